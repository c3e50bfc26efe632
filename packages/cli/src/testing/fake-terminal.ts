// A terminal for tests: it listens.

import type { Terminal } from '../terminal/terminal.ts';

/** A terminal that keeps what is printed. */
export interface FakeTerminal extends Terminal {
  /** Everything written so far. */
  readonly written: string;
  /** Everything complained so far. */
  readonly complaints: string;
}

/** A terminal of 80 columns without colours, or otherwise where said. */
export function fakeTerminal(otherwise: Partial<Terminal> = {}): FakeTerminal {
  const texts = { written: '', complaints: '' };
  return {
    write: text => {
      texts.written += text;
    },
    complain: text => {
      texts.complaints += text;
    },
    watched: false,
    columns: 80,
    colourDepth: 1,
    unicode: true,
    exitCode: 0,
    ...otherwise,
    get written() {
      return texts.written;
    },
    get complaints() {
      return texts.complaints;
    },
  };
}
