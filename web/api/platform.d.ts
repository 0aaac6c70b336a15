// What the types of the package say of the platform. A program whose libraries have a class gets that class; one
// without the DOM, such as a program for Node, can still be checked.

/** The instances of a global class; `Otherwise` where the program knows no such class. */
type Instance<Name extends string, Otherwise> = typeof globalThis extends {
  [Key in Name]: { prototype: infer Type };
}
  ? Type
  : Otherwise;

export type PlatformEvent = Instance<"Event", { readonly type: string }>;
export type PlatformTarget = Instance<"EventTarget", { dispatchEvent(event: PlatformEvent): boolean }>;
export type Signal = Instance<"AbortSignal", { throwIfAborted(): void }>;
export type Context = Instance<"CanvasRenderingContext2D", object>;
/** A canvas, in a page or not. */
export type Canvas =
  | Instance<"HTMLCanvasElement", never>
  | Instance<"OffscreenCanvas", never>
  | { width: number; height: number; getContext(type: "2d"): unknown };

/** What was compiled of a binary. */
type Module = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Type } } } ? Type : never;
/** The engine's binary: an address, a response, its bytes, or what was compiled of them. */
export type Binary = string | Instance<"URL", never> | Instance<"Response", never> | ArrayBuffer | ArrayBufferView | Module;

/** What is called when an event takes place. */
export type Listener<Type> = ((event: Type) => void) | { handleEvent(event: Type): void } | null;
export type ListenerOptions = boolean | { capture?: boolean; once?: boolean; passive?: boolean; signal?: Signal };
