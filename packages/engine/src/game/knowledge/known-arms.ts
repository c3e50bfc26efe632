// A creature's possible weapons as far as the hero knows: the rule that arms its kind, narrowed by the items
// that he saw it take and by the blows that hurt him. Of its true inventory only the kinds of items that he
// saw it take are used.

import type { Creature } from '../../actors/index.ts';
import type { Chance, Enumerator } from '../../chance/index.ts';
import {
  type Content,
  drawTreasure,
  type FeltBlow,
  type GameObject,
  likelyEgos,
  TYPE,
} from '../../objects/index.ts';
import type { Bridges, MonsterBlowView } from '../../rulesets/index.ts';
import { likelyArms, likelyWeapon, WeaponSums } from '../monsters/monster-arms.ts';
import { heldView, strongest } from '../monsters/monster-weapon.ts';
import { type Held, type LikelyHeld, rememberedArms } from '../monsters/remembered-arms.ts';
import type { GameState } from '../state/state.ts';
import { likelyConditions } from './known-weapon.ts';

/** A creature's possible weapons. */
export interface KnownArms {
  /** One or more; the probabilities sum to 1. */
  readonly likely: readonly LikelyHeld[];
  /** The total probability of omitted unlikely weapons, 0…1. */
  readonly leftOut: number;
}

/** Maximum number of weapons considered, and the total probability that suffices. */
const MOST_WEAPONS = 60;
const ENOUGH = 0.99;

/**
 * A creature's possible weapons; undefined if no weapon that monsters can have explains the blows that the
 * hero felt.
 */
export function knownArms(
  state: GameState,
  ask: Enumerator,
  creature: Creature,
): KnownArms | undefined {
  const { sheet } = state;
  const taken = takenWeapons(state, ask, creature);
  const felt = sheet.lore.arms.feltOf(creature.id);
  // A summoned creature has none; one that picks up items may have found any on the level.
  const suppositions: (() => readonly LikelyHeld[])[] = [
    () => likelyArms(ask, state, creature.archetype.id),
    () => [{ weapon: undefined, probability: 1 }],
    () => foundArms(ask, state),
  ];
  for (const suppose of suppositions) {
    const prior = taken.reduce(orStronger, suppose());
    const arms = narrowed(state.ruleset.bridges, ask, creature, prior, felt);
    if (arms !== undefined) {
      return arms;
    }
  }
  return undefined;
}

/** Each weapon that the hero saw it take, as far as he knows it. */
function takenWeapons(
  state: GameState,
  ask: Enumerator,
  { id, carried }: Creature,
): (readonly LikelyHeld[])[] {
  const { content, sheet } = state;
  const taken = sheet.lore.arms.takenBy(id);
  return carried
    .filter(item => taken.includes(item.id) && item.archetype.type === TYPE.weapon)
    .map((item: GameObject) => {
      const egos = likelyEgos(ask, content, item, sheet.lore);
      const runes = egos.map(({ value, probability }) => ({ ...value, probability }));
      const added = runes.length > 0 ? runes : [{ toHit: 0, toDam: 0, probability: 1 }];
      return merged(
        likelyConditions(state, ask, item).flatMap(({ value, probability }) =>
          added.map(ego => ({
            weapon: heldView(
              item.archetype,
              value.enchantment + ego.toHit,
              value.enchantment + ego.toDam,
            ),
            probability: probability * ego.probability,
          })),
        ),
      );
    });
}

/** The stronger of two uncertain weapons. */
function orStronger(
  one: readonly LikelyHeld[],
  other: readonly LikelyHeld[],
): readonly LikelyHeld[] {
  const [few, fewer] = [one, other].map(list => likeliest(list).likely);
  return merged(
    few!.flatMap(({ weapon, probability }) =>
      fewer!.map(second => ({
        weapon: strongest([weapon, second.weapon].filter(held => held !== undefined)),
        probability: probability * second.probability,
      })),
    ),
  );
}

