// Runs one program, in a worker that sandbox.html starts and that ends with it. This file is passed there as text, so
// it imports nothing. It is given, through its port, first what it loads, then the program; it answers "ready",
// "started" and, once, what it has recorded. A program may do all that a worker may: what it answers is checked where it is read
// (reply.js).

{
  /** @typedef {import("./reply.js").Reply} Reply */
  /** @typedef {import("./reply.js").Failed} Failed */
  /**
   * @typedef {object} Program
   * @property {"python" | "javascript"} language
   * @property {string} source  with hooks
   * @property {string} start
   * @property {import("./sandbox.js").GivenTree} tree
   * @property {{ events: number, seconds: number }} limits
   * @property {string} answers  what the reader answers when the program asks, a line each
   * @property {number} positions  the most of a game by its functions, if that is asked for; otherwise 0
   * @property {Record<string, string>} modules  files of Python, by their names without ending
   */
  /** @typedef {(message: unknown, transfer?: any) => void} Send */
  /**
   * @typedef {object} Loaded
   * @property {"python" | "javascript"} language
   * @property {number} memory  in megabytes
   * @property {string} [micropython]  of Python alone, as what follows
   * @property {ArrayBuffer} [wasm]
   * @property {string} [hooks]
   * @property {number} [events]  the most that a run may have: room is made for them
   */

  const [CALL, RETURN, SET, AT, VALUE, FLAG, PART, NODE] = [0, 1, 2, 3, 4, 5, 6, 7];
  /** What a value is called that is returned beside a move. */
  const RESULTS = ["value", "score", "val", "eval", "utility"];
  /** The most characters that a program prints here, and that its result and a message have. */
  const [MOST_PRINTED, MOST_TOLD] = [10_000, 1_000];
  /** A list with as many parts is no record of a node, such as one with its merit. */
  const MOST_OF_RECORD = 6;
  /** The bytes of an event of Python (python/hooks.py). */
  const SIZE = 25;
  /** What Python needs besides what a program may have, and the events. */
  const OWN_MEMORY = 8 << 20;

  const { now } = performance;
  const clock = now.bind(performance);
  const Float64 = Float64Array;
  const isArray = Array.isArray;
  const error = Error;
  const importAll = /** @type {any} */ (self).importScripts;

  self.onmessage = ({ data, ports: [port] }) => {
    self.onmessage = null;
    /** @type {Send} */
    const send = port.postMessage.bind(port);
    void load(data).then((/** @type {any} */ python) => {
      port.onmessage = ({ data: program }) => {
        port.onmessage = null;
        run(program, python, send);
      };
      send("ready");
    });
  };

  /** Loads MicroPython, for a program that needs it. @param {Loaded} given */
  async function load({ language, memory, micropython = "", wasm, hooks = "", events = 0 }) {
    if (language !== "python") return undefined;
    const { fetch } = self;
    // It would fetch its module, and tell the console what it can't.
    self.fetch = async () => new Response(wasm, { headers: { "Content-Type": "application/wasm" } });
    const tell = console.error;
    console.error = () => {};
    const address = URL.createObjectURL(new Blob([micropython], { type: "text/javascript" }));
    const { loadMicroPython } = await import(address);
    URL.revokeObjectURL(address);
    /** @type {{ put: (byte: number) => void }} */
    const printed = { put() {} };
    const put = (/** @type {Uint8Array} */ [byte]) => printed.put(byte);
    const python = await loadMicroPython({
      heapsize: memory << 20,
      url: "micropython.wasm",
      stdout: put,
      stderr: put,
      linebuffer: false,
      // In words: by default, it would be used up before the stack is.
      pystack: 16_384,
    });
    self.fetch = fetch;
    console.error = tell;
    const room = python._module._malloc(events * SIZE + 1);
    // Its heap would grow up to 2 GB.
    const { prototype } = WebAssembly.Memory;
    const { grow } = prototype;
    let left = OWN_MEMORY;
    prototype.grow = function (pages) {
      if (pages << 16 > left) throw new RangeError("the memory is used up");
      left -= pages << 16;
      return grow.call(this, pages);
    };
    python.FS.mkdir("/lib");
    python.runPython(hooks);
    return { ...python, printed, room };
  }

  /**
   * @param {Program} program
   * @param {any} python
   * @param {Send} send
   */
  function run(program, python, send) {
    const recording = program.language === "python" ? ofPython(program, python, send) : ofJavaScript(program, send);
    send("started");
    recording.start();
  }

  /**
   * Returns a function that sends what was recorded, the first time.
   * @param {Send} send
   * @param {() => Pick<Reply, "events" | "names" | "output">} recorded
   */
  function reportTo(send, recorded) {
    let isSent = false;
    return (
      /** @type {unknown} */ result,
      /** @type {Failed | null} */ failed,
      /** @type {string | null} */ game = null,
    ) => {
      if (isSent) return;
      const reply = { ...recorded(), result, failed, game };
      const { kind, line, frame, node, name, value } = reply.events;
      send(reply, [kind.buffer, line.buffer, frame.buffer, node.buffer, name.buffer, value.buffer]);
      // Where the stack is used up, there is no room for it; a later hook tries again.
      isSent = true;
    };
  }

  /** Returns columns for events. @param {number} length */
  function columns(length) {
    return {
      kind: new Uint8Array(length),
      line: new Uint32Array(length),
      frame: new Uint32Array(length),
      node: new Int32Array(length),
      name: new Uint32Array(length),
      value: new Float64(length),
    };
  }

  // Python

  /** @param {Program} program @param {any} python @param {Send} send */
  function ofPython({ source, start, tree, limits, modules, positions, answers }, python, send) {
    const { _module: memory, FS, globals, printed, room: address } = python;
    for (const name of Object.keys(modules)) {
      const parts = name.split("/");
      for (let at = 1; at < parts.length; at++) {
        const folder = `/lib/${parts.slice(0, at).join("/")}`;
        if (!FS.analyzePath(folder).exists) FS.mkdir(folder);
      }
      FS.writeFile(`/lib/${name}.py`, modules[name]);
    }
    if (address === 0) throw new error("there is no room for events");
    // As in hooks.py: an event that has not happened has the kind 0.
    memory.setValue(address, 0, "i8");
    /** @type {string[]} */
    const names = [];
    /** @type {number[]} */
    const bytes = [];
    let count = 0;
    const from = clock();
    const report = reportTo(send, recorded);
    printed.put = (/** @type {number} */ byte) => {
      if (bytes.length < 4 * MOST_PRINTED) bytes.push(byte);
      if (++count % 4096 === 0 && clock() - from > 1000 * limits.seconds) stop("seconds", 0);
    };

    function recorded() {
      let ended = 0;
      while (ended < limits.events && memory.getValue(address + ended * SIZE, "i8") !== 0) ended++;
      const events = columns(ended);
      const double = new DataView(new ArrayBuffer(8));
      for (let at = 0, place = address; at < ended; at++, place += SIZE) {
        events.kind[at] = memory.getValue(place, "i8") - 1;
        events.line[at] = word(place + 1);
        events.frame[at] = word(place + 5);
        events.node[at] = word(place + 9);
        events.name[at] = word(place + 13);
        double.setUint32(0, word(place + 17), true);
        double.setUint32(4, word(place + 21), true);
        events.value[at] = double.getFloat64(0, true);
      }
      const output = new TextDecoder().decode(new Uint8Array(bytes)).slice(0, MOST_PRINTED);
      return { events, names, output };
    }

    /** Returns four bytes, which may stand anywhere. @param {number} place */
    function word(place) {
      let number = 0;
      for (let at = 3; at >= 0; at--) number = (number << 8) | (memory.getValue(place + at, "i8") & 255);
      return number;
    }

    /** @param {Failed["kind"]} kind @param {number} line */
    function stop(kind, line) {
      report(null, { kind, message: "", line });
      throw new error(kind);
    }

    return {
      start() {
        const given = tree.nodes.map(({ path, name, max, value, children, chance }) => [
          path,
          name,
          max,
          value,
          children,
          chance,
        ]);
        /** JSON has no infinite numbers, but those that are too great to be read. */
        const text = JSON.stringify(given, (_, it) =>
          typeof it === "number" && !Number.isFinite(it) ? `${it}!` : (it ?? null),
        );
        const passed = {
          __source: source,
          __start: start,
          __tree: text.replace(/"(-?)Infinity!"/g, "$11e999"),
          __extended: Object.keys(modules).join(" "),
          __address: address,
          __most: limits.events,
          __milliseconds: 1000 * limits.seconds,
          __named: (/** @type {string} */ name) => void names.push(name),
          __stop: stop,
          __done: (/** @type {unknown} */ result) =>
            report(typeof result === "string" ? result.slice(0, MOST_TOLD) : result, null),
          __positions: positions,
          __answers: answers,
        };
        for (const [name, value] of Object.entries(passed)) globals.set(name, value);
        const order = "source start tree extended address most milliseconds named stop done positions answers".split(
          " ",
        );
        try {
          python.runPython(`game = run(${order.map((name) => `globals().pop("__${name}")`).join(", ")})`);
          if (positions === 0) return;
          let game = null;
          while (game === null) {
            if (clock() - from > 1000 * limits.seconds) stop("seconds", 0);
            python.runPython("told = next(game)");
            game = globals.get("told");
          }
          report(null, null, game);
        } catch (fault) {
          report(null, failureOfPython(fault));
        }
      },
    };
  }

  /** Returns what an error of MicroPython says. @param {any} fault @returns {Failed} */
  function failureOfPython(fault) {
    const text = String(fault?.message ?? fault).trimEnd();
    const lines = [...text.matchAll(/File "program\.py", line (\d+)/g)].map(([, line]) => Number(line));
    const message = text.slice(text.lastIndexOf("\n") + 1).slice(0, MOST_TOLD);
    const missing = /^ImportError: no module named '([^']*)'/.exec(message);
    const failed = { message, line: lines.at(-1) ?? 0, traceback: lines };
    if (missing) return { ...failed, kind: "module", message: missing[1] };
    if (/^(Syntax|Indentation)Error/.test(message)) return { ...failed, kind: "syntax" };
    if (/^MemoryError/.test(message)) return { ...failed, kind: "memory" };
    if (/^NobodyToAsk/.test(message)) return { ...failed, kind: "input", message: "input()" };
    const isDeep = /recursion depth exceeded|pystack exhausted|call stack|too much recursion/.test(message);
    return { ...failed, kind: isDeep ? "depth" : "exception" };
  }

  // JavaScript

  /** What `prompt` throws. */
  class NobodyToAsk extends Error {
    name = "NobodyToAsk";
  }

  /** What stands for a page, for its elements and for all that they return: a program may build a board of them. @type {any} */
  const element = new Proxy(() => {}, {
    get: (_, key) =>
      key === Symbol.toPrimitive ? () => "" : key === Symbol.iterator ? () => [][Symbol.iterator]() : element,
    set: () => true,
    apply: () => element,
    construct: () => element,
  });
  const PAGE = {
    document: element,
    window: element,
    localStorage: element,
    alert() {},
    module: {},
    exports: {},
    /** @param {string} name */
    require: (name) => missing(name),
  };

  /**
   * Returns what stands for a module that is not there, and for what it would have. Whoever calls it is told.
   * @param {string} name
   * @returns {any}
   */
  function missing(name) {
    const told = () => {
      throw new NoModule(name);
    };
    return new Proxy(() => {}, {
      get: (_, key) => (typeof key === "symbol" ? undefined : missing(name)),
      apply: told,
      construct: told,
    });
  }

  class NoModule extends Error {
    name = "NoModule";
  }

  class Node {
    #index;

    /** @param {number} index @param {import("./sandbox.js").GivenNode} of */
    constructor(index, { path, name, max, value, chance }) {
      this.#index = index;
      this.path = path;
      this.name = name ?? null;
      this.isMax = this.is_max = max;
      this.value = value ?? null;
      /** The probabilities of its moves, if chance makes them, and that of the move that leads to it, if chance makes that. */
      this.probabilities = chance ?? null;
      /** @type {number | null} */
      this.probability = null;
      this.isChance = this.is_chance = !!chance;
      /** @type {Node | null} */
      this.parent = null;
      /** @type {Node[]} */
      this.children = [];
    }

    /** Returns the index of a node, -1 of anything else. @param {any} value */
    static indexOf(value) {
      return typeof value === "object" && value !== null && #index in value ? value.#index : -1;
    }
  }

  /** @param {Program} program @param {Send} send */
  function ofJavaScript({ source, start, tree, limits, positions, answers }, send) {
    let events = columns(1024);
    let ended = 0;
    let begun = 0;
    let output = "";
    /** @type {string[]} */
    const names = [];
    /** @type {Record<string, number>} */
    const numbers = { __proto__: /** @type {any} */ (null) };
    /** The calls that have not ended, the last one first. @type {Call | null} */
    let top = null;
    /** @typedef {{ call: number, node: number, name: number, line: number, below: Call | null }} Call */
    const report = reportTo(send, recorded);
    const from = clock();

    function recorded() {
      const made = columns(ended);
      for (const key of /** @type {(keyof typeof made)[]} */ (Object.keys(made)))
        made[key].set(events[key].subarray(0, ended));
      return { events: made, names, output };
    }

    /** @param {Failed["kind"]} kind @param {number} line @returns {never} */
    function stop(kind, line) {
      report(null, { kind, message: "", line });
      throw new error(kind);
    }

    /** @param {number} line */
    function tick(line) {
      if (clock() - from > 1000 * limits.seconds) stop("seconds", line);
    }

    /** @param {number} kind @param {number} line @param {number} call @param {number} node @param {number} name @param {unknown} value */
    function write(kind, line, call, node, name, value) {
      tick(line);
      if (positions > 0) return;
      if (ended === limits.events) stop("events", line);
      if (ended === events.kind.length) {
        const wider = columns(Math.min(2 * ended, limits.events));
        for (const key of /** @type {(keyof typeof wider)[]} */ (Object.keys(wider))) wider[key].set(events[key]);
        events = wider;
      }
      // From here on nothing is called: where the stack is used up, an event is told whole or not at all.
      events.kind[ended] = kind;
      events.line[ended] = line;
      events.frame[ended] = call;
      events.node[ended] = node;
      events.name[ended] = name;
      events.value[ended] = typeof value === "number" || typeof value === "boolean" ? Number(value) : Number.NaN;
      ended++;
    }

    /** @param {string} name */
    function numberOf(name) {
      numbers[name] ??= names.push(name) - 1;
      return numbers[name];
    }

    /**
     * Returns a call if it goes on. Those above it have ended by an exception: they have greater numbers. One that has
     * returned may still have a `finally`, of which nothing is told.
     * @param {number} call
     */
    function goingOn(call) {
      while (top && top.call > call) {
        const { call: ended, line, node, name } = top;
        top = top.below;
        write(RETURN, line, ended, node, name, undefined);
      }
      return top?.call === call ? top : null;
    }

    const hooks = {
      /** @param {number} line @param {string} name @param {string[]} parameters @param {unknown[]} values */
      __in(line, name, parameters, values) {
        const call = begun + 1;
        let node = -1;
        for (let at = 0; at < values.length && node < 0; at++) node = Node.indexOf(values[at]);
        const number = numberOf(name);
        write(CALL, line, call, node, number, undefined);
        begun = call;
        top = { call, node, name: number, line, below: top };
        for (let at = 0; at < values.length; at++) {
          const type = typeof values[at];
          if (type === "number") write(SET, line, call, node, numberOf(parameters[at]), values[at]);
          else if (type === "boolean") write(FLAG, line, call, node, numberOf(parameters[at]), values[at]);
        }
        return call;
      },
      /** @param {number} call @param {number} line @param {unknown} value */
      __out(call, line, value) {
        const going = goingOn(call);
        if (!going) return value;
        top = going.below;
        const parts = isArray(value) && value.length < 4 ? value : [];
        if (parts.filter((part) => typeof part === "number").length > 1)
          for (let place = 0; place < parts.length; place++)
            if (typeof parts[place] === "number")
              write(PART, line, call, going.node, numberOf(String(place)), parts[place]);
        write(RETURN, line, call, going.node, going.name, numberIn(value));
        return value;
      },
      /** @param {number} call @param {number} line @param {string} name @param {unknown} value */
      __set(call, line, name, value) {
        const going = goingOn(call);
        if (!going) return value;
        going.line = line;
        const node = nodeIn(value);
        if (node >= 0) write(NODE, line, call, node, numberOf(name), undefined);
        else write(SET, line, call, going.node, numberOf(name), typeof value === "boolean" ? undefined : value);
        return value;
      },
      /** @param {number} call @param {number} line */
      __at(call, line) {
        const going = goingOn(call);
        if (!going) return;
        going.line = line;
        write(AT, line, call, going.node, going.name, undefined);
      },
      __tick: tick,
    };

    /** Returns the value of a node, which a call asks for. @param {Node} node */
    function asked(node) {
      const index = Node.indexOf(node);
      if (top && index >= 0 && typeof node.value === "number")
        write(VALUE, top.line, top.call, index, top.name, node.value);
      return node.value;
    }

    const nodes = tree.nodes.map((given, index) => new Node(index, given));
    tree.nodes.forEach(({ children, chance }, index) => {
      nodes[index].children = children.map((child) => nodes[child]);
      children.forEach((child, at) => {
        nodes[child].parent = nodes[index];
        nodes[child].probability = chance?.[at] ?? null;
      });
    });
    const isLeaf = (/** @type {Node} */ node) => node.children.length === 0;
    const isMax = (/** @type {Node} */ node) => node.isMax;
    const isChance = (/** @type {Node} */ node) => node.isChance;
    const found = {
      Node,
      root: nodes[0],
      children: (/** @type {Node} */ node) => node.children,
      value: asked,
      is_leaf: isLeaf,
      isLeaf,
      is_max: isMax,
      isMax,
      is_chance: isChance,
      isChance,
      probability: (/** @type {Node} */ node) => node.probability,
      parent: (/** @type {Node} */ node) => node.parent,
    };

    /** Prints what a program logs. @param {unknown[]} values */
    function print(...values) {
      tick(0);
      if (output.length < MOST_PRINTED) output = `${output}${values.map(written).join(" ")}\n`.slice(0, MOST_PRINTED);
    }

    return {
      start() {
        const lines = answers ? answers.split("\n") : [];
        const prompt = () => {
          const answer = lines.shift();
          if (answer === undefined) throw new NobodyToAsk("prompt");
          return answer;
        };
        for (const [name, value] of Object.entries({ ...found, ...PAGE, prompt, ...hooks }))
          Object.defineProperty(self, name, { value, writable: true, configurable: true });
        for (const name of /** @type {const} */ (["log", "info", "debug", "warn", "error"])) console[name] = print;
        /** @type {unknown} */
        let result = null;
        const scripts = [source];
        if (positions > 0) scripts.push(`__result((${ROLES_FOUND}));`);
        else if (start) scripts.push(`__result((${start}\n));`);
        Object.defineProperty(self, "__given", { value: { ...found, __proto__: null } });
        Object.defineProperty(self, "__result", {
          value: (/** @type {unknown} */ it) => (result = it),
          configurable: true,
        });
        const addresses = scripts.map((text) => URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
        /** @type {unknown} */
        let failed = null;
        try {
          try {
            importAll(addresses[0]);
          } catch (fault) {
            // What it had made until then can be called.
            if (!(start || positions)) throw fault;
            failed = fault;
          }
          try {
            for (const address of addresses.slice(1)) importAll(address);
          } catch (fault) {
            throw failed && fault instanceof ReferenceError ? failed : fault;
          }
          if (positions > 0) report(null, null, gameOf(/** @type {any} */ (result), positions));
          else report(resultOf(result), null);
        } catch (fault) {
          report(null, failureOfJavaScript(fault, addresses[0]));
        }
      },
    };
  }

  /** What a game by its functions calls them, the most telling first. @type {Record<string, string>} */
  const ROLES = {
    start: "start initialState initial_state initial startState newGame",
    moves: "moves actions legalMoves getMoves availableMoves getLegalMoves",
    play: "play result makeMove applyMove doMove successor",
    value: "value utility evaluate evaluation score",
    player: "player toMove isMax turn currentPlayer",
    terminal: "terminal isTerminal terminalTest gameOver isOver",
    chance: "chance probabilities",
  };
  /** What the program has itself of these, which is known only inside of its script. */
  const ROLES_FOUND = `{${Object.entries(ROLES).map(
    ([role, names]) =>
      `${role}: ${names
        .split(" ")
        .map((name) => `typeof ${name} !== "undefined" && ${name} !== self.__given.${name} ? ${name} : `)
        .join("")}undefined`,
  )}}`;

  /** Is it a value that JSON can write? @param {any} value @returns {boolean} */
  function isData(value) {
    if (typeof value !== "object" || value === null) return typeof value !== "function" && !Number.isNaN(value);
    const isPlain = isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
    return isPlain && Object.values(value).every(isData);
  }

  /**
   * Returns the positions of a game as JSON, as many plies as there is room for: for each whether MAX is to move, its value
   * if it is the last one of a line, and its moves with the numbers of the positions that they lead to, and a weight if chance
   * makes them. Positions of a ply that are data written alike are equal.
   * @param {Record<string, any>} roles
   * @param {number} most
   */
  function gameOf(roles, most) {
    for (const role of "start moves play value".split(" "))
      if (roles[role] === undefined) throw new ReferenceError(`a game needs ${role}`);
    const { moves, play, value, player, terminal } = roles;
    // The name may be that of something else.
    const chance = typeof roles.chance === "function" ? roles.chance : null;
    const start = typeof roles.start === "function" ? roles.start() : roles.start;
    const first = player?.(start);
    // `turn` is whose turn it is if players take turns.
    const isMax = (/** @type {unknown} */ state, /** @type {boolean} */ turn) => {
      if (!player) return turn;
      const who = player(state);
      if (typeof who === "boolean") return who;
      if (/^(max|min)$/i.test(who)) return /^max$/i.test(who);
      // Whoever begins is MAX.
      return who === first;
    };
    const number = (/** @type {unknown} */ value) => {
      if (typeof value !== "number" || Number.isNaN(value))
        throw new TypeError(`value(state) should be a number; it is ${written(value)}`);
      return Math.abs(value) === Infinity ? (value > 0 ? "inf" : "-inf") : value;
    };
    /** @type {[isMax: boolean, value: number | string | null, moves: (string | number)[][]][]} */
    const told = [[isMax(start, true), null, []]];
    /** @type {[number, unknown][]} */
    let level = [[0, start]];
    let plies = 0;
    while (level.length > 0 && told.length <= most) {
      /** @type {Map<string | number, number>} */
      const numbers = new Map();
      /** @type {typeof level} */
      const below = [];
      for (const [place, state] of level) {
        const choices = terminal?.(state) ? [] : [...moves(state)];
        if (choices.length === 0) told[place][1] = number(value(state));
        const weights = (choices.length > 0 && chance?.(state)) || null;
        if (weights && weights.length !== choices.length)
          throw new RangeError(
            `chance(state) should have a number for each move: ${choices.length}, not ${weights.length}`,
          );
        // Chance moves between the players' turns.
        const following = told[place][0] === (weights !== null);
        for (const [choice, move] of choices.entries()) {
          const after = play(state, move);
          const turn = isMax(after, following);
          // Others may be written alike and differ.
          const key = isData(after) ? `${turn} ${JSON.stringify(after)}` : told.length;
          let at = numbers.get(key);
          if (at === undefined) {
            at = told.push([turn, null, []]) - 1;
            numbers.set(key, at);
            below.push([at, after]);
          }
          told[place][2].push(weights ? [written(move), at, number(weights[choice])] : [written(move), at]);
        }
        if (told.length > most) break;
      }
      if (told.length > most) {
        // The positions of this ply end the game, and count by their values.
        for (const [place, state] of level) told[place] = [told[place][0], number(value(state)), []];
        told.length = level[level.length - 1][0] + 1;
        return JSON.stringify({ positions: told, plies, whole: false });
      }
      level = below;
      plies++;
    }
    // The last level has no moves.
    return JSON.stringify({ positions: told, plies: plies - 1, whole: true });
  }

  /** Returns what a call returns: a number, or one beside a move. @param {any} result */
  function numberIn(result) {
    if (typeof result !== "object" || result === null) return typeof result === "number" ? result : undefined;
    if (!isArray(result)) return RESULTS.map((key) => result[key]).find((part) => typeof part === "number");
    const numbers = result.filter((part) => typeof part === "number");
    return numbers.length < 4 ? numbers[0] : undefined;
  }

  /** Returns the index of a node, also of one in a record of a node and something else; otherwise -1. @param {any} value */
  function nodeIn(value) {
    if (typeof value !== "object" || value === null) return -1;
    const own = Node.indexOf(value);
    if (own >= 0) return own;
    if (!isArray(value)) return Node.indexOf(value.node);
    const nodes = value.length < MOST_OF_RECORD ? value.map(Node.indexOf).filter((index) => index >= 0) : [];
    return nodes.length === 1 && value.length > 1 ? nodes[0] : -1;
  }

  /** Returns a value as it is printed. @param {unknown} value @returns {string} */
  function written(value) {
    if (typeof value === "string") return value;
    if (Node.indexOf(value) >= 0) return `Node ${/** @type {any} */ (value).name ?? /** @type {any} */ (value).path}`;
    if (typeof value !== "object" || value === null || value instanceof error) return String(value);
    try {
      const isNode = (/** @type {unknown} */ it) => (Node.indexOf(it) >= 0 ? written(it) : it);
      return JSON.stringify(value, (_, it) =>
        typeof it === "number" ? (Number.isFinite(it) ? it : String(it)) : isNode(it),
      );
    } catch {
      return isArray(value) ? "[…]" : "{…}";
    }
  }

  /** @param {unknown} result */
  function resultOf(result) {
    if (result === undefined || result === null) return null;
    return typeof result === "number" ? result : written(result).slice(0, MOST_TOLD);
  }

  /** Returns what an error of JavaScript says. @param {any} fault @param {string} address  of the program @returns {Failed} */
  function failureOfJavaScript(fault, address) {
    const isError = fault instanceof error;
    // Chromium says where it was loaded, too.
    const said = isError ? fault.message.replace(/^Failed to execute 'importScripts' on '\w+': /, "") : "";
    const message = (isError ? `${fault.name}: ${said}` : written(fault)).slice(0, MOST_TOLD);
    const stack = isError ? String(fault.stack) : "";
    // Where the program itself is wrong, its address may be told, but not as that of a call.
    const parts = stack.split(`${address}:`);
    const isCall = (/** @type {string} */ _, /** @type {number} */ at) => at > 0 && /(\bat |\(|@)$/.test(parts[at - 1]);
    // The innermost call comes first.
    const lines = parts
      .filter(isCall)
      .map((part) => Number.parseInt(part, 10))
      .reverse();
    const failed = { message, line: lines.at(-1) ?? /** @type {any} */ (fault)?.lineNumber ?? 0, traceback: lines };
    if (fault instanceof SyntaxError && lines.length === 0) return { ...failed, kind: "syntax" };
    if (fault instanceof NobodyToAsk) return { ...failed, kind: "input", message: "prompt()" };
    if (fault instanceof NoModule) return { ...failed, kind: "module", message: fault.message };
    const isDeep = /call stack|too much recursion/.test(message);
    return { ...failed, kind: isDeep ? "depth" : "exception" };
  }
}
