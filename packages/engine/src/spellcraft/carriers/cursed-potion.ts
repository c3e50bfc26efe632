// What a cursed potion with a spell in it does to its drinker: it explodes. Crossfire types/potion/potion.c
// (potion_type_apply).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { SpellcraftRules } from '../rules.ts';

/** The drinker of a cursed potion. */
export interface CursedPotionView {
  /** Overall level, 1 or more. */
  readonly level: number;
  readonly luck: number;
}

/** An explosion around the drinker. */
export interface PotionBurst {
  readonly damage: number;
  /** In squares. */
  readonly radius: number;
  /** In ticks. */
  readonly duration: number;
}

/**
 * The explosion of a cursed potion; undefined under rulesets where its curse doesn't matter to the spell. Labels:
 * `burst-damage`, `burst-radius`.
 */
export function cursedPotion(
  chance: Chance,
  { carriers, failures }: SpellcraftRules,
  { level, luck }: CursedPotionView,
): PotionBurst | undefined {
  const rules = carriers.cursedPotion;
  if (rules === undefined) {
    return undefined;
  }
  const roll = (label: string) =>
    failures.roll(chance, { least: 1, most: level, highIsGood: false, luck, label });
  const damage = rules.leastDamage + truncDiv(roll('burst-damage'), rules.damageOver);
  const radius = rules.leastRadius + truncDiv(roll('burst-radius'), rules.radiusOver);
  return { damage, radius, duration: rules.duration };
}
