// The spells of NetHack 3.4.3: school, level, aim and book. Unchanged up to 3.6.7. src/objects.c (objects).

import type { CastingSpellRow, SpellAim } from '../../casting/index.ts';

/** A row of the table. The weight is the book's share in 1,000 random books. */
export function spell(
  school: string,
  level: number,
  aim: SpellAim,
  weight: number,
  delay: number,
): CastingSpellRow {
  return { school, level, aim, weight, delay };
}

/** src/objects.c (objects). */
export const spells: Readonly<Record<string, CastingSpellRow>> = {
  dig: spell('matter', 5, 'ray', 20, 6),
  'magic-missile': spell('attack', 2, 'ray', 45, 2),
  fireball: spell('attack', 4, 'ray', 20, 4),
  'cone-of-cold': spell('attack', 4, 'ray', 10, 7),
  sleep: spell('enchantment', 1, 'ray', 50, 1),
  'finger-of-death': spell('attack', 7, 'ray', 5, 10),
  light: spell('divination', 1, 'nodir', 45, 1),
  'detect-monsters': spell('divination', 1, 'nodir', 43, 1),
  healing: spell('healing', 1, 'immediate', 40, 2),
  knock: spell('matter', 1, 'immediate', 35, 1),
  'force-bolt': spell('attack', 1, 'immediate', 35, 2),
  'confuse-monster': spell('enchantment', 2, 'immediate', 30, 2),
  'cure-blindness': spell('healing', 2, 'immediate', 25, 2),
  'drain-life': spell('attack', 2, 'immediate', 10, 2),
  'slow-monster': spell('enchantment', 2, 'immediate', 30, 2),
  'wizard-lock': spell('matter', 2, 'immediate', 30, 3),
  'create-monster': spell('clerical', 2, 'nodir', 35, 3),
  'detect-food': spell('divination', 2, 'nodir', 30, 3),
  'cause-fear': spell('enchantment', 3, 'nodir', 25, 3),
  clairvoyance: spell('divination', 3, 'nodir', 15, 3),
  'cure-sickness': spell('healing', 3, 'nodir', 32, 3),
  'charm-monster': spell('enchantment', 3, 'immediate', 20, 3),
  'haste-self': spell('escape', 3, 'nodir', 33, 4),
  'detect-unseen': spell('divination', 3, 'nodir', 20, 4),
  levitation: spell('escape', 4, 'nodir', 20, 4),
  'extra-healing': spell('healing', 3, 'immediate', 27, 5),
  'restore-ability': spell('healing', 4, 'nodir', 25, 5),
  invisibility: spell('escape', 4, 'nodir', 25, 5),
  'detect-treasure': spell('divination', 4, 'nodir', 20, 5),
  'remove-curse': spell('clerical', 3, 'nodir', 25, 5),
  'magic-mapping': spell('divination', 5, 'nodir', 18, 7),
  identify: spell('divination', 3, 'nodir', 20, 6),
  'turn-undead': spell('clerical', 6, 'immediate', 16, 8),
  polymorph: spell('matter', 6, 'immediate', 10, 8),
  'teleport-away': spell('escape', 6, 'immediate', 15, 6),
  'create-familiar': spell('clerical', 6, 'nodir', 10, 7),
  cancellation: spell('matter', 7, 'immediate', 15, 8),
  protection: spell('clerical', 1, 'nodir', 18, 3),
  jumping: spell('escape', 1, 'immediate', 20, 3),
  'stone-to-flesh': spell('healing', 3, 'immediate', 15, 1),
};
