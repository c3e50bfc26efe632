// A game in which every kind of spell can be cast: a wizard who knows one spell of each, in a hall with what they
// act on.

import { readContent } from '@roguewright/content';
import { loadContent, putFixture, type SavedGame, saveGame } from '@roguewright/engine/game';
import { setBeatitude, setCharges } from '@roguewright/engine/objects';
import { createRulesets, parseRulesetName, type Ruleset } from '@roguewright/engine/rulesets';
import { engineGames } from '@roguewright/server';
import { follow } from '../../content/scenes/god-scenes.ts';
import { Stage } from '../../content/stage.ts';

/** An ogre to the east; north of it room for what is called, made and thrown. */
const ROWS = [
  '###############',
  '#.............#',
  '#.............#',
  '#.............#',
  '#....@..o.....#',
  '#.............#',
  '#.............#',
  '#.............#',
  '###############',
];

/** Hit points that no spell takes. */
const STURDY = 9000;

/** The hero's name. */
export const CASTER = 'Ada';

/** The game before the first cast. @param spells ids of the spells that the hero knows */
function castStage(spells: readonly string[], ruleset: Ruleset): SavedGame {
  const content = loadContent(readContent());
  const stage = new Stage(content, ruleset, ROWS, {
    ...{ seed: 'every cast', skill: 'expert' },
  });
  const { state, target } = stage;
  const { sheet, hero, level } = state;
  for (const pool of ['energy', 'maxEnergy', 'grace', 'maxGrace'] as const) {
    sheet[pool] = 5000;
  }
  for (const creature of [hero, target]) {
    creature.maxHitPoints = STURDY;
    creature.hitPoints = STURDY / 2;
  }
  sheet.spells.length = 0;
  for (const spell of spells) {
    sheet.memory.set(stage.teach(spell), 20_000);
  }
  for (const id of ['dagger', 'potion_of_speed']) {
    sheet.inventory.add(stage.thing(id));
  }
  const wand = stage.thing('wand');
  wand.inventory.splice(0, wand.inventory.length, stage.thing('spell_magic_missile'));
  setCharges(wand, { left: 1, recharged: 0 });
  sheet.inventory.add(wand);
  const sword = stage.thing('long_sword');
  setBeatitude(sword, 'cursed');
  sheet.inventory.add(sword);
  sheet.equipment = { ...sheet.equipment, weapon: sword.id };
  follow('god_vael')(stage);
  putFixture(state, stage.thing('altar_bare'), hero.square);
  const { map } = level;
  const south = map.neighbour(hero.square, 5);
  const body = stage.thing('mortal_remains');
  body.setText('soul', 'jackal');
  body.setText('dead', 'jackal');
  body.setFact('maxhp', 6);
  level.drop(south, body);
  level.drop(map.neighbour(hero.square, 7), stage.thing('plate_mail'));
  level.drop(map.neighbour(hero.square, 3), stage.thing('mace'));
  return saveGame(state);
}

/** Games that all begin so. @param ruleset a ruleset's name or a composition */
export function castGames(
  spells: readonly string[],
  ruleset: string,
): ReturnType<typeof engineGames> {
  const games = engineGames({ ruleset });
  const state = castStage(spells, createRulesets().resolve(parseRulesetName(ruleset)));
  return {
    ...games,
    create: start =>
      games.restore({ content: games.contentOf(start), ruleset: games.rulesetOf(start), state }),
  };
}
