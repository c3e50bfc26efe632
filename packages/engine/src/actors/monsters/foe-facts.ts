// The facts of a creature that the rules need, in two versions: as it is, and as the hero knows it. Every
// view of a creature is a function of these facts (foe-views.ts), so the caller must choose a version.

import { MONSTER_FLAGS, type MonsterFlag } from '../../combat/index.ts';
import {
  type Archetype,
  type Bestiary,
  factOf,
  type GameObject,
  kindOf,
  kindResists,
  packOf,
  textOf,
  wordsIn,
} from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { composedResistance } from '../../spellcraft/index.ts';
import { type DrainedBody, type ForceSum, NO_FORCES } from '../../spells/index.ts';
import type { Creature } from '../creature/creature.ts';
import { knownHitPoints } from '../creature/known-creature.ts';
import { forceArmour } from '../hero/force-powers.ts';
import type { HeroSheet } from '../hero/hero-sheet.ts';
import { lastingResists, resistancesOf, wornThings } from '../hero/worn-powers.ts';
import { reflection, reflectionWords } from './reflecting.ts';
import { habitWords } from './struck-habits.ts';

/** The facts of a creature that the rules need. */
export interface FoeFacts {
  /** The spell rules treat the hero differently from monsters. */
  readonly isHero: boolean;
  /** Current experience level, 0 or more. */
  readonly level: number;
  /** Its kind's level; for a hero his own. */
  readonly baseLevel: number;
  /** Angband's ascending armour class. */
  readonly armourClass: number;
  /** Family, alignment and immunities, which slays and brands depend on. */
  readonly flags: readonly MonsterFlag[];
  /** Its kind's name; empty for a hero. */
  readonly kindName: string;
  /** Its file's race and families: one comma-separated text. */
  readonly race: string;
  /** The hero's experience; for a monster, the experience that it is worth. */
  readonly experience: number;
  /** Percent resisted, 0…100, by attack type number. */
  readonly resistances: Readonly<Record<number, number>>;
  /** Score of magic resistance, 0…100. */
  readonly magicResistance: number;
  readonly magicResistant: boolean;
  readonly sleepResistant: boolean;
  readonly drainResistant: boolean;
  /** The numbers that draining life depends on. */
  readonly body: DrainedBody;
  /** Neither undead nor alive, such as a golem. */
  readonly lifeless: boolean;
  /** It cannot be confused. */
  readonly unconfusable: boolean;
  readonly hitPoints: number;
  readonly mostHitPoints: number;
  /** Number of squares that it takes up. */
  readonly squares: number;
  /** The most that its strongest blow does, as far as known. */
  readonly ownDamage: number;
  /** Percent of hit points below which its kind runs from a spell. */
  readonly runsBelow: number;
  /** It may reflect spells that fly, or missiles. */
  readonly reflectsSpells: boolean;
  readonly reflectsMissiles: boolean;
  /** Some facts are unknown and assumed absent. */
  readonly isGuess: boolean;
}

/** The true facts of a creature. Source of the words: its kind's `combat_flags` and `spell_flags`. */
export function trueFacts(ruleset: Ruleset, creature: Creature): FoeFacts {
  return {
    ...shown(ruleset, creature),
    ...factsOf(ruleset, flagsOf(creature.archetype)),
    ...reflection(reflectionWords(creature.archetype)),
    resistances: withForces(ruleset, resistedByOne(ruleset, creature), creature.forces.sum),
    armourClass: armourWith(ruleset, creature, creature.forces.sum),
    magicResistance: factOf(creature.archetype, 'magicResistance'),
    hitPoints: creature.hitPoints,
    mostHitPoints: creature.maxHitPoints,
    ownDamage: strongestBlow(creature),
    runsBelow: factOf(creature.archetype, 'runAway'),
    isGuess: false,
  };
}

/**
 * A creature as the hero knows it. Level, armour and family are visible; the rest is what he has learned of
 * its kind. Unknown facts are assumed absent. Hit points are the maximum that it may still have.
 * @param noticed the forces on it that he has noticed
 */
