// The element <ply-scope> in JSX, for React: `import type {} from "plyscope/jsx"`.

import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { PlyscopeElement, PlyscopeElementEvents } from "../js/element/plyscope-element.js";
import type { AlgorithmName, OptionName } from "./searches.js";

type Handler<Type extends keyof PlyscopeElementEvents> = (event: PlyscopeElementEvents[Type]) => void;

/** What a link says of a run, as attributes. */
interface LinkAttributes {
  algorithm?: AlgorithmName;
  game?: string;
  /** The step: 12, "40%", "end", "cutoff:2", "node:2.1". */
  at?: number | string;
  by?: "event";
  part?: number;
  from?: number | string;
  to?: number | string;
  /** Separated by commas: critical, line, solution, leaves. */
  overlay?: string;
  names?: "letters" | "numbers";
  /** Other names for MAX and MIN, separated by a comma. */
  players?: string;
  speed?: number;
  panel?: "search" | "listing" | "none";
  packed?: string;
  /** Shows the transport. React 18 writes `false`, too: leave it out there. */
  controls?: boolean | "";
  theme?: "light" | "dark";
  /** Events of the element, which React 19 listens to. */
  onready?: Handler<"ready">;
  onstep?: Handler<"step">;
  onend?: Handler<"end">;
}

/** The attributes of `<ply-scope>`. */
export type PlyscopeAttributes = LinkAttributes & { [Name in Exclude<OptionName, keyof LinkAttributes>]?: string | number } & Omit<
    DetailedHTMLProps<HTMLAttributes<PlyscopeElement>, PlyscopeElement>,
    keyof LinkAttributes | OptionName
  >;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "ply-scope": PlyscopeAttributes;
    }
  }
}
