// `npm run signature [-- --parts]`: 8 hexadecimal digits over what the rules do: draws, games, answers to
// questions and to the vectors. `--parts` prints one for each part, so that a change can be located.

import { readSignedFiles } from './signature/read-files.ts';
import { computeSignature } from './signature/sign.ts';

const { hash, parts } = computeSignature(readSignedFiles());
if (process.argv.includes('--parts')) {
  for (const part of parts) {
    console.log(`${part.hash} ${part.name}`);
  }
}
console.log(hash);
