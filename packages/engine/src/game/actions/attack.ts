// The hero's blows: one attack by the rules of combat, told blow by blow.

import { attackerView, type Creature, meleeSkill, train } from '../../actors/index.ts';
import type { AttackView, MonsterFlag } from '../../combat/index.ts';
import { daresToStrike, meleeAttack, prepareAttack, strikeAll } from '../../combat/index.ts';
import { touchConfuses } from '../charms/confuse-monster.ts';
import type { Direction } from '../commands.ts';
import { hurt } from '../harm.ts';
import type { GameState } from '../state.ts';
import { type ActionResult, refuse } from './result.ts';

/** Attacks whoever stands in a direction. */
export function attack(state: GameState, direction: Direction): ActionResult {
  const { map } = state.level;
  const square = map.neighbour(state.hero.square, direction);
  const id = map.occupant[square]!;
  if (direction === 0 || id === 0) {
    return refuse('nothing-there');
  }
  const target = state.creature(id);
  const { slots, bridges } = state.ruleset;
  if (!dares(state)) {
    return { refused: 'afraid', usesMove: true };
  }
  const prepared = prepareAttack(slots.combat, attackOn(state, target));
  const watch = (hit: boolean, damage: number) => {
    if (hit) {
      state.logSeen('hit', square, state.hero.id, id, damage, 0);
    } else {
      state.logSeen('missed', square, state.hero.id, id);
    }
  };
  const total = strikeAll(state.luck('combat'), slots.combat, { ...prepared, watch });
  target.hunts = true;
  if (total > 0) {
    practise(state, total);
    hurt(state, target, total, state.hero.id);
    touchConfuses(state, target);
  }
  return { beats: bridges.beats.move };
}

/** Whoever is afraid doesn't strike, and wastes the move. */
function dares({ ruleset, sheet }: GameState): boolean {
  const { class: role, level, heroism, berserk } = attackerView(ruleset, sheet);
  const afraid = sheet.conditions.has('afraid');
  return daresToStrike(ruleset.slots.combat, { class: role, level, afraid, heroism, berserk });
}

/** A hit that does more than 1 point practises the weapon. NetHack 3.6.7 src/uhitm.c (hmon_hitmon). */
function practise(state: GameState, damage: number): void {
  const { ruleset, sheet } = state;
  const skill = meleeSkill(ruleset, sheet, sheet.weapon);
  if (damage > 1 && train(ruleset, sheet, skill, 1)) {
    state.logFelt('skill-ready', state.hero.id);
  }
}

/** The hero's attack on a creature, as the rules see it. */
function attackOn(state: GameState, target: Creature): AttackView {
  return meleeAttack(state.ruleset.slots.combat, {
    attacker: attackerView(state.ruleset, state.sheet),
    target: {
      armorClass: target.facts.armourClass,
      monsterFlags: target.facts.combatFlags as readonly MonsterFlag[],
      visible: state.sees(target.square),
      hp: target.hitPoints,
    },
  });
}
