// `step-program.ts SEED`: the screen of `roguewright play`, with the wizard of the tale of steps.

import { DEFAULT_RULESET } from '@roguewright/engine/rulesets';
import { dataFolderOf, engineGames, GameKeeper } from '@roguewright/server';
import { messageOf } from '../failures.ts';
import { playOnScreen } from '../screen/play-on-screen.ts';
import { processTerminal } from '../terminal/terminal.ts';
import { stepFiles } from './step-tale.ts';

const [seed = 'steps'] = process.argv.slice(2);
const terminal = processTerminal();
const keeper = await GameKeeper.open({
  dataFolder: dataFolderOf(process.env),
  maker: engineGames({ files: stepFiles() }),
  report: error => terminal.complain(`${messageOf(error)}\n`),
});
try {
  const hero = { name: 'Una', role: 'wizard', race: 'human', seed };
  const way = { motion: false, ruleset: DEFAULT_RULESET, game: undefined };
  await playOnScreen({ ...hero, ...way }, keeper, terminal);
} finally {
  await keeper.close();
}
