// The inputs of casts from lists: the monster and the hero as they are.

import {
  type Creature,
  type FoeFacts,
  heroFacts,
  knownHeroFacts,
  spellTarget,
} from '../../../actors/index.ts';
import type { ListCastView, ListTargetView, MonsterList } from '../../../casting/index.ts';
import { attackBit } from '../../../spellcraft/index.ts';
import type { GameState } from '../../state/state.ts';

const FIRE = attackBit('fire');
const SHOCK = attackBit('electricity');
/** The list from which a kind casts under the ruleset; undefined: from none. */
export function listOf(
  { ruleset }: GameState,
  { spellList }: Creature['traits'],
): MonsterList | undefined {
  return ruleset.slots.casting.creatures.lists === undefined ? undefined : spellList;
}

/** The hero as the target of such a cast. @param facts the hero as he is, or as he knows himself */
function targetOf({ sheet, ruleset }: GameState, facts: FoeFacts): ListTargetView {
  const { immune } = spellTarget(ruleset, facts);
  return {
    magicResistant: facts.magicResistant,
    fireResistant: (immune & FIRE) !== 0,
    shockResistant: (immune & SHOCK) !== 0,
    reflects: facts.reflectsSpells,
    blind: sheet.conditions.has('blind'),
    dexterity: sheet.present.dexterity,
  };
}

/** A cast as it is. */
export function trueListView(state: GameState, monster: Creature, list: MonsterList): ListCastView {
  const { conditions } = monster;
  return {
    list,
    level: monster.level,
    confused: conditions.has('confused'),
    whole: monster.hitPoints >= monster.maxHitPoints,
    fast: conditions.has('fast'),
    unseen: monster.unseen,
    target: targetOf(state, heroFacts(state.ruleset, state.sheet, state.hero)),
  };
}

/** A cast as the hero knows it: of the caster what shows, of himself what he knows. */
export function knownListView(
  state: GameState,
  monster: Creature,
  list: MonsterList,
): ListCastView {
  return {
    ...trueListView(state, monster, list),
    whole: (state.seat.damageSeen.get(monster.id) ?? 0) === 0,
    target: targetOf(state, knownHeroFacts(state.ruleset, state.sheet, state.hero)),
  };
}
