// Typed views of archetypes, one for each kind. Crossfire uses one key for many meanings; the views separate
// them.

import { type Dice, parseDice } from '../chance/index.ts';
import { ContentError } from '../errors/index.ts';
import { type Archetype, factOf, textOf } from './archetype.ts';
import { kindOf } from './carriers/carrier-kind.ts';
import type { GameObject } from './game-object.ts';

/** How an archetype is drawn. */
export interface Appearance {
  readonly glyph: string;
  /** An icon name of the game-icons set. */
  readonly icon: string;
  /** A hue of the palette, such as `fire`; empty for none. */
  readonly hue: string;
}

/** Facts of a spell. */
export interface SpellFacts {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly subtype: number;
  /** Crossfire level: the minimum caster level, and the base of all adjustments. */
  readonly level: number;
  /** NetHack level, 1…7; 0 if the bridge derives it. */
  readonly spellLevel: number;
  /** NetHack school; empty if the bridge derives it. */
  readonly school: string;
  /** Counts as an emergency spell. */
  readonly emergency: boolean;
  readonly energy: number;
  readonly grace: number;
  readonly energyLevels: number;
  readonly graceLevels: number;
  /** Ticks. */
  readonly castingTime: number;
  /** Bit set of spell paths. */
  readonly path: number;
  /** Bit set of attack types. */
  readonly attackType: number;
  /** Archetype created on the map; empty for none. */
  readonly makes: string;
  readonly look: Appearance;
}

/** Spells that have been read. An archetype never changes. */
const spellsRead = new WeakMap<Archetype, SpellFacts>();

/** Reads a spell, each archetype once: swarms and runes read theirs with every cast. */
export function spellFacts(archetype: Archetype): SpellFacts {
  let facts = spellsRead.get(archetype);
  if (facts === undefined) {
    facts = readSpell(archetype);
    spellsRead.set(archetype, facts);
  }
  return facts;
}

function readSpell(archetype: Archetype): SpellFacts {
  return {
    id: archetype.id,
    name: archetype.name,
    // Few who read a spell read its description.
    get about() {
      return aboutOf(archetype);
    },
    subtype: archetype.subtype,
    level: factOf(archetype, 'level'),
    spellLevel: factOf(archetype, 'spellLevel'),
    school: textOf(archetype, 'school'),
    emergency: factOf(archetype, 'emergency') !== 0,
    energy: factOf(archetype, 'sp'),
    grace: factOf(archetype, 'grace'),
    energyLevels: factOf(archetype, 'maxsp'),
    graceLevels: factOf(archetype, 'maxgrace'),
    castingTime: factOf(archetype, 'castingTime'),
    path: factOf(archetype, 'pathAttuned'),
    attackType: factOf(archetype, 'attacktype'),
    makes: textOf(archetype, 'otherArch'),
    look: appearanceOf(archetype),
  };
}

/** One blow of a monster. */
export interface CreatureBlow {
  /** bite, claw, weapon … */
  readonly method: string;
  readonly dice: Dice;
  /** Side effect of a hit: `paralyse`; empty for none. */
  readonly effect: string;
}

/** A kind of monster. */
export interface CreatureFacts {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly level: number;
  /** Movement points a turn; 12 is normal. */
  readonly speed: number;
  /** Angband's ascending armour class. */
  readonly armourClass: number;
  readonly blows: readonly CreatureBlow[];
  /** Combat flags: animal, evil, immune-fire … */
  readonly combatFlags: readonly string[];
  /** Distance in squares at which it notices the hero. */
  readonly notices: number;
  /** Light radius in squares, 0 for none. Key `light_radius`. */
  readonly glow: number;
  readonly look: Appearance;
}

/** Reads a kind of monster. Throws a ContentError for malformed blows. */
export function creatureFacts(archetype: Archetype): CreatureFacts {
  let facts = factsOfKinds.get(archetype);
  if (facts === undefined) {
    facts = readCreature(archetype);
    factsOfKinds.set(archetype, facts);
  }
  return facts;
}

/** The facts of each kind, read once: all creatures of a kind share them. */
const factsOfKinds = new WeakMap<Archetype, CreatureFacts>();

