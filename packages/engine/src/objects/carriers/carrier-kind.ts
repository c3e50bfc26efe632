// Carriers of spells that a treasure list fills: wands, staves, rods, horns, scrolls, books, potions. One file
// describes the carrier, and the spell inside makes the kind that heroes recognise: a wand of sleep is another
// kind than a wand of fireball. Crossfire types 3, 5, 85, 109 and 111.

import type { CarrierKind } from '../../spellcraft/index.ts';
import { type Archetype, TYPE, textOf } from '../archetype.ts';
import type { GameObject } from '../game-object.ts';

const KINDS: ReadonlyMap<number, CarrierKind> = new Map([
  [TYPE.rod, 'rod'],
  [TYPE.potion, 'potion'],
  [TYPE.spellbook, 'spellbook'],
  [TYPE.wand, 'wand'],
  [TYPE.scroll, 'scroll'],
]);

/** The kind of carrier that an archetype is by its type; undefined: it carries no spell. */
export function carrierKindOf({ type }: Archetype): CarrierKind | undefined {
  return KINDS.get(type);
}

/** Whether a treasure list puts the spell into items of an archetype. Key `randomitems`. */
export function isFilled(archetype: Archetype): boolean {
  const { type, texts, inventory } = archetype;
  return KINDS.has(type) && inventory.length === 0 && (texts.randomitems ?? '') !== '';
}

/** Subtype of the potions that are thrown. */
const DUST = 2;

/** Whether an archetype is a dust, which is thrown and not drunk. */
export function isDust({ type, subtype }: Archetype): boolean {
  return type === TYPE.potion && subtype === DUST;
}

/** Between the ids of a carrier and of its spell in the id of their kind: `wand/spell_sleep`. */
const JOINT = '/';

/** The kinds that have been asked for, by carrier and id of the spell. */
const known = new WeakMap<Archetype, Map<string, Archetype>>();

/**
 * The kind of a carrier with a spell in it, as an archetype of its own: named after both, looking like the
 * carrier in the hue of the spell. Its id is that of the carrier and of the spell, with a slash between them.
 */
export function kindWith(carrier: Archetype, spell: Archetype): Archetype {
  let kinds = known.get(carrier);
  if (kinds === undefined) {
    kinds = new Map();
    known.set(carrier, kinds);
  }
  let kind = kinds.get(spell.id);
  if (kind === undefined) {
    kind = makeKind(carrier, spell);
    kinds.set(spell.id, kind);
  }
  return kind;
}

function makeKind(carrier: Archetype, spell: Archetype): Archetype {
  const name = `${carrier.name} of ${spell.name}`;
  const plural = `${carrier.plural} of ${spell.name}`;
  const about = [carrier, spell].map(archetype => textOf(archetype, 'msg').trim());
  const hue = textOf(spell, 'hue') || textOf(carrier, 'hue');
  return {
    ...carrier,
    id: `${carrier.id}${JOINT}${spell.id}`,
    name,
    plural,
    texts: {
      ...carrier.texts,
      name,
      namePl: plural,
      msg: about.filter(text => text !== '').join(' '),
      hue,
      carrier: carrier.id,
      spell: spell.id,
      noun: carrier.name,
      nounPl: carrier.plural,
      ...(carrier.type === TYPE.wand && { ruleKind: spell.texts.ruleKind ?? '' }),
    },
    inventory: [{ archetype: spell.id, numbers: {} }],
  };
}

/** The ids of the carrier and of the spell in the id of their kind; undefined for any other id. */
export function partsOfKind(id: string): readonly [carrier: string, spell: string] | undefined {
  const joint = id.lastIndexOf(JOINT);
  return joint < 0 ? undefined : [id.slice(0, joint), id.slice(joint + 1)];
}

/** Whether an archetype is the kind of a filled carrier. */
export function isCarrierKind({ texts }: Archetype): boolean {
  return texts.carrier !== undefined;
}

/**
 * The kind by which heroes recognise an item: its archetype, and for a carrier that a list has filled its
 * archetype with the spell.
 */
export function kindOf({ archetype, inventory }: GameObject): Archetype {
  const spell = inventory[0];
  return spell !== undefined && isFilled(archetype)
    ? kindWith(archetype, spell.archetype)
    : archetype;
}
