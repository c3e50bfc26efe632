// The project's colours in as many bits as the terminal has.

import type { Terminal } from './terminal.ts';

/** What a colour says. Nothing is told by colour alone. */
export type Tone = 'accent' | 'muted' | 'good' | 'bad' | 'strong';

/** Parameters of the escape sequence in 24 bits, of 256 colours, and of 16. */
const CODES: Readonly<Record<Tone, readonly [deep: string, middle: string, plain: string]>> = {
  accent: ['38;2;217;164;65', '38;5;179', '33'],
  muted: ['38;2;156;151;138', '38;5;247', '90'],
  good: ['38;2;111;220;154', '38;5;78', '32'],
  bad: ['38;2;224;86;107', '38;5;167', '31'],
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
