// Effects of the hero's spell on himself when he aims it there. NetHack 3.6.7 src/zap.c (zapyourself).

import { type Creature, heroFacts, spellTarget } from '../../actors/index.ts';
import { castAtSelf } from '../../casting/index.ts';
import { isImmune, type PowerHit } from '../../spells/index.ts';
import { immobilise } from '../body/afflict.ts';
import { heal, hurt } from '../body/harm.ts';
import type { GameState } from '../state/state.ts';

/** Cause of death by it. */
const CAUSE = 'their own spell';

/** Applies it. @param spell its name in the casting slot, or a beam's word */
export function meetSelf(state: GameState, spell: string, hit: PowerHit): void {
  const { hero, sheet, ruleset } = state;
  const rules = ruleset.slots.casting;
  const chance = state.luck('spells');
  if (rules.attack.atSelf[spell] === undefined) {
    const { atSelf } = state.powers.find(hit.power.word) ?? {};
    if (atSelf === undefined) {
      state.logFelt('odd-feeling', hero.id);
    } else {
      atSelf(state, hit);
    }
    return;
  }
  const target = spellTarget(ruleset, heroFacts(ruleset, sheet, hero));
  const { gives, amount } = castAtSelf(chance, rules, {
    spell,
    role: hit.by.role,
    immune: isImmune(hit, target),
    halfPhysicalDamage: false,
  });
  if (gives === 'healing') {
    heal(state, hero, amount);
  } else if (gives === 'sleep') {
    immobilise(state, hero, 'sleeping', amount, hero.id);
  } else {
    harmSelf(state, hit, amount);
  }
}

/** A monster heals itself. Its other spells never turn on itself. @param spell its name in the casting slot */
export function healByOwnSpell(state: GameState, monster: Creature, spell: string): void {
  const rules = state.ruleset.slots.casting;
  if (rules.attack.atSelf[spell]?.gives === 'healing') {
    const view = { spell, role: '', immune: false, halfPhysicalDamage: false };
    heal(state, monster, castAtSelf(state.luck('spells'), rules, view).amount);
  }
}

/** The caster of a ray or beam is hurt by it. */
export function harmSelf(state: GameState, { attackType }: PowerHit, damage: number): void {
  const { hero } = state;
  state.logFelt('burned', hero.id, hero.id, damage, attackType, 0);
  hurt(state, hero, damage, hero.id, CAUSE);
}
