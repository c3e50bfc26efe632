// Effect of a spell on a stationary target in the open: a question for designers, without a level.

import { Distribution, Enumerator, type WeightedNote } from '../chance/index.ts';
import { UsageError } from '../errors/index.ts';
import { type Content, LAST_CROSSFIRE_SUBTYPE, subtypeName, TYPE } from '../objects/index.ts';
import type { SpellcraftRules } from '../spellcraft/index.ts';
import { type CastOrder, type Ground, isCastable, POWER_RULES } from '../spells/index.ts';
import { DX, DY } from '../world/index.ts';
import type { BroughtEffect } from './harmless-hits.ts';
import type { PreviewedPort, PreviewView } from './preview/preview-view.ts';
import type { Certainty } from './question.ts';
import { type HitCreature, hitNotes } from './spell-damage.ts';
import {
  flightNotes,
  previewedBrought,
  previewedDamage,
  previewedEffect,
  previewSpell,
} from './spell-preview.ts';

/** A cast in the open. */
export interface OpenFieldView {
  readonly content: Content;
  readonly order: Omit<CastOrder, 'caster' | 'direction'>;
  /** Distance from the caster to the target in squares, 1…30, straight ahead. */
  readonly distance: number;
  /** The target. */
  readonly target: HitCreature;
  /** Omits the notes, which take as long as everything else. */
  readonly brief?: boolean | undefined;
}

/** Width and height of the field in squares. */
const WIDTH = 121;

/** The caster's column, with as much ground behind him as to either side. Ahead is east. */
const CASTER_X = 45;
const CASTER_SQUARE = 60 * WIDTH + CASTER_X;
const CASTER = 1;
const TARGET = 2;
const EAST = 3;

/** Maximum duration of any spell. */
const MOST_TICKS = 1000;

/** Open ground up to the edge. */
const field: Ground = {
  has: square => square >= 0,
  openToEffects: square => square >= 0,
  openToSight: square => square >= 0,
  barsMagic: () => false,
  openToWalking: square => square >= 0,
  isMirror: () => false,
  neighbour: stepFrom,
};

/** The effect of a spell without damage. */
export interface BroughtOdds extends BroughtEffect {
  /** The probability of the effect. */
  readonly chance: number;
}

/** The odds of a cast in the open. */
export interface OpenFieldOdds {
  readonly damage: Distribution;
  /** Its effect if it can do no damage; undefined for a spell that does damage, or misses. */
  readonly brings: BroughtOdds | undefined;
  /** Exact, or estimated from a sample if there are too many random paths. */
  readonly certainty: Certainty;
  /** The facts that mattered, each with its probability. */
  readonly notes: readonly WeightedNote[];
}

/**
 * One cast at a stationary target that doesn't die: its damage, and the reasons. Throws a UsageError as
 * `damageInTheOpen` does.
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
  const brought = previewedBrought(ask, preview, TARGET, target);
  return {
    damage: previewedDamage(ask, rules, preview, TARGET, target),
    brings: brought && {
      ...brought,
      chance: previewedEffect(ask, rules, preview, TARGET, target),
    },
    certainty: preview.certainty,
    notes: view.brief ? [] : notesOf(ask, rules, view, shown, preview),
  };
}

/** The facts of the flight and of its hits on the target. */
function notesOf(
  { options }: Enumerator,
  rules: SpellcraftRules,
  { content, target }: OpenFieldView,
  shown: PreviewView,
  { flights }: ReturnType<typeof previewSpell>,
): readonly WeightedNote[] {
  const hits = flights
    .flatMap(({ value }) => value.hits)
    .filter(({ creature }) => creature === TARGET)
    .map(({ hit }) => hit);
  return [
    ...flightNotes(rules, content, shown),
    ...hitNotes(new Enumerator({ ...options, collect: true }), rules, target, hits),
  ];
}

/**
 * Total damage of one cast to a stationary target that doesn't die. Throws a UsageError for an archetype that
 * isn't a spell, or a spell of a kind that can't be cast.
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
 * Whether there is no effect at all: a spell of the casting slot has none on a target without facts for that
 * slot. Throws a UsageError for a spell that can't be cast.
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

/** There are no obstacles, and everything is visible. */
function portInTheOpen({ rules, target }: NonNullable<HitCreature['asTarget']>): PreviewedPort {
  return {
    rules,
    powers: POWER_RULES,
    target: creature => (creature === TARGET ? target : undefined),
    seen: () => true,
    steedOn: () => undefined,
    canLeap: () => true,
    way: (from, to) => Array.from({ length: to - from }, (_, step) => from + step + 1),
  };
}

/** The next square, −1 beyond the edge. */
function stepFrom(square: number, direction: number): number {
  const x = (square % WIDTH) + DX[direction]!;
  const y = Math.floor(square / WIDTH) + DY[direction]!;
  return x < 0 || y < 0 || x >= WIDTH || y >= WIDTH ? -1 : y * WIDTH + x;
}