export function knownFacts(
  ruleset: Ruleset,
  creature: Creature,
  bestiary: Bestiary,
  damageSeen: number,
  noticed: ForceSum = NO_FORCES,
): FoeFacts {
  const { archetype } = creature;
  const known = bestiary.flagsOf(archetype, flagsOf(archetype));
  const hitPoints = knownHitPoints(ruleset, creature, damageSeen).max;
  return {
    ...shown(ruleset, creature),
    ...factsOf(ruleset, known),
    ...reflection(known),
    resistances: withForces(ruleset, resistedBy(ruleset, archetype, bestiary), noticed),
    armourClass: armourWith(ruleset, creature, noticed),
    magicResistance: bestiary.knowsFlag(archetype, 'magic-resistance')
      ? factOf(archetype, 'magicResistance')
      : 0,
    hitPoints,
    mostHitPoints: hitPoints + damageSeen,
    ownDamage: 0,
    runsBelow: 0,
    // A kind of a pack may resist what no flag tells of.
    isGuess: !bestiary.knowsAll(archetype) || packOf(archetype.id) !== undefined,
  };
}

/**
 * Percent that a kind resists by attack type number: what its file states under `resist_…`, else what follows
 * from its flags.
 * @param bestiary only what the hero knows; an attack type's percentage is known with its immunity
 */
function resistedBy(
  { bridges }: Ruleset,
  archetype: Archetype,
  bestiary?: Bestiary,
): FoeFacts['resistances'] {
  const flags = flagsOf(archetype);
  const known = bestiary === undefined ? flags : bestiary.flagsOf(archetype, flags);
  const byFlags = bridges.resistances(known);
  const stated = kindResists(archetype);
  if (stated.length === 0) {
    return byFlags;
  }
  const all: Record<number, number> = { ...byFlags };
  for (const [type, percent] of stated) {
    const [flag] = bridges.immunities({ [type]: FULL }) as readonly MonsterFlag[];
    if (bestiary === undefined || (flag !== undefined && bestiary.knowsFlag(archetype, flag))) {
      all[type] = percent;
    }
  }
  return all;
}

/** As `resistedBy`; a golem may have resistances of its own. */
function resistedByOne(ruleset: Ruleset, { archetype, golem }: Creature): FoeFacts['resistances'] {
  return golem?.resists === undefined
    ? resistedBy(ruleset, archetype)
    : Object.fromEntries(golem.resists);
}

/** The most that its strongest blow does: the damage of its dice. */
function strongestBlow({ facts }: Creature): number {
  return facts.blows.reduce((most, { dice }) => {
    const { count, sides, bonus } = dice;
    return Math.max(most, count * sides + bonus);
  }, 0);
}

/** A kind's resistances composed with those of forces. */
function withForces(
  { slots }: Ruleset,
  own: FoeFacts['resistances'],
  { resists }: ForceSum,
): FoeFacts['resistances'] {
  if (resists.length === 0) {
    return own;
  }
  const all: Record<number, number> = { ...own };
  for (const type of new Set(resists.map(([kind]) => kind))) {
    const given = resists.flatMap(([kind, percent]) => (kind === type ? [percent] : []));
    all[type] = composedResistance(slots.spells.immunity, [own[type] ?? 0, ...given]);
  }
  return all;
}

/** A monster's armour class with the best of its forces. */
function armourWith(ruleset: Ruleset, { facts }: Creature, forces: ForceSum): number {
  return facts.armourClass + forceArmour(ruleset, forces);
}

/** The percentage of an immunity. */
const FULL = 100;

/** The hero's true facts, with everything that he wears. */
export function heroFacts(ruleset: Ruleset, sheet: HeroSheet, hero: Creature): FoeFacts {
  const { resists } = sheet.worn;
  return heroResisting(ruleset, sheet, hero, { things: wornThings(sheet), resists }, false);
}

/** The hero as he knows himself. Worn items count as far as he knows them. */
export function knownHeroFacts(ruleset: Ruleset, sheet: HeroSheet, hero: Creature): FoeFacts {
  const { lore } = sheet;
  const worn = wornThings(sheet);
  const known = worn.filter(
    thing =>
      lore.isIdentified(kindOf(thing)) && (thing.ego === undefined || lore.knows(thing, 'ego')),
  );
  const isGuess = known.length < worn.length;
  const resists = resistancesOf(ruleset.slots.spells, known, lastingResists(sheet));
  return heroResisting(ruleset, sheet, hero, { things: known, resists }, isGuess);
}

