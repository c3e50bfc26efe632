// neo-angband without a screen: nothing is built, Node runs its sources under our program (neo-turns.ts).

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { AntOrder, AntPeer, AntRun } from './ants.ts';
import { readAntRun } from './ants.ts';

const PROGRAM = join(import.meta.dirname, 'neo-turns.ts');
/** Its sources have parts of TypeScript that Node must translate. */
const FLAGS = ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'];

/** neo-angband, ready to run. */
export class NeoAngband implements AntPeer {
  readonly name = 'neo-angband';
  readonly #tree: string;

  constructor(tree: string) {
    this.#tree = tree;
  }

  /** Plays a game on a level of its own. @throws {Error} with what the program printed, when it fails */
  run({ ants, warmUp, turns, watched, seed, levelFile }: AntOrder): AntRun {
    const numbers = [ants, warmUp, turns, watched, seed].map(String);
    const parameters = [...FLAGS, PROGRAM, this.#tree, ...numbers, levelFile];
    const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
      encoding: 'utf8',
    });
    if (status !== 0) {
      throw new Error(`neo-angband: ${stderr.slice(-2000)}`);
    }
    return readAntRun(stdout);
  }
}
