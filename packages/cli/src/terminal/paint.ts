// The project's colours in as many bits as the terminal has.

import type { Terminal } from './terminal.ts';

/** The meaning of a colour. No information is in colour alone. */
export type Tone = 'accent' | 'muted' | 'good' | 'bad' | 'strong';

/**
 * Parameters of the escape sequence in 24 bits, of 256 colours, and of 16. The ground of the terminal isn't
 * known: each has about the same contrast with black and with white.
 */
const CODES: Readonly<Record<Tone, readonly [deep: string, middle: string, plain: string]>> = {
  accent: ['38;2;148;111;42', '38;5;130', '33'],
  muted: ['38;2;121;117;107', '38;5;243', '90'],
  good: ['38;2;63;131;90', '38;5;29', '32'],
  bad: ['38;2;198;75;94', '38;5;161', '31'],
  strong: ['1', '1', '1'],
};

/** The text in a tone; as it is where there are no colours. */
export function paint(terminal: Terminal, tone: Tone, text: string): string {
  const { colourDepth } = terminal;
  if (colourDepth <= 1 || text === '') {
    return text;
  }
  const [deep, middle, plain] = CODES[tone];
  const code = colourDepth >= 24 ? deep : colourDepth >= 8 ? middle : plain;
  return `\u001b[${code}m${text}\u001b[0m`;
}