/** A weapon from the floor of the level, since it must have found one. */
function foundArms(ask: Enumerator, state: GameState): readonly LikelyHeld[] {
  const { depth } = state;
  const { level } = state.sheet;
  return rememberedArms(state, `found ${depth} ${level}`, () =>
    armsLying(ask, state, depth, level),
  );
}

function armsLying(
  ask: Enumerator,
  state: GameState,
  depth: number,
  level: number,
): readonly LikelyHeld[] {
  const { content } = state;
  const view = { list: FLOOR, difficulty: depth, kindsOnly: true, onlyType: TYPE.weapon };
  const orders = ask.ask(drawLying, content, view).list.filter(({ value }) => value.length > 0);
  return merged(
    orders.flatMap(({ value, probability }) =>
      likelyWeapon(ask, state, { ...value[0]!, level, depth }).map(held => ({
        ...held,
        probability: probability * held.probability,
      })),
    ),
  );
}

/** The treasure list of floor items. */
const FLOOR = 'floor';

function drawLying(
  chance: Chance,
  { treasure }: Content,
  view: Parameters<typeof drawTreasure>[2],
) {
  return drawTreasure(chance, treasure, view);
}

/** The weapons that could have dealt every blow, weighted by likelihood; undefined for none. */
function narrowed(
  bridges: Bridges,
  ask: Enumerator,
  creature: Creature,
  prior: readonly LikelyHeld[],
  felt: readonly FeltBlow[],
): KnownArms | undefined {
  const blowOf = (weapon: Held, { place, armourClass }: FeltBlow): MonsterBlowView => {
    const { dice } = creature.facts.blows[place]!;
    return { level: creature.blowLevel, dice, armourClass, ...(weapon && { weapon }) };
  };
  const able = prior.filter(({ weapon }) =>
    felt.every(blow => blow.damage <= mostOf(blowOf(weapon, blow))),
  );
  const { likely, leftOut } = likeliest(able);
  const weighed = likely.map(({ weapon, probability }) => {
    const share = felt.reduce((product, blow) => {
      const damage = ask.remember(bridges.monsterBlow, bridges, blowOf(weapon, blow)).distribution!;
      const hits = damage.atLeast(1);
      return hits === 0 ? 0 : (product * damage.probability(blow.damage)) / hits;
    }, probability);
    return { weapon, probability: share };
  });
  const possible = weighed.filter(({ probability }) => probability > 0);
  return possible.length === 0 ? undefined : { likely: scaled(possible), leftOut };
}

/** The maximum damage of a blow, as armour only reduces it. */
function mostOf({ dice, weapon }: MonsterBlowView): number {
  const bare = dice.count * dice.sides + dice.bonus;
  const added = weapon === undefined ? 0 : weapon.dice.count * weapon.dice.sides;
  return bare + Math.max(0, added + (weapon?.dice.bonus ?? 0));
}

/** The most likely of them, and the total probability of the others. */
function likeliest(all: readonly LikelyHeld[]): KnownArms {
  const total = all.reduce((sum, { probability }) => sum + probability, 0);
  const sorted = all.toSorted((one, other) => other.probability - one.probability);
  const kept: LikelyHeld[] = [];
  let share = 0;
  for (const held of sorted) {
    if (kept.length > 0 && (kept.length === MOST_WEAPONS || share > ENOUGH * total)) {
      break;
    }
    kept.push(held);
    share += held.probability;
  }
  const leftOut = kept.length === all.length ? 0 : Math.max(0, 1 - share / total);
  return { likely: scaled(kept), leftOut };
}

function scaled(list: readonly LikelyHeld[]): LikelyHeld[] {
  const total = list.reduce((sum, { probability }) => sum + probability, 0);
  return list.length === 1
    ? [{ weapon: list[0]!.weapon, probability: 1 }]
    : list.map(({ weapon, probability }) => ({ weapon, probability: probability / total }));
}

/** Merges equal ones. */
function merged(list: readonly LikelyHeld[]): readonly LikelyHeld[] {
  const sums = new WeaponSums();
  for (const held of list) {
    sums.add(held);
  }
  return sums.list;
}
