// `npm run signature` prints 8 hexadecimal digits that change when the rules do. `-- --parts` prints them for
// each part too, so that a change can be located. `-- --compare` compares them with the newest signature
// that a commit states; exit code 1 when they differ.

import { readSignedFiles } from './signature/read-files.ts';
import { computeSignature } from './signature/sign.ts';
import { judge, readHistory } from './signature/stated.ts';

const MODES = ['--parts', '--compare'];

const [mode, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (mode !== undefined && !MODES.includes(mode))) {
  throw new Error(
    `expected nothing or one of ${MODES.join(', ')}, got ${[mode, ...rest].join(' ')}`,
  );
}
const { hash, parts } = computeSignature(readSignedFiles());
if (mode === '--compare') {
  const { passed, text } = judge(hash, readHistory(import.meta.dirname));
  console.log(text);
  process.exitCode = passed ? 0 : 1;
} else {
  for (const part of mode === '--parts' ? parts : []) {
    console.log(`${part.hash} ${part.name}`);
  }
  console.log(hash);
}
