// The statements of a document that contradict its program, each of which a ruleset may follow or not.

import type { Patch } from './patch.ts';

/** One statement of a document. */
interface Switch<Rules> {
  /** The house ruleset follows it. */
  readonly house: boolean;
  readonly patch: Patch<Rules>;
}

/** The statements of a document, by switch name. */
export type Switches<Rules, Name extends string = string> = Readonly<Record<Name, Switch<Rules>>>;
