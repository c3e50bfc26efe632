// The condition of a carried item as far as the hero knows it, and the kinds that it may be.

import { madeDice } from '../../actors/index.ts';
import { type Enumerator, Outcomes } from '../../chance/index.ts';
import {
  BEATITUDES,
  type Beatitude,
  carrierPrior,
  drawCondition,
  type GameObject,
  generationView,
  isFilled,
  type KnownThing,
  kindOf,
  knownFrom,
  knownThing,
  type LikelyKind,
  likelyKinds,
  type Origins,
  textOf,
} from '../../objects/index.ts';
import { chargesByReading } from '../actions/reading/charge.ts';
import { dangerOf } from '../dungeon/branches/dungeon-plan.ts';
import { FLOOR_LIST } from '../dungeon/populating.ts';
import { difficultyOfGoods, shopOf } from '../items/priced/shop-of.ts';
import type { GameState } from '../state/state.ts';
import { afterNotes, type LikelyCondition } from './charges/noted-charges.ts';
import { fittingPrices } from './priced/known-values.ts';

/** Where a thing may have been made, as far as the hero knows: at any depth where he has been. */
function likelyOrigins({ seat, world }: GameState): Origins {
  const keys = [1, ...seat.memories.keys(), seat.depth];
  const depths = [...new Set(keys.map(key => dangerOf(world.dungeon, key)))].toSorted(
    (one, other) => one - other,
  );
  return { list: FLOOR_LIST, depths };
}

/**
 * The same for one thing: goods of a shop were made for it, by its list, and so was what the hero bought there. What he
 * sold to it wasn't.
 */
function originsOf(state: GameState, item: GameObject): Origins {
  const shop = shopOf(state, item);
  const noted = state.sheet.lore.prices.find(kindOf(item).id, item.id);
  const stocked =
    noted === undefined
      ? shop && stockedAt(state, shop.kind, difficultyOfGoods(state))
      : stockedAt(state, noted.shop, noted.difficulty);
  return stocked ?? likelyOrigins(state);
}

/** Where the goods of a kind of shop were made; undefined: there is no such shop. */
function stockedAt({ content }: GameState, kind: string, difficulty: number): Origins | undefined {
  const shop = content.find(kind);
  return shop && { list: textOf(shop, 'randomitems'), depths: [difficulty] };
}

/** What the hero knows of the condition of an item whose kind he recognises. */
export function knownCondition(state: GameState, ask: Enumerator, item: GameObject): KnownThing {
  const { ruleset, content, sheet } = state;
  const { lore, level } = sheet;
  if (isFilled(item.archetype) && item.inventory.length > 0) {
    const prior = carrierPrior(ask, ruleset, content, item, originsOf(state, item));
    return asNoted(state, ask, item, knownFrom(prior, item, lore));
  }
  const { generation } = ruleset.slots.world;
  const dice = madeDice(ruleset, item.archetype);
  return asNoted(state, ask, item, knownThing(ask, generation, item, lore, level, dice));
}

/** The same after what the hero has noticed of its charges. */
function asNoted(
  state: GameState,
  ask: Enumerator,
  item: GameObject,
  known: KnownThing,
): KnownThing {
  if (state.sheet.lore.charges.of(item.id).length === 0) {
    return known;
  }
  const list = afterNotes(state, ask, item, known.condition.list, asked =>
    newScrolls(state, asked),
  );
  return { condition: new Outcomes(list), guess: list.length > 1 };
}

/** The beatitudes of new scrolls of charging. */
export function newScrolls(state: GameState, ask: Enumerator): readonly LikelySource[] {
  const kind = state.content.archetypes.find(archetype => chargesByReading(state, archetype));
  const { generation } = state.ruleset.slots.world;
  return kind === undefined
    ? []
    : favoursIn(ask.ask(drawCondition, generation, generationView(kind, state.sheet.level)).list);
}

/** A beatitude that what charges an item may have. */
export interface LikelySource {
  readonly beatitude: Beatitude;
  readonly probability: number;
}

/** The probability of each beatitude among conditions. */
export function favoursIn(conditions: readonly LikelyCondition[]): readonly LikelySource[] {
  return BEATITUDES.map(beatitude => ({
    beatitude,
    probability: conditions
      .filter(({ value }) => value.beatitude === beatitude)
      .reduce((sum, { probability }) => sum + probability, 0),
  })).filter(({ probability }) => probability > 0);
}

/** The kinds that an item may be which the hero doesn't recognise, likeliest first. */
export function possibleKinds(
  state: GameState,
  ask: Enumerator,
  item: GameObject,
): readonly LikelyKind[] {
  const kindsBy = (made: Origins) => likelyKinds(ask, state.content, item, state.sheet.lore, made);
  const inShop = originsOf(state, item);
  const stocked = kindsBy(inShop);
  // The hero may have sold to a shop what it never stocks.
  const [kinds, origins] =
    stocked.length > 0 ? [stocked, inShop] : [kindsBy(likelyOrigins(state)), likelyOrigins(state)];
  return fittingPrices(state, ask, item, kinds, origins.depths);
}
