// Things that spells hit: their materials and enchantments as the rules of hits see them, and what happens to them.

import type { Creature } from '../../actors/index.ts';
import { refit, wornThings } from '../../actors/index.ts';
import {
  beatitudeOf,
  classOf,
  enchantmentsOf,
  type GameObject,
  isGreased,
  isProofed,
  resistsOf,
  setBeatitude,
  setEnchantments,
  TYPE,
} from '../../objects/index.ts';
import type { CarriedThing, HitThing, ThingChange } from '../../spells/index.ts';
import { ARMOUR_POINTS } from '../../worldrules/index.ts';
import type { GameState } from '../state/state.ts';
import { wearGrease } from './handled/greased.ts';
import { learnPart } from './learn-kind.ts';

/** A thing as the rules of hits see it. */
export function hitThing(state: GameState, item: GameObject): HitThing {
  return {
    ...materialFacts(state, item),
    magic: magicOf(item),
    cursed: beatitudeOf(item) === 'cursed',
    resistances: Object.fromEntries(resistsOf(item)),
  };
}

/** What a thing is made of: by its own file, else by its class. */
export function materialFacts(
  { ruleset }: GameState,
  item: GameObject,
): Pick<HitThing, 'material' | 'materialBits'> {
  const { materials } = ruleset.slots.world.losses;
  return {
    material: item.text('materialname'),
    materialBits: item.fact('material') || (materials[classOf(item.archetype)] ?? 0),
  };
}

/** The enchantment of a thing: of armour in the original's points, of rings their number. */
function magicOf(item: GameObject): number {
  const { toHit, toDam, armour } = enchantmentsOf(item);
  switch (classOf(item.archetype)) {
    case 'armour':
      return Math.trunc(armour / ARMOUR_POINTS);
    case 'ring':
      return item.fact('power');
    default:
      return Math.max(toHit, toDam);
  }
}

/** Kinds of things that the rules name, by type. */
const KINDS: Readonly<Record<number, string>> = {
  [TYPE.ring]: 'ring',
  [TYPE.amulet]: 'amulet',
  [TYPE.wand]: 'wand',
  [TYPE.rod]: 'rod',
};

/** How the rules name the kind of a thing; empty: they don't. */
export function carriedKind({ archetype }: GameObject): string {
  return KINDS[archetype.type] ?? '';
}

/** Whether the hero wears or wields a thing, the quiver aside. */
export function isWorn({ sheet }: GameState, item: GameObject): boolean {
  return wornThings(sheet).includes(item);
}

/** The things of a creature that acid and cancellation reach, in the order of `thingsOf`. */
export function carriedThings(state: GameState, creature: Creature): CarriedThing[] {
  const own = state.of(creature.id);
  const worn = own === undefined ? [] : wornThings(own.sheet);
  return thingsOf(state, creature).map(item => ({
    ...hitThing(state, item),
    applied: own === undefined ? isWeapon(item) : worn.includes(item),
    kind: carriedKind(item),
    ...(isProofed(item) && { proofed: true }),
  }));
}

/** Monsters hold the weapons that they carry. */
function isWeapon({ archetype }: GameObject): boolean {
  return archetype.type === TYPE.weapon;
}

function thingsOf(state: GameState, { id, carried }: Creature): readonly GameObject[] {
  const own = state.of(id);
  return (
    own?.sheet.inventory.things ?? carried.filter(({ archetype }) => archetype.type !== TYPE.spell)
  );
}

/** What a hit did to things that a creature carries. */
export function changeCarried(
  state: GameState,
  creature: Creature,
  changes: readonly ThingChange[],
): void {
  if (changes.length === 0) {
    return;
  }
  const things = thingsOf(state, creature);
  for (const { place, change } of changes) {
    const item = things[place]!;
    if (change !== 'cancelled' && isGreased(item)) {
      wearGrease(state, creature.id, item);
      continue;
    }
    if (change === 'withstood') {
      showProof(state, creature, item);
      continue;
    }
    if (change === 'corroded') {
      corrode(item);
    } else {
      makePlain(item);
    }
    const kind = change === 'corroded' ? 'corroded' : 'unenchanted';
    state.logSeen(kind, creature, creature.id, item.id);
  }
  const own = state.of(creature.id);
  if (own !== undefined) {
    refit(own.ruleset, own.sheet);
  }
}

/** Acid runs off, and the item's bearer learns why. NetHack 3.6.7 src/trap.c (erode_obj). */
function showProof(state: GameState, creature: Creature, item: GameObject): void {
  const own = state.of(creature.id);
  if (own !== undefined) {
    learnPart(own, item, 'proof');
  }
  state.logSeen('acid-ran-off', creature, creature.id, item.id);
}

/** Takes a point of enchantment. */
function corrode(item: GameObject): void {
  const { toHit, toDam, armour } = enchantmentsOf(item);
  if (classOf(item.archetype) === 'armour') {
    setEnchantments(item, { armour: armour - ARMOUR_POINTS });
  } else {
    setEnchantments(item, { toHit: toHit - 1, toDam: toDam - 1 });
  }
}

/** Takes all enchantment, and curses. */
export function makePlain(item: GameObject): void {
  setEnchantments(item, { toHit: 0, toDam: 0, armour: 0 });
  if (classOf(item.archetype) === 'ring') {
    item.setFact('power', 0);
  }
  if (beatitudeOf(item) === 'cursed') {
    setBeatitude(item, 'uncursed');
  }
}
