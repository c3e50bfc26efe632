// The options of the full screen, in a file of the player's configuration.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { readOptions, type ScreenOptions } from './options.ts';

/** Where options are read, and kept when they are changed. */
export interface OptionsPlace {
  read(): ScreenOptions;
  /** @returns why they couldn't be kept; empty when they are */
  keep(options: ScreenOptions): string;
}

/** The file, by the habits of the system: XDG_CONFIG_HOME, APPDATA, else ~/.config. */
export function optionsFile(env: NodeJS.ProcessEnv): string {
  const folder = env.XDG_CONFIG_HOME || env.APPDATA || join(homedir(), '.config');
  return join(folder, 'roguewright', 'screen.json');
}

/** Options in a file. What can't be read there is as if it weren't. */
export function optionsIn(file: string): OptionsPlace {
  return {
    read: () => {
      try {
        return readOptions(JSON.parse(readFileSync(file, 'utf8')));
      } catch {
        // The file doesn't exist yet or is malformed: use the defaults.
        return readOptions(undefined);
      }
    },
    keep: options => {
      const next = `${file}.new`;
      try {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(next, `${JSON.stringify(options, undefined, 2)}\n`);
        renameSync(next, file);
        return '';
      } catch (error) {
        return `The options hold for now, but are not kept: ${(error as Error).message}`;
      }
    },
  };
}
