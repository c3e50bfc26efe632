// `npm run pictures`: takes the pictures of README and docs from the running game, into docs/pictures/.
// The same sources give the same pictures, as far as a browser paints the same.

import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineGames, GameKeeper, startServer } from '@roguewright/server';
import { launchChromium } from '../chromium.ts';
import { endedGames } from './ended-games.ts';
import { bestMoment } from './moment.ts';
import { shootPages } from './page.ts';
import { terminalPicture } from './terminal.ts';

/** Bytes of one picture, and of all together, at most. */
const MOST_BYTES = 200_000;
const MOST_BYTES_IN_ALL = 1_200_000;

const folder = join(import.meta.dirname, '../../docs/pictures');
const data = mkdtempSync(join(tmpdir(), 'roguewright-pictures-'));
mkdirSync(folder, { recursive: true });
const moment = bestMoment();
const keeper = await GameKeeper.open({ dataFolder: join(data, 'page'), maker: engineGames() });
const savedGames = await endedGames(keeper);
await keeper.close();
const server = await startServer({ port: 0, dataFolder: join(data, 'page') });
const browser = await launchChromium();
try {
  await shootPages({ browser, url: server.url, moment, savedGames, folder });
  const terminal = await terminalPicture(moment, join(data, 'terminal'));
  writeFileSync(join(folder, 'terminal.svg'), terminal);
} finally {
  await browser.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
}

let inAll = 0;
for (const name of readdirSync(folder)) {
  const { size } = statSync(join(folder, name));
  inAll += size;
  console.log(`${name}: ${size} bytes`);
  if (size > MOST_BYTES) {
    console.error(`${name} is larger than ${MOST_BYTES} bytes`);
    process.exitCode = 1;
  }
}
if (inAll > MOST_BYTES_IN_ALL) {
  console.error(`all together, ${inAll} bytes, are more than ${MOST_BYTES_IN_ALL}`);
  process.exitCode = 1;
}
