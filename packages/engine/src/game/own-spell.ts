// What a hero's spell does to himself when he aims it there. NetHack 3.6.7 src/zap.c (zapyourself).

import { heroTarget } from '../actors/index.ts';
import { castAtSelf } from '../casting/index.ts';
import type { SorceryHit } from '../spells/index.ts';
import { immobilise } from './afflict.ts';
import { cancelPack } from './cancel-thing.ts';
import { heal, hurt } from './harm.ts';
import { quicken } from './quickness.ts';
import type { GameState } from './state.ts';
import { teleportHero } from './teleport.ts';

/** The house's: a hero doesn't lose levels; a drained one loses the hit points of one, a die of eight. */
const DRAINED = { count: 1, sides: 8 };

/** The cause of a death by it. */
const CAUSE = 'their own spell';

/** Carries it out. @param spell its name in the casting slot, or the word of a beam */
export function meetSelf(state: GameState, spell: string, hit: SorceryHit): void {
  const { hero, sheet, ruleset } = state;
  const rules = ruleset.slots.casting;
  const chance = state.luck('spells');
  if (rules.attack.atSelf[spell] === undefined) {
    meetOther(state, spell, hit);
    return;
  }
  const target = heroTarget(ruleset, sheet, hero);
  const { gives, amount } = castAtSelf(chance, rules, {
    spell,
    role: hit.by.role,
    immune:
      hit.kind === 'missiles' ? target.magicResistant : (target.immune & hit.attackType) !== 0,
    halfPhysicalDamage: false,
  });
  if (gives === 'healing') {
    heal(state, hero, amount);
  } else if (gives === 'sleep') {
    immobilise(state, hero, 'sleeping', amount, hero.id);
  } else {
    state.logFelt('burned', hero.id, hero.id, amount, hit.attackType);
    hurt(state, hero, amount, hero.id, CAUSE);
  }
}

/** What has no dice in the casting slot's table. */
function meetOther(state: GameState, spell: string, hit: SorceryHit): void {
  const { hero } = state;
  if (spell === 'polymorph') {
    // The house's: heroes keep their form.
    state.logFelt('odd-feeling', hero.id);
  } else if (spell === 'cancellation') {
    cancelPack(state);
  } else if (spell === 'teleport-away') {
    teleportHero(state);
  } else if (hit.kind === 'death') {
    const damage = hero.hitPoints + 1;
    state.logFelt('burned', hero.id, hero.id, damage, hit.attackType);
    hurt(state, hero, damage, hero.id, CAUSE);
  } else if (spell === 'drain-life') {
    const damage = state.luck('spells').roll(DRAINED.count, DRAINED.sides, 'at-self');
    state.logFelt('burned', hero.id, hero.id, damage, hit.attackType);
    hurt(state, hero, damage, hero.id, CAUSE);
  } else {
    quicken(state, 'zap-slow');
  }
}
