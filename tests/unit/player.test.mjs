import assert from "node:assert/strict";
import { test } from "node:test";
import { advance, beside, EMPTY, isAtEnd, LEGAL, SPEEDS, WHOLE } from "../../web/js/viewer/player.js";

const loaded = advance(EMPTY, { type: "load", steps: 10, at: 4 });

/** Plays for `ms` milliseconds, with a frame every `each` milliseconds. */
function run(player, ms, each = 16) {
  for (let now = 1; now <= 1 + ms; now += each) player = advance(player, { type: "frame", now });
  return player;
}

test("it never starts by itself", () => {
  assert.equal(loaded.status, "idle");
  assert.equal(run(loaded, 5000), loaded);
});

test("events that are not listed for a status change nothing", () => {
  const states = {
    empty: EMPTY,
    idle: loaded,
    playing: advance(loaded, { type: "play" }),
    scrubbing: advance(loaded, { type: "grab" }),
  };
  const types = new Set(Object.values(LEGAL).flat());
  for (const [status, player] of Object.entries(states)) {
    assert.equal(player.status, status);
    for (const type of types) {
      if (!LEGAL[status].includes(type))
        assert.equal(advance(player, { type, at: 1, now: 1, speed: 1, by: 1, parts: WHOLE }), player);
    }
  }
});

test("seeking stays inside the run and stops playing", () => {
  const playing = advance(loaded, { type: "play" });
  assert.equal(advance(playing, { type: "seek", at: 99 }).at, 10);
  assert.equal(advance(playing, { type: "seek", at: -1 }).at, 0);
  assert.equal(advance(playing, { type: "seek", at: 5 }).status, "idle");
  assert.equal(advance(advance(loaded, { type: "grab" }), { type: "seek", at: 5 }).status, "scrubbing");
});

test("playing at one step a second makes one step a second", () => {
  const played = run(advance(loaded, { type: "play" }), 3400);
  assert.equal(played.at, 4 + 4, "the first one comes early, so that pressing play shows something");
  assert.equal(played.status, "playing");
});

test("it stops at the end, and begins again from there", () => {
  const ended = run(advance(loaded, { type: "play" }), 60_000);
  assert.deepEqual([ended.at, ended.status], [10, "idle"]);
  assert.equal(advance(ended, { type: "toggle" }).at, 0);
});

test("fast playing does not depend on the frame rate", () => {
  let player = advance(advance(EMPTY, { type: "load", steps: 100_000, at: 0 }), {
    type: "speed",
    speed: SPEEDS.indexOf(1000),
  });
  player = advance(player, { type: "play" });
  for (const each of [4, 16, 100]) {
    const { at } = run(player, 2000, each);
    assert.ok(Math.abs(at - 2000) < 110, `${at} steps in two seconds with a frame each ${each} ms`);
  }
});

test("after a long gap between frames it does not jump", () => {
  let player = advance(advance(EMPTY, { type: "load", steps: 1e6, at: 0 }), {
    type: "speed",
    speed: SPEEDS.length - 1,
  });
  player = run(advance(player, { type: "play" }), 100);
  const { at } = advance(player, { type: "frame", now: 1e7 });
  assert.ok(at - player.at < 300);
});

test("the speed has limits", () => {
  let player = loaded;
  for (let i = 0; i < 20; i++) player = advance(player, { type: "faster" });
  assert.equal(player.speed, SPEEDS.length - 1);
  for (let i = 0; i < 20; i++) player = advance(player, { type: "slower" });
  assert.equal(player.speed, 0);
  assert.equal(advance(player, { type: "slower" }), player);
});

test("a run without steps can't be played", () => {
  const player = advance(EMPTY, { type: "load", steps: 0, at: 3 });
  assert.equal(player.at, 0);
  assert.equal(advance(player, { type: "play" }).status, "idle");
});

/** Steps of 1, 2, 3, 1, 2, 3 … parts. */
const parts = (/** @type {number} */ step) => (step === 0 ? 0 : 1 + ((step - 1) % 3));
const byEvent = advance(advance(EMPTY, { type: "load", steps: 6, at: 0 }), { type: "by", parts });

test("by event it goes through all parts, and back through the same", () => {
  const places = [byEvent];
  while (!isAtEnd(places[places.length - 1])) places.push(advance(places[places.length - 1], { type: "move", by: 1 }));
  assert.equal(places.length, 1 + 2 * (1 + 2 + 3));
  const seen = places.map(({ at, part }) => `${at}.${part}`);
  assert.deepEqual(seen.slice(0, 8), ["0.0", "1.0", "2.1", "2.0", "3.1", "3.2", "3.0", "4.0"]);
  let player = places[places.length - 1];
  const back = [];
  for (let count = 1; count < places.length; count++) {
    back.unshift(`${player.at}.${player.part}`);
    player = advance(player, { type: "move", by: -1 });
  }
  assert.deepEqual([`${player.at}.${player.part}`, ...back], seen);
  assert.deepEqual(beside(player, -1), { at: 0, part: 0 }, "nothing is before the start");
  assert.deepEqual(beside(places[places.length - 1], 1), { at: 6, part: 0 }, "nor behind the end");
});

test("a jump, scrubbing and switching end at a whole step", () => {
  const within = advance(byEvent, { type: "load", steps: 6, at: 3, part: 2 });
  assert.deepEqual([within.at, within.part], [3, 2]);
  for (const event of [
    { type: "seek", at: 3 },
    { type: "by", parts: WHOLE },
    { type: "load", steps: 6, at: 3 },
  ]) {
    const { at, part } = advance(within, event);
    assert.deepEqual([at, part], [3, 0], event.type);
  }
  assert.equal(advance(byEvent, { type: "load", steps: 6, at: 3, part: 3 }).part, 0, "the last part is the step");
  assert.equal(advance(byEvent, { type: "load", steps: 6, at: 3, part: 99 }).part, 0);
});

test("it plays by parts", () => {
  const playing = advance(byEvent, { type: "play" });
  const played = run(playing, 3400);
  assert.deepEqual([played.at, played.part], [3, 1], "the fourth part");
  const ended = run(playing, 60_000);
  assert.deepEqual([ended.at, ended.part, ended.status], [6, 0, "idle"]);
});
