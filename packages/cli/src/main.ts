// Entry of the command `roguewright`.

import { run } from './program.ts';
import { processTerminal } from './terminal/terminal.ts';

const terminal = processTerminal();
await run(process.argv.slice(2), terminal);
process.exitCode = terminal.exitCode;
