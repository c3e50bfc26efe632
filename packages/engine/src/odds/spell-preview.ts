// What a spell would touch if nobody moved: it is really released, on a copy of the ground that the
// hero knows, among creatures that count hits instead of taking them.

import { ScriptedChance } from '../chance/index.ts';
import type { Content } from '../objects/index.ts';
import type { SpellcraftRules } from '../spellcraft/index.ts';
import {
  type CastOrder,
  EffectPool,
  type Ground,
  type SpellWorld,
  type Strike,
  subtypeOf,
  tickEffects,
} from '../spells/index.ts';

/** The ground and the creatures as the hero knows them. */
export interface PreviewView {
  readonly ground: Ground;
  readonly order: CastOrder;
  /** Squares of the creatures known, by their ids, the caster included. */
  readonly squares: ReadonlyMap<number, number>;
  /** Ticks after which the preview ends, 1 or more. */
  readonly ticks: number;
}

/** A hit that a creature would take. */
export interface PreviewedHit {
  readonly creature: number;
  /** Ticks after the cast; 0 at once. */
  readonly tick: number;
  readonly strike: Strike;
}

/** Where a spell would be, and whom it would hit. */
export interface SpellPreview {
  readonly hits: readonly PreviewedHit[];
  /** Squares with the first tick on which an effect is there, in the order of that tick. */
  readonly touched: ReadonlyMap<number, number>;
}

/** Releases the spell where it does no harm. */
export function previewSpell(
  rules: SpellcraftRules,
  content: Content,
  view: PreviewView,
): SpellPreview {
  const hits: PreviewedHit[] = [];
  const touched = new Map<number, number>();
  let tick = 0;
  const touch = (square: number) => {
    if (!touched.has(square)) {
      touched.set(square, tick);
    }
  };
  const occupants = new Map([...view.squares].map(([creature, square]) => [square, creature]));
  const world: SpellWorld = {
    rules,
    // Flight and spread draw nothing; whatever would ask for luck here is a defect and says so.
    chance: new ScriptedChance([]),
    pool: new EffectPool(),
    ground: view.ground,
    living: {
      isLiving: square => occupants.has(square),
      strike: strike => {
        hits.push({ creature: occupants.get(strike.square)!, tick, strike });
        return 0;
      },
      heal: () => 0,
      squareOf: creature => view.squares.get(creature)!,
    },
    watcher: {
      born: (_id, _archetype, square) => touch(square),
      moved: (_id, _archetype, square) => touch(square),
      ended: () => {},
    },
    archetypeAt: index => content.archetypeAt(index),
    archetype: id => content.archetype(id),
  };
  subtypeOf(view.order.facts.subtype).cast(world, view.order);
  while (tick < view.ticks && world.pool.count > 0) {
    tick++;
    tickEffects(world);
  }
  return { hits, touched };
}
