// Monsters cast from lists: beside the hero after their blows, and from afar what needs no direction. NetHack 3.6.7
// src/mcastu.c (castmu), src/monmove.c (m_move).

import type { Creature } from '../../../actors/index.ts';
import {
  castFromAfar,
  castFromList,
  LIST_SPELLS,
  type ListOutcome,
  listPause,
  type MonsterList,
} from '../../../casting/index.ts';
import { noticeList } from '../../movement/noticing.ts';
import { heard, isHeard } from '../../state/heard/hearing.ts';
import type { GameState } from '../../state/state.ts';
import { LIST_DEEDS } from './list-deeds.ts';
import { listOf, trueListView } from './list-view.ts';

/** Whether a monster has waited long enough since its last cast, and can cast at all. */
function isReady(state: GameState, { stock, traits, level, alive }: Creature): boolean {
  return alive && !traits.castsNothing && level > 0 && stock.castsFrom <= state.clock.turn;
}

/** A cast beside the hero. Labels: those of the rule. */
export function castBeside(state: GameState, monster: Creature): void {
  const list = listOf(state, monster.traits);
  if (list === undefined || state.ending !== undefined || !isReady(state, monster)) {
    return;
  }
  const { casting } = state.ruleset.slots;
  const view = trueListView(state, monster, list);
  const cast = castFromList(state.luck('monsters'), casting, view);
  if (isHeard(state)) {
    heard(state, monster.archetype.name, {
      kind: 'harm',
      came: cast?.damage ?? 0,
      rule: asked => castFromList(asked, casting, view)?.damage ?? 0,
    });
  }
  if (cast !== undefined) {
    carryOut(state, monster, list, cast);
  }
}

/** A cast from afar, instead of another action. @returns whether it acted */
export function castAfar(state: GameState, monster: Creature): boolean {
  const list = listOf(state, monster.traits);
  const rules = state.ruleset.slots.casting.creatures.lists;
  if (list === undefined || rules === undefined || !isReady(state, monster)) {
    return false;
  }
  const { map } = state.level;
  const across = map.x(monster.square) - map.x(state.hero.square);
  const down = map.y(monster.square) - map.y(state.hero.square);
  if (across * across + down * down > rules.farthestSquared) {
    return false;
  }
  const view = trueListView(state, monster, list);
  const cast = castFromAfar(state.luck('monsters'), state.ruleset.slots.casting, view);
  if (cast !== undefined) {
    carryOut(state, monster, list, cast);
  }
  return cast !== undefined;
}

function carryOut(state: GameState, monster: Creature, list: MonsterList, cast: ListOutcome): void {
  const { stock, level, id } = monster;
  stock.castsFrom = state.clock.turn + listPause(state.ruleset.slots.casting, level);
  if (cast.fumbled) {
    state.logSeen('cast-fizzled', monster, id);
    return;
  }
  state.logSeen('list-cast', monster, id, LIST_SPELLS.indexOf(cast.spell));
  if (state.perceives(monster)) {
    noticeList(state, monster, list);
  }
  LIST_DEEDS[cast.spell](state, monster, cast);
}
