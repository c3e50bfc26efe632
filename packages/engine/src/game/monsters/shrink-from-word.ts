// Monsters shrink from words on the floor under a hero beside them. NetHack 3.6.7 src/monmove.c (onscary, dochug).

import type { Creature } from '../../actors/index.ts';
import { textOf, wordsIn } from '../../objects/index.ts';
import { extendCondition } from '../body/afflict.ts';
import { isWord } from '../forces/reveal.ts';
import { apart } from '../movement/where.ts';
import type { GameState } from '../state/state.ts';

/** A monster that would strike is afraid for some turns; the word may be gone by that. Labels: `word`, `erased`. */
export function shrinkFromWord(state: GameState, monster: Creature): void {
  const { level, hero, ports } = state;
  if (level.fixtures.countOn(hero.square) === 0 || monster.conditions.has('blind')) {
    return;
  }
  const engraving = ports.fixtures.engraving(hero.square);
  const isBeside = apart(level.map, monster, hero.square) === 1;
  if (engraving === undefined || !isBeside || !isWord(state, engraving.text)) {
    return;
  }
  const rules = state.ruleset.slots.world.tools.engraving;
  const races = wordsIn(textOf(monster.archetype, 'race').replaceAll(',', ' '));
  if (races.some(race => rules.fearless.includes(race))) {
    return;
  }
  const chance = state.luck('engraving');
  state.logSeen('word-feared', monster, monster.id);
  extendCondition(state, monster, 'afraid', chance.roll(1, rules.fear, 'word'));
  if (chance.test(1, rules.erasedOneIn, 'erased')) {
    ports.fixtures.erase(hero.square);
    state.logFelt('word-gone', hero.id);
  }
}