function readCreature(archetype: Archetype): CreatureFacts {
  const blows: CreatureBlow[] = [];
  for (let number = 1; textOf(archetype, `blow${number}`) !== ''; number++) {
    blows.push(creatureBlow(archetype, textOf(archetype, `blow${number}`), `blow_${number}`));
  }
  return {
    id: archetype.id,
    name: archetype.name,
    about: aboutOf(archetype),
    level: factOf(archetype, 'level'),
    speed: factOf(archetype, 'movement'),
    armourClass: factOf(archetype, 'armourClass'),
    blows,
    combatFlags: wordsOf(archetype, 'combatFlags'),
    notices: factOf(archetype, 'notices'),
    glow: factOf(archetype, 'lightRadius'),
    look: appearanceOf(archetype),
  };
}

function creatureBlow(archetype: Archetype, text: string, field: string): CreatureBlow {
  const [method = '', dice = '', effect = ''] = text.split(' ');
  try {
    return { method, dice: parseDice(dice, field), effect };
  } catch {
    const expected = 'a method and dice, such as bite 1d2, and perhaps an effect';
    throw new ContentError([{ file: archetype.file, line: 1, field, expected, got: text }]);
  }
}

/** A weapon's facts, in the units of the combat slot. */
export interface WeaponFacts {
  /** digger, hafted, polearm or sword. */
  readonly kind: string;
  readonly dice: number;
  readonly sides: number;
  /** Tenths of a pound. */
  readonly weight: number;
  readonly toHit: number;
  readonly toDam: number;
  readonly flags: readonly string[];
  readonly quarterstaff: boolean;
}

/** Weapons that have been read: every blow asks. An archetype never changes. */
const weaponsRead = new WeakMap<Archetype, WeaponFacts>();

/**
 * The facts of a weapon, read once. One without `damage_dice`, as in Crossfire, rolls one die of `dam` sides. Throws a
 * ContentError for malformed dice.
 */
export function weaponFacts(archetype: Archetype): WeaponFacts {
  let facts = weaponsRead.get(archetype);
  if (facts === undefined) {
    facts = readWeapon(archetype);
    weaponsRead.set(archetype, facts);
  }
  return facts;
}

function readWeapon(archetype: Archetype): WeaponFacts {
  const text = textOf(archetype, 'damageDice') || `1d${Math.max(1, factOf(archetype, 'dam'))}`;
  let dice: Dice;
  try {
    dice = parseDice(text, 'damage_dice');
  } catch {
    const expected = 'dice such as 1d9';
    throw new ContentError([
      { file: archetype.file, line: 1, field: 'damage_dice', expected, got: text },
    ]);
  }
  return {
    kind: textOf(archetype, 'weaponKind'),
    dice: dice.count,
    sides: dice.sides,
    weight: factOf(archetype, 'tenthsOfPound'),
    toHit: factOf(archetype, 'toHit'),
    toDam: factOf(archetype, 'toDam'),
    flags: wordsOf(archetype, 'combatFlags'),
    quarterstaff: factOf(archetype, 'quarterstaff') !== 0,
  };
}

/** The description of an archetype: its message, else its lore, on one line. */
export function aboutOf(archetype: Archetype): string {
  let about = abouts.get(archetype);
  if (about === undefined) {
    about = onOneLine(textOf(archetype, 'msg') || textOf(archetype, 'lore'));
    abouts.set(archetype, about);
  }
  return about;
}

/** Descriptions that were asked for: each view has those of all discovered kinds. */
const abouts = new WeakMap<Archetype, string>();

/** The description of one item, which may have a message or lore of its own, on one line. */
export function aboutThing(item: GameObject): string {
  const { texts } = kindOf(item);
  const { msg = texts.msg ?? '', lore = texts.lore ?? '' } = item.ownTexts;
  return onOneLine(msg || lore);
}

function onOneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** How an archetype is drawn. */
export function appearanceOf(archetype: Archetype): Appearance {
  return {
    glyph: textOf(archetype, 'glyph') || '?',
    icon: textOf(archetype, 'icon'),
    hue: textOf(archetype, 'hue'),
  };
}

/** Whether objects of an archetype are invisible, such as the place from which a swarm is fired. */
export function isUnseen({ numbers, flags }: Archetype): boolean {
  return (numbers.invisible ?? 0) !== 0 || flags.has('invisible');
}

function wordsOf(archetype: Archetype, key: string): readonly string[] {
  return wordsIn(textOf(archetype, key));
}

/** The words of a space-separated list. */
export function wordsIn(list: string): readonly string[] {
  const text = list.trim();
  return text === '' ? [] : text.split(/\s+/);
}
