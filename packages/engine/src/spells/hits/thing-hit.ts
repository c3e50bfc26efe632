// Lifeless things hit by spells: the save by material, and what becomes of a thing that doesn't save. Crossfire
// server/attack.c (save_throw_object, did_make_save_item).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import {
  type AttackType,
  attackBit,
  type HitRules,
  type MaterialRules,
  type ThingHitRules,
} from '../../spellcraft/index.ts';
import type { HitThing } from './hit-view.ts';

/** A pile of things on a square that is hit. */
export interface ThingHitView extends HitThing {
  /** Bit set of attack types. */
  readonly attackType: number;
  readonly damage: number;
  readonly count: number;
  /** Belongs to a shop: it always saves. */
  readonly unpaid: boolean;
  /** Can't be picked up. */
  readonly fixed: boolean;
  /** Becomes another thing when it is lit. */
  readonly lightable: boolean;
}

/** The effect of a hit on a pile. */
export interface ThingFate {
  /** Pieces destroyed. */
  readonly lost: number;
  /** One piece is lit. */
  readonly lit: boolean;
  readonly cancelled: boolean;
  /** The whole pile is frozen. */
  readonly frozen: boolean;
  /** It leaves a fire on the square. */
  readonly burnt: boolean;
}

const NOTHING: ThingFate = { lost: 0, lit: false, cancelled: false, frozen: false, burnt: false };
const LIT: ThingFate = { ...NOTHING, lit: true };
const CANCELLED: ThingFate = { ...NOTHING, cancelled: true };
const FROZEN: ThingFate = { ...NOTHING, frozen: true };

const MAGIC = attackBit('magic');
const COLD = attackBit('cold');
const CANCELLATION = attackBit('cancellation');
/** The number of the attack type of cold. */
const COLD_NUMBER = Math.log2(COLD);

/** The bits of attack types by name. */
function bitsOf(types: readonly string[]): number {
  let bits = 0;
  for (let index = 0; index < types.length; index++) {
    bits |= attackBit(types[index] as AttackType);
  }
  return bits;
}

/** What a hit does to a pile of things. Labels: `thing-saves`, `lost`, `cancels`, `pieces`, `freezes`. */
export function thingHit(
  chance: Chance,
  { hits }: { readonly hits: HitRules },
  view: ThingHitView,
): ThingFate {
  const { things } = hits;
  const { attackType } = view;
  if (!view.unpaid && !thingSaves(chance, hits, view, attackType, view.damage)) {
    return lose(chance, things, view);
  }
  const resists = (view.resistances[COLD_NUMBER] ?? 0) >= things.freezeResists;
  const freezes = (attackType & COLD) !== 0 && !resists && !view.fixed;
  return freezes && chance.test(1, things.freezesOneIn, 'freezes') ? FROZEN : NOTHING;
}

function lose(chance: Chance, things: ThingHitRules, view: ThingHitView): ThingFate {
  const { attackType, count } = view;
  if (view.lightable && (attackType & bitsOf(things.lights)) !== 0) {
    return LIT;
  }
  if ((attackType & CANCELLATION) !== 0) {
    return losesMagic(chance, things, view.magic) ? CANCELLED : NOTHING;
  }
  const burnt = (attackType & bitsOf(things.burns)) !== 0;
  if (count === 1) {
    return { ...NOTHING, lost: 1, burnt };
  }
  const most = things.oneStays ? count - 1 : count;
  const { leastLost } = things;
  const lost = leastLost + chance.below(Math.max(1, most - leastLost + 1), 'pieces');
  return { ...NOTHING, lost, burnt };
}

/** Whether cancellation that isn't saved against takes the enchantment. Label: `cancels`. */
export function losesMagic(
  chance: Chance,
  { mostCancelled }: ThingHitRules,
  magic: number,
): boolean {
  return chance.test(mostCancelled + 1 - Math.abs(magic), mostCancelled + 1, 'cancels');
}

/** The material of a thing; undefined if it saves always. */
export function materialOf(
  { materials, lastForUnknown }: ThingHitRules,
  { material, materialBits }: Pick<HitThing, 'material' | 'materialBits'>,
): MaterialRules | undefined {
  const last = materials.at(-1)!;
  if (material !== '') {
    // quirk: the last material is never found by its name.
    const named = materials.find(({ name }) => name === material);
    return named === last && lastForUnknown ? undefined : named;
  }
  const met = materials.find(({ bit }) => (bit & materialBits) !== 0);
  return met ?? (lastForUnknown ? last : undefined);
}

/** Whether a thing saves against attack types. Labels: `thing-saves`, `lost`. */
export function thingSaves(
  chance: Chance,
  { things }: HitRules,
  thing: HitThing,
  attackType: number,
  damage: number,
): boolean {
  const material = materialOf(things, thing);
  const types = attackType === MAGIC ? MAGIC : attackType & ~bitsOf(things.harmless);
  if (material === undefined || types === 0) {
    return true;
  }
  // A test first: most things are certain to save, or saved by the highest roll.
  const roll = chance.roll(1, things.sides, 'thing-saves');
  if (roll === things.sides) {
    return true;
  }
  let kinds = 0;
  let saved = 0;
  for (let kind = 0; 1 << kind <= types; kind++) {
    if ((types & (1 << kind)) !== 0) {
      kinds++;
      saved += savesAgainst(things, material, thing, kind, roll, damage) ? 1 : 0;
    }
  }
  if (saved === kinds || saved === 0) {
    return saved === kinds;
  }
  return !chance.test(kinds - saved, kinds, 'lost');
}

/** Percent of a whole: a resistance that saves always. */
const WHOLE = 100;

function savesAgainst(
  { sides, resistancePerPoint, pointsPerDamage }: ThingHitRules,
  { saves }: MaterialRules,
  { resistances, magic }: HitThing,
  kind: number,
  roll: number,
  damage: number,
): boolean {
  const needed = saves[kind] ?? 0;
  const resistance = resistances[kind] ?? 0;
  return (
    resistance === WHOLE ||
    roll >= needed - magic - truncDiv(resistance, resistancePerPoint) ||
    truncDiv(sides - needed, pointsPerDamage) > damage
  );
}
