// What a spell does to somebody in the open who stands still: the question of a designer, without a
// level around it.

import { Distribution, Enumerator, type WeightedNote } from '../chance/index.ts';
import { UsageError } from '../errors/index.ts';
import { type Content, LAST_CROSSFIRE_SUBTYPE, subtypeName, TYPE } from '../objects/index.ts';
import type { SpellcraftRules } from '../spellcraft/index.ts';
import { type CastOrder, type Ground, isCastable, POWER_RULES } from '../spells/index.ts';
import { DX, DY } from '../world/index.ts';
import type { BroughtEffect } from './harmless-hits.ts';
import type { Certainty } from './question.ts';
import { type HitCreature, hitNotes } from './spell-damage.ts';
import {
  flightNotes,
  type PreviewedPort,
  type PreviewView,
  previewedBrought,
  previewedDamage,
  previewedEffect,
  previewSpell,
} from './spell-preview.ts';

/** A cast in the open. */
export interface OpenFieldView {
  readonly content: Content;
  readonly order: Omit<CastOrder, 'caster' | 'direction'>;
  /** Squares from the caster to the target, 1…30, straight ahead. */
  readonly distance: number;
  /** Whoever stands there. */
  readonly target: HitCreature;
}

/** The field is this many squares wide and high. */
const WIDTH = 121;

/** Where the caster stands: with as much ground behind as to both sides; east lies ahead. */
const CASTER_X = 45;
const CASTER_SQUARE = 60 * WIDTH + CASTER_X;
const CASTER = 1;
const TARGET = 2;
const EAST = 3;

/** No spell lasts longer. */
const MOST_TICKS = 1000;

/** Open ground as far as its edge. */
const field: Ground = {
  has: square => square >= 0,
  openToEffects: square => square >= 0,
  openToSight: square => square >= 0,
  isMirror: () => false,
  neighbour: stepFrom,
};

/** What a spell brings that does no damage. */
export interface BroughtOdds extends BroughtEffect {
  /** The probability that it comes at all. */
  readonly chance: number;
}

/** What a cast in the open comes to. */
export interface OpenFieldOdds {
  readonly damage: Distribution;
  /** What it brings the target where it can do no damage; undefined for a spell that hurts, or misses. */
  readonly brings: BroughtOdds | undefined;
  /** Exact, or estimated from some flights where luck has too many. */
  readonly certainty: Certainty;
  /** What mattered, each fact with the probability that it does. */
  readonly notes: readonly WeightedNote[];
}

/**
 * One cast at a target that stands still and can take all of it: its damage, and why. Throws a UsageError
 * as `damageInTheOpen` does.
 */
export function castInTheOpen(
  ask: Enumerator,
  rules: SpellcraftRules,
  view: OpenFieldView,
): OpenFieldOdds {
  const { content, target } = view;
  if (asksNothing(view)) {
    const damage = Distribution.certain(0);
    return { damage, brings: undefined, certainty: { kind: 'exact' }, notes: [] };
  }
  const shown = previewOf(view);
  const preview = previewSpell(rules, content, shown);
  const hits = preview.flights
    .flatMap(({ value }) => value.hits)
    .filter(({ creature }) => creature === TARGET)
    .map(({ hit }) => hit);
  const brought = previewedBrought(ask, preview, TARGET, target);
  return {
    damage: previewedDamage(ask, rules, preview, TARGET, target),
    brings: brought && {
      ...brought,
      chance: previewedEffect(ask, rules, preview, TARGET, target),
    },
    certainty: preview.certainty,
    notes: [
      ...flightNotes(rules, content, shown),
      ...hitNotes(new Enumerator({ collect: true }), rules, target, hits),
    ],
  };
}

/**
 * The whole damage of one cast to a target that stands still and can take all of it. Throws a UsageError
 * for an archetype that is no spell, or a spell of a kind that can't be cast.
 */
export function damageInTheOpen(
  ask: Enumerator,
  rules: SpellcraftRules,
  view: OpenFieldView,
): Distribution {
  if (asksNothing(view)) {
    return Distribution.certain(0);
  }
  const preview = previewSpell(rules, view.content, previewOf(view));
  return previewedDamage(ask, rules, preview, TARGET, view.target);
}

/**
 * Whether nothing comes of it: a spell of the casting slot does nothing to somebody whom that slot doesn't
 * know. Throws a UsageError for what can't be cast at all.
 */
function asksNothing({ order, target }: OpenFieldView): boolean {
  const { id, type, subtype } = order.spell;
  if (type !== TYPE.spell || !isCastable(subtype)) {
    const got = type === TYPE.spell ? `${id}, of subtype ${subtype} (${subtypeName(subtype)})` : id;
    throw new UsageError('spell', got, 'a spell of a kind that can be cast');
  }
  return subtype > LAST_CROSSFIRE_SUBTYPE && target.asTarget === undefined;
}

function previewOf({ order, distance, target }: OpenFieldView): PreviewView {
  return {
    ground: field,
    order: { ...order, caster: CASTER, direction: EAST },
    squares: new Map([
      [CASTER, CASTER_SQUARE],
      [TARGET, CASTER_SQUARE + distance],
    ]),
    ticks: MOST_TICKS,
    ...(target.asTarget !== undefined && { port: portInTheOpen(target.asTarget) }),
  };
}

/** Nothing is in the way of anything, and everything is seen. */
function portInTheOpen({ rules, target }: NonNullable<HitCreature['asTarget']>): PreviewedPort {
  return {
    rules,
    powers: POWER_RULES,
    target: creature => (creature === TARGET ? target : undefined),
    seen: () => true,
    canLeap: () => true,
    way: (from, to) => Array.from({ length: to - from }, (_, step) => from + step + 1),
  };
}

/** The square one step on, −1 beyond the edge. */
function stepFrom(square: number, direction: number): number {
  const x = (square % WIDTH) + DX[direction]!;
  const y = Math.floor(square / WIDTH) + DY[direction]!;
  return x < 0 || y < 0 || x >= WIDTH || y >= WIDTH ? -1 : y * WIDTH + x;
}
