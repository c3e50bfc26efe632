// Games as files whose moments have something for every sheet and panel: staged, so that no game has to be
// searched for them.

import { readContent } from '@roguewright/content';
import { loadContent, performCommand, saveGame } from '@roguewright/engine/game';
import {
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  LocalGame,
  writeGameFile,
} from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { Stage } from '../content/stage.ts';

/** A game of other content goes on from its snapshot. */
const OTHER_CONTENT = '0'.repeat(32);

/** A kobold in reach of spells and throws, an ogre farther off. */
const ROWS = ['#############', '#...........#', '#.@..k......#', '#........o..#', '#############'];

/** What the hero carries besides what every wizard begins with. */
const CARRIED = ['dagger', 'long_sword', 'potion_of_speed', 'wand', 'plate_mail', 'mace'];

function stage(rows: readonly string[]): Stage {
  const content = loadContent(readContent());
  const set = new Stage(content, createRulesets().resolve('house'), rows, { seed: 'audit' });
  const { sheet } = set.state;
  sheet.spells.length = 0;
  for (const spell of ['spell_force_bolt', 'spell_fireball', 'spell_healing']) {
    sheet.memory.set(set.teach(spell), 20_000);
  }
  for (const id of CARRIED) {
    sheet.inventory.add(set.thing(id));
  }
  return set;
}

/** The one command of these games. */
const SEARCH = { kind: 'search', count: 1 } as const;

/** The file of a game that stands where its stage does. */
function fileOf({ state }: Stage): string {
  const game = LocalGame.restore(state.content, state.ruleset, saveGame(state));
  // What lies underfoot is remembered once it is looked at.
  game.look();
  const saved = game.save();
  return writeGameFile({
    format: GAME_FILE_FORMAT,
    version: GAME_FILE_VERSION,
    engine: '0.0.0',
    ruleset: saved.ruleset,
    contentHash: OTHER_CONTENT,
    start: { heroName: 'Ada', role: 'wizard', race: 'human', seed: 'audit' },
    commands: Array.from({ length: saved.sequence }, () => SEARCH),
    hashes: [],
    snapshot: { ...saved, contentHash: OTHER_CONTENT },
  });
}

/** A hero in company, with spells, a full bag, and two things underfoot. */
export function busyMoment(): string {
  const set = stage(ROWS);
  const { level, hero } = set.state;
  for (const id of ['mace', 'scroll_of_daylight']) {
    level.drop(hero.square, set.thing(id));
  }
  return fileOf(set);
}

/** A hero whom an ogre has killed. */
export function lostGame(): string {
  const set = stage(['######', '#.@o.#', '######']);
  const { state, target } = set;
  target.conditions.set('helpless', 0);
  state.hero.hitPoints = 1;
  for (let turn = 0; turn < 200 && state.ending === undefined; turn++) {
    performCommand(state, SEARCH);
  }
  if (state.ending === undefined) {
    throw new Error('the ogre kills nobody');
  }
  return fileOf(set);
}
