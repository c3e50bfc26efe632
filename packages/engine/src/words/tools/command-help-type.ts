// What players read about a command.

/** What players read about one kind of command. */
export interface CommandHelp {
  /** On a button. */
  readonly title: string;
  /** The verbs that begin a line, the usual one first. */
  readonly verbs: readonly string[];
  /** Keys as a keyboard names them, the usual one first; `^D` with Ctrl. Empty for the direction keys. */
  readonly keys: readonly string[];
  /** The words after the verb in a line; optional words in brackets. */
  readonly asks: string;
  /** Whether it takes game time. */
  readonly takesTurn: boolean;
  /** One sentence. */
  readonly about: string;
}
