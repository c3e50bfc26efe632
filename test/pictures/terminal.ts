// The game on the full screen of a terminal, as a picture.

import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { spawn } from '@lydell/node-pty';
import { engineGames, GameKeeper } from '@roguewright/server';
import { screenCells } from './screen-cells.ts';
import { screenSvg } from './screen-svg.ts';

const MAIN = fileURLToPath(new URL('../../packages/cli/src/main.ts', import.meta.url));

const COLUMNS = 100;
const ROWS = 32;

/** Milliseconds without a word after which a screen is whole. */
const QUIET = 600;

/** Plays on with a game and takes what a terminal of 100 by 32 shows, in the middle of aiming. */
export async function terminalPicture(file: string, folder: string): Promise<string> {
  const keeper = await GameKeeper.open({ dataFolder: folder, maker: engineGames() });
  await keeper.importFile(file);
  await keeper.close();
  const parameters = ['--conditions=roguewright-source', MAIN, 'play', '--continue'];
  const { CI: _, ...outside } = process.env;
  const terminal = spawn(process.execPath, parameters, {
    name: 'xterm-256color',
    cols: COLUMNS,
    rows: ROWS,
    env: {
      ...outside,
      NO_COLOR: '',
      COLORTERM: 'truecolor',
      LANG: 'C.UTF-8',
      ROGUEWRIGHT_DATA: folder,
    },
  });
  let written = '';
  terminal.onData(text => {
    written += text;
  });
  const isQuiet = async () => {
    for (let before = ''; before !== written || written === ''; ) {
      before = written;
      await sleep(QUIET);
    }
  };
  try {
    await isQuiet();
    for (const key of ['Z', 'a']) {
      terminal.write(key);
      await isQuiet();
    }
    const cells = screenCells(written, COLUMNS, ROWS);
    return screenSvg(cells, 'The game in a terminal, a spell being aimed');
  } finally {
    terminal.kill();
  }
}
