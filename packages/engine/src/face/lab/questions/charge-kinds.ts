// The kinds of things that can be asked about charging, by the names that the rules know them by: those
// of NetHack, and whatever a ruleset adds.

import type { Aim, ChargingRules } from '../../../charging/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';

/** NetHack's wands by how they are aimed. */
const WANDS: Readonly<Record<Aim, readonly string[]>> = {
  none: ['light', 'secret-door-detection', 'enlightenment', 'create-monster', 'wishing'],
  immediate: [
    'nothing',
    'striking',
    'make-invisible',
    'slow-monster',
    'speed-monster',
    'undead-turning',
    'polymorph',
    'cancellation',
    'teleportation',
    'opening',
    'locking',
    'probing',
  ],
  ray: ['digging', 'magic-missile', 'fire', 'cold', 'sleep', 'death', 'lightning'],
};

/** Wands of variants that are not aimed. */
const UNAIMED_ELSEWHERE: readonly string[] = ['acquirement', 'stasis'];

/** NetHack's rings that have no enchantment. */
const PLAIN_RINGS: readonly string[] = [
  'stealth',
  'sustain-ability',
  'levitation',
  'hunger',
  'aggravate-monster',
  'conflict',
  'warning',
  'poison-resistance',
  'fire-resistance',
  'cold-resistance',
  'shock-resistance',
  'free-action',
  'slow-digestion',
  'teleportation',
  'teleport-control',
  'polymorph',
  'polymorph-control',
  'invisibility',
  'see-invisible',
  'protection-from-shape-changers',
  'regeneration',
  'searching',
];

/** NetHack's tools that no source charges. */
const PLAIN_TOOLS: readonly string[] = [
  'bag-of-holding',
  'beartrap',
  'bell',
  'blindfold',
  'bugle',
  'candelabrum-of-invocation',
  'chest',
  'credit-card',
  'figurine',
  'grappling-hook',
  'ice-box',
  'iron-shoes',
  'land-mine',
  'large-box',
  'leash',
  'leather-drum',
  'lens',
  'lenses',
  'lock-pick',
  'magic-lamp',
  'magic-whistle',
  'mirror',
  'oilskin-sack',
  'pick-axe',
  'sack',
  'saddle',
  'skeleton-key',
  'stethoscope',
  'tallow-candle',
  'tin-opener',
  'tin-whistle',
  'tooled-horn',
  'towel',
  'unicorn-horn',
  'wax-candle',
  'wooden-flute',
  'wooden-harp',
];

/** Every wand that can be asked about under these rules. */
export function wandKinds({ wands, making }: ChargingRules): readonly string[] {
  return unique([
    ...WANDS.none,
    ...WANDS.immediate,
    ...WANDS.ray,
    ...Object.keys(wands.special),
    ...Object.keys(making.wands),
    ...Object.keys(wands.blastDice),
  ]);
}

/** The aim of a wand without --aim. */
export function usualAim(wand: string): Aim {
  if (WANDS.none.includes(wand) || UNAIMED_ELSEWHERE.includes(wand)) {
    return 'none';
  }
  return WANDS.immediate.includes(wand) ? 'immediate' : 'ray';
}

/** Every ring that can be asked about under these rules. */
export function ringKinds({ rings }: ChargingRules): readonly string[] {
  return unique([...rings.chargeable, ...PLAIN_RINGS]);
}

/** Every tool that can be asked about under these rules. */
export function toolKinds({ tools, making, empty }: ChargingRules): readonly string[] {
  const made = Object.keys(making.things).filter(thing => thing.startsWith('tool/'));
  return unique([
    ...Object.keys(tools.rows),
    ...tools.countedInVain,
    ...tools.spills,
    ...tools.scrollsCharge,
    ...made.map(thing => thing.slice('tool/'.length)),
    ...Object.keys(empty.uses),
    ...PLAIN_TOOLS,
  ]);
}

/** Every spellbook that can be asked about under these rules. */
export function bookKinds({ slots }: Ruleset): readonly string[] {
  const special = slots.charging.books?.untouched ?? [];
  return unique([...Object.keys(slots.casting.spells), ...special]);
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