/** What worn items do for their wearer: percent resisted by attack type number, and what they reflect. */
interface WornThings {
  readonly things: readonly GameObject[];
  readonly resists: FoeFacts['resistances'];
}

function heroResisting(
  ruleset: Ruleset,
  sheet: HeroSheet,
  hero: Creature,
  { things, resists }: WornThings,
  isGuess: boolean,
): FoeFacts {
  const facts = factsOf(ruleset, flagsOf(hero.archetype));
  return {
    ...facts,
    isHero: true,
    body: 'ordinary',
    kindName: '',
    race: sheet.race,
    squares: 1,
    experience: sheet.experience,
    level: sheet.level,
    baseLevel: sheet.level,
    armourClass: sheet.armourClass,
    resistances: strongest(facts.resistances, resists),
    ...reflection(things.flatMap(reflectionWords)),
    magicResistance: 0,
    hitPoints: hero.hitPoints,
    mostHitPoints: hero.maxHitPoints,
    ownDamage: 0,
    runsBelow: 0,
    isGuess,
  };
}

/** A hero of known role, race and level who wears nothing. */
export function strippedHeroFacts(
  ruleset: Ruleset,
  { race, level }: Pick<HeroSheet, 'race' | 'level'>,
  hero: Creature,
): FoeFacts {
  return {
    ...factsOf(ruleset, flagsOf(hero.archetype)),
    isHero: true,
    body: 'ordinary',
    kindName: '',
    race,
    squares: 1,
    experience: level > 1 ? ruleset.bridges.nextLevelAt(level - 1) : 0,
    level,
    baseLevel: level,
    armourClass: 0,
    magicResistance: 0,
    hitPoints: 0,
    mostHitPoints: 0,
    ownDamage: 0,
    runsBelow: 0,
    ...reflection([]),
    isGuess: true,
  };
}

/** The larger of two resistances for each attack type. */
function strongest(
  one: FoeFacts['resistances'],
  other: FoeFacts['resistances'],
): FoeFacts['resistances'] {
  const both: Record<number, number> = { ...one };
  for (const [type, percent] of Object.entries(other)) {
    const before = both[Number(type)];
    both[Number(type)] = before === undefined ? percent : Math.max(percent, before);
  }
  return both;
}

/** The facts that are visible to anyone. */
function shown({ bridges }: Ruleset, { facts, level, archetype }: Creature) {
  const { armourClass } = facts;
  const families = flagsOf(archetype).filter(flag => FAMILIES.includes(flag));
  return {
    isHero: false,
    kindName: archetype.name,
    squares: archetype.shape.size,
    level,
    baseLevel: facts.level,
    armourClass,
    body: bodyOf(archetype),
    race: [textOf(archetype, 'race'), ...families].filter(name => name !== '').join(','),
    experience: bridges.experienceFor(level, USUAL_PACE, false),
  };
}

/** The monster flags that are families, which are visible. */
const FAMILIES: readonly string[] = [
  'animal',
  'undead',
  'demon',
  'orc',
  'troll',
  'giant',
  'dragon',
];

/** Speed in movement points assumed for every creature: actual speed doesn't affect a drain. */
const USUAL_PACE = 12;

/** The key `golem` of a golem states its material. NetHack 3.6.7 src/makemon.c (monhp_per_lvl). */
function bodyOf(archetype: Archetype): DrainedBody {
  const golem = textOf(archetype, 'golem');
  if (golem !== '') {
    return { golem };
  }
  return flagsOf(archetype).includes('dragon') ? 'adult-dragon' : 'ordinary';
}

/** All flags of a kind, combat flags first. */
export function flagsOf(archetype: Archetype): readonly string[] {
  const { texts } = archetype;
  const words = [...wordsIn(texts.combatFlags ?? ''), ...wordsIn(texts.spellFlags ?? '')];
  return [...words, ...reflectionWords(archetype), ...habitWords(archetype)];
}

/** The facts that follow from flags. */
function factsOf({ bridges }: Ruleset, words: readonly string[]) {
  return {
    flags: MONSTER_FLAGS.filter(flag => words.includes(flag)),
    resistances: bridges.resistances(words),
    magicResistant: words.includes('resists-magic'),
    sleepResistant: words.includes('resists-sleep'),
    drainResistant: words.includes('resists-drain'),
    lifeless: words.includes('not-living'),
    unconfusable: words.includes('no-conf'),
  };
}
