// The facts of a creature that the rules need, in two versions: as it is, and as the hero knows it. Every
// view of a creature is a function of these facts (foe-views.ts), so the caller must choose a version.

import type { MonsterFlag } from '../../combat/index.ts';
import {
  type Archetype,
  type Bestiary,
  creatureFacts,
  factOf,
  type GameObject,
  kindOf,
  kindResists,
  packOf,
} from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { composedResistance } from '../../spellcraft/index.ts';
import { type DrainedBody, type ForceSum, NO_FORCES } from '../../spells/index.ts';
import type { Creature } from '../creature/creature.ts';
import { knownHitPoints } from '../creature/known-creature.ts';
import { forceArmour } from '../hero/force-powers.ts';
import type { HeroSheet } from '../hero/hero-sheet.ts';
import { lastingResists, resistancesOf, wornThings } from '../hero/worn-powers.ts';
import { familiesOf, flagFacts, flagsOf, ownFacts, ruledFacts } from './kind-facts.ts';
import { reflection, reflectionWords } from './reflecting.ts';

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

/** The true facts of a creature. Field by field instead of by copying records, as every blow asks for them. */
export function trueFacts(ruleset: Ruleset, creature: Creature): FoeFacts {
  const { archetype, level } = creature;
  const { race, body, reflects } = ownFacts(archetype);
  const { byFlags } = ruledFacts(ruleset, archetype);
  return {
    isHero: false,
    level,
    baseLevel: creature.facts.level,
    armourClass: armourWith(ruleset, creature, creature.forces.sum),
    flags: byFlags.flags,
    kindName: archetype.name,
    race,
    experience: ruleset.bridges.experienceFor(level, USUAL_PACE, false),
    resistances: withForces(ruleset, resistedByOne(ruleset, creature), creature.forces.sum),
    magicResistance: factOf(archetype, 'magicResistance'),
    magicResistant: byFlags.magicResistant,
    sleepResistant: byFlags.sleepResistant,
    drainResistant: byFlags.drainResistant,
    body,
    lifeless: byFlags.lifeless,
    unconfusable: byFlags.unconfusable,
    hitPoints: creature.hitPoints,
    mostHitPoints: creature.maxHitPoints,
    squares: archetype.shape.size,
    ownDamage: strongestBlow(creature),
    runsBelow: factOf(archetype, 'runAway'),
    reflectsSpells: reflects.reflectsSpells,
    reflectsMissiles: reflects.reflectsMissiles,
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
    ...flagFacts(ruleset.bridges, known),
    ...reflection(known),
    resistances: withForces(ruleset, knownResistances(ruleset, archetype, bestiary), noticed),
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
 * Percent that a kind resists by attack type number, as far as the hero knows: what its file states under `resist_…`,
 * else what follows from its flags. An attack type's percentage is known with its immunity.
 */
function knownResistances(
  { bridges }: Ruleset,
  archetype: Archetype,
  bestiary: Bestiary,
): FoeFacts['resistances'] {
  const byFlags = bridges.resistances(bestiary.flagsOf(archetype, flagsOf(archetype)));
  const stated = kindResists(archetype);
  if (stated.length === 0) {
    return byFlags;
  }
  const all: Record<number, number> = { ...byFlags };
  for (const [type, percent] of stated) {
    const [flag] = bridges.immunities({ [type]: FULL }) as readonly MonsterFlag[];
    if (flag !== undefined && bestiary.knowsFlag(archetype, flag)) {
      all[type] = percent;
    }
  }
  return all;
}

/** Percent that a creature resists by attack type number; a golem may have resistances of its own. */
function resistedByOne(ruleset: Ruleset, { archetype, golem }: Creature): FoeFacts['resistances'] {
  return golem?.resists === undefined
    ? ruledFacts(ruleset, archetype).resists
    : Object.fromEntries(golem.resists);
}

/** The most that its strongest blow does: the damage of its dice. */
function strongestBlow({ facts }: Creature): number {
  let most = 0;
  for (const { dice } of facts.blows) {
    most = Math.max(most, dice.count * dice.sides + dice.bonus);
  }
  return most;
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
  const resists = resistancesOf(ruleset.slots.spells, known, lastingResists(ruleset, sheet));
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
  const kind = sheet.powers.form?.kind ?? hero.archetype;
  const facts = ruledFacts(ruleset, kind).byFlags;
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
    resistances: strongest(ruledFacts(ruleset, kind).resists, resists),
    ...reflection([...things.flatMap(reflectionWords), ...reflectionWords(kind)]),
    magicResistance: 0,
    hitPoints: hero.hitPoints,
    mostHitPoints: hero.maxHitPoints,
    ownDamage: 0,
    runsBelow: 0,
    isGuess,
  };
}

/** A hero of known role, race and level who wears nothing. Of a form its family and its hide show. */
export function strippedHeroFacts(
  ruleset: Ruleset,
  { race, level, powers }: Pick<HeroSheet, 'race' | 'level' | 'powers'>,
  hero: Creature,
): FoeFacts {
  const form = powers.form?.kind;
  return {
    ...(form === undefined
      ? ruledFacts(ruleset, hero.archetype).byFlags
      : flagFacts(ruleset.bridges, familiesOf(form))),
    isHero: true,
    body: 'ordinary',
    kindName: '',
    race,
    squares: 1,
    experience: level > 1 ? ruleset.bridges.nextLevelAt(level - 1) : 0,
    level,
    baseLevel: level,
    armourClass: form === undefined ? 0 : creatureFacts(form).armourClass,
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
  const { race, body } = ownFacts(archetype);
  return {
    isHero: false,
    kindName: archetype.name,
    squares: archetype.shape.size,
    level,
    baseLevel: facts.level,
    armourClass: facts.armourClass,
    body,
    race,
    experience: bridges.experienceFor(level, USUAL_PACE, false),
  };
}

/** Speed in movement points assumed for every creature: actual speed doesn't affect a drain. */
const USUAL_PACE = 12;
