// The morgue of a game that has ended, kept as a text file beside the games.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { morgueFileName, morgueNow } from '@roguewright/engine/face';
import type { GameHost } from '@roguewright/engine/host';
import { tellEvents } from '@roguewright/engine/words';

/** The folder of the data folder in which they lie. */
const FOLDER = 'morgue';

/** Writes down a hero whose game is over. @returns what to say; empty while it goes on */
export async function keepMorgue(dataFolder: string, host: GameHost): Promise<string> {
  const performed = await host.look();
  const { view } = performed;
  if (view.ending === undefined) {
    return '';
  }
  const path = join(dataFolder, FOLDER, morgueFileName(view));
  const log = tellEvents(performed).filter(text => text !== '');
  try {
    const text = await morgueNow(view, log, question => host.odds(question));
    mkdirSync(join(dataFolder, FOLDER), { recursive: true });
    writeFileSync(path, text);
    return `The morgue is in ${path}.`;
  } catch (error) {
    return `The morgue could not be written: ${(error as Error).message}`;
  }
}
