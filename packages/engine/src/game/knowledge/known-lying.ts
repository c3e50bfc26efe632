// Things that a spell may burn, freeze or corrode, as far as the hero knows them: what he sees on squares, and what he
// carries. What he doesn't know of one is a distribution by the rule that made it.

import type { CarriedStack } from '../../casting/index.ts';
import type { Enumerator, Outcome } from '../../chance/index.ts';
import type { ShockedRingView } from '../../charging/index.ts';
import { classOf, type GameObject, isProofed, kindOf, uncountedName } from '../../objects/index.ts';
import type { CarriedThing, ThingHitView } from '../../spells/index.ts';
import { carriedKind, hitThing, isWorn } from '../items/hit-things.ts';
import { stackOf } from '../items/item-loss.ts';
import { partsOf, thingNameOf } from '../items/learn-kind.ts';
import { pileHit } from '../magic/lying.ts';
import { ringsAtRisk, shockedRing } from '../magic/matter/shocked-rings.ts';
import type { GameState } from '../state/state.ts';
import { likelyConditions } from './known-weapon.ts';

/** A pile that the hero sees on a square, as input of the rule of hits. */
export interface KnownPile {
  /** With its article or number: `a thin book`, `3 arrows`. */
  readonly name: string;
  readonly count: number;
  readonly views: readonly Outcome<Omit<ThingHitView, 'attackType' | 'damage'>>[];
}

/** Something that the hero carries, as input of the rules that reach it. */
export interface KnownCarried {
  /** Without article or number: `thin book`, `arrows`. */
  readonly name: string;
  readonly views: readonly Outcome<CarriedThing>[];
  /** As one of the casting slot's stacks, which fire and cold destroy. */
  readonly stack: CarriedStack;
  /** A ring of known kind, as the rule of shocks sees it without its number; absent: it isn't one. */
  readonly ring?: ShockedAmong;
}

/** A ring among those that a shock may reach. */
interface ShockedAmong {
  readonly stacks: number;
  readonly ring: Omit<ShockedRingView, 'enchantment'>;
}

/** The squares on which the hero sees things. */
export function knownLying(state: GameState): ReadonlySet<number> {
  return new Set([...state.level.items.keys()].filter(square => state.sees(square)));
}

/** The piles that he sees on one of those squares: the topmost, and at his feet all. */
export function knownPiles(
  state: GameState,
  ask: Enumerator,
  square: number,
): readonly KnownPile[] {
  const pile = state.level.items.get(square) ?? [];
  const seen = square === state.hero.square ? pile : pile.slice(-1);
  return seen.map(item => knownPile(state, ask, item));
}

function knownPile(state: GameState, ask: Enumerator, item: GameObject): KnownPile {
  const hit = pileHit(state, item);
  const { name, whole } = thingNameOf(state, item);
  return {
    name: whole ?? name,
    count: item.count,
    views: knownConditions(state, ask, item).map(({ value, probability }) => ({
      value: { ...hit, ...value },
      probability,
    })),
  };
}

/** What the hero carries. */
export function knownCarried(state: GameState, ask: Enumerator): readonly KnownCarried[] {
  return state.sheet.inventory.things.map(item => ({
    name: uncountedName(partsOf(state, item)),
    stack: stackOf(item),
    ...ringPart(state, item),
    views: knownConditions(state, ask, item).flatMap(({ value, probability }) =>
      knownProof(state, item).map(({ value: proofed, probability: share }) => ({
        value: {
          ...hitThing(state, item),
          ...value,
          applied: isWorn(state, item),
          kind: carriedKind(item),
          ...(proofed && { proofed }),
        },
        probability: probability * share,
      })),
    ),
  }));
}

/** Whether an item is proof against acid: a share of those that the hero doesn't know. */
function knownProof(state: GameState, item: GameObject): readonly Outcome<boolean>[] {
  const { sheet, ruleset } = state;
  const known = sheet.lore.knows(item, 'proof');
  if (known || !isWorn(state, item)) {
    return [{ value: known && isProofed(item), probability: 1 }];
  }
  const share = 1 / ruleset.slots.world.generation.proofedOneIn;
  return [
    { value: false, probability: 1 - share },
    { value: true, probability: share },
  ];
}

/** A ring of known kind under a shock; what the hero doesn't know of his outfit doesn't protect it. */
function ringPart(state: GameState, item: GameObject): Pick<KnownCarried, 'ring'> {
  const { lore } = state.sheet;
  if (classOf(item.archetype) !== 'ring' || !lore.isIdentified(kindOf(item))) {
    return {};
  }
  const knows = (thing: GameObject) =>
    lore.isIdentified(kindOf(thing)) && (thing.ego === undefined || lore.knows(thing, 'ego'));
  return { ring: { stacks: ringsAtRisk(state).length, ring: shockedRing(state, item, knows) } };
}

/** Classes of things whose enchantment is hidden. */
const ENCHANTED: readonly string[] = ['weapon', 'ammunition', 'armour', 'ring'];

/** What a thing's save depends on besides its kind. */
type Hidden = Pick<CarriedThing, 'magic' | 'cursed' | 'resistances'>;

function knownConditions(
  state: GameState,
  ask: Enumerator,
  item: GameObject,
): readonly Outcome<Hidden>[] {
  const { lore } = state.sheet;
  const actual = hitThing(state, item);
  const knowsRunes = item.ego === undefined || lore.knows(item, 'ego');
  const resistances = lore.isIdentified(kindOf(item)) && knowsRunes ? actual.resistances : {};
  const cursed = lore.knows(item, 'beatitude') && actual.cursed;
  if (lore.knows(item, 'enchantment')) {
    return [{ value: { magic: actual.magic, cursed, resistances }, probability: 1 }];
  }
  if (!ENCHANTED.includes(classOf(item.archetype))) {
    return [{ value: { magic: 0, cursed, resistances }, probability: 1 }];
  }
  const shares = new Map<number, number>();
  for (const { value, probability } of likelyConditions(state, ask, item)) {
    shares.set(value.enchantment, (shares.get(value.enchantment) ?? 0) + probability);
  }
  return [...shares].map(([magic, probability]) => ({
    value: { magic, cursed, resistances },
    probability,
  }));
}
