// The levels on which heroes of this host died, one file each in a folder beside the games. The files may have been
// changed by anyone who can write there.

import { randomInt } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Bones, MOST_BONES } from '@roguewright/engine/game';
import type { KeptBones } from '@roguewright/engine/host';
import { messageOf } from '../problems.ts';

/** Whether there are bones, and where. */
interface BonesPlace {
  readonly dataFolder: string;
  readonly bones?: boolean | undefined;
  readonly shared?: object | undefined;
}

/** The bones of a data folder; undefined: there are none, as where several processes share the games. */
export function bonesFolderOf(
  { dataFolder, bones, shared }: BonesPlace,
  report: (error: unknown) => void,
): BonesFolder | undefined {
  return bones === false || shared !== undefined
    ? undefined
    : new BonesFolder(join(dataFolder, 'bones'), report);
}

/** Most bytes of a file that is read. */
const MOST_BYTES = 1_000_000;

/** The name of a file of bones. */
const NAME = /^level-\d{1,4}\.json$/;

/** Bones of a host. Nothing that goes wrong with them stops a game: it is reported. */
export class BonesFolder {
  readonly #folder: string;
  readonly #report: (error: unknown) => void;

  /** @param folder is made when there is something to keep */
  constructor(folder: string, report: (error: unknown) => void) {
    this.#folder = folder;
    this.#report = report;
  }

  /** Bones for a new game, of different levels and in random order, as many as it may have. */
  async some(): Promise<readonly KeptBones[]> {
    const names = await this.#names();
    const chosen: KeptBones[] = [];
    while (names.length > 0 && chosen.length < MOST_BONES) {
      const [name] = names.splice(randomInt(names.length), 1) as [string];
      const kept = await this.#read(name);
      if (kept !== undefined) {
        chosen.push(kept);
      }
    }
    return chosen;
  }

  /** Keeps bones, unless there are already some of that level: the older ones stay, as in NetHack. */
  async keep(kept: KeptBones): Promise<void> {
    await this.#trying(async () => {
      await mkdir(this.#folder, { recursive: true });
      const path = this.#pathOf(kept.bones);
      const half = `${path}.${randomInt(2 ** 32)}.half`;
      if (!(await exists(path))) {
        await writeFile(half, `${JSON.stringify(kept)}\n`);
        await rename(half, path);
      }
    });
  }

  /** Bones that were met are gone. Others of that level stay. */
  async drop(bones: Bones): Promise<void> {
    const path = this.#pathOf(bones);
    await this.#trying(async () => {
      const kept = (await exists(path)) ? JSON.parse(await readFile(path, 'utf8')) : undefined;
      if (kept !== undefined && JSON.stringify(kept.bones) === JSON.stringify(bones)) {
        await rm(path, { force: true });
      }
    });
  }

  /** Sets aside bones that no game can be begun with. */
  async setAside(bones: Bones, reason: string): Promise<void> {
    this.#report(`The bones of level ${bones.level} are set aside: ${reason}`);
    const path = this.#pathOf(bones);
    await this.#trying(() => rename(path, `${path}.bad`));
  }

  async #names(): Promise<string[]> {
    try {
      return (await readdir(this.#folder)).filter(name => NAME.test(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        this.#report(error);
      }
      return [];
    }
  }

  async #read(name: string): Promise<KeptBones | undefined> {
    const path = join(this.#folder, name);
    try {
      if ((await stat(path)).size > MOST_BYTES) {
        throw new Error(`it has more than ${MOST_BYTES} bytes`);
      }
      const kept: unknown = JSON.parse(await readFile(path, 'utf8'));
      const { content, bones } = (kept ?? {}) as Partial<KeptBones>;
      if (typeof content !== 'string' || `level-${bones?.level}.json` !== name) {
        throw new Error('it holds no bones of its level');
      }
      return { content, bones: bones! };
    } catch (error) {
      this.#report(`The bones in ${name} are set aside: ${messageOf(error)}`);
      await this.#trying(() => rename(path, `${path}.bad`));
      return undefined;
    }
  }

  #pathOf({ level }: Bones): string {
    return join(this.#folder, `level-${Math.trunc(Number(level))}.json`);
  }

  async #trying(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#report(error);
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  );
}
