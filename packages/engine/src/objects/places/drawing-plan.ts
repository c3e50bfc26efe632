// Drawings of levels and of vaults of the dungeon, and of the rooms of the lessons: where they may be, and what lives,
// lies and stands on them.

import { type Archetype, factOf, textOf } from '../archetype.ts';
import { isPlace, type PlacePlan, placePlan } from './place-plan.ts';

/** The words of the key `place` for drawings of the dungeon. */
export const DRAWINGS = ['level', 'vault', 'lesson'] as const;

/** What a drawing is for. */
export type DrawingKind = (typeof DRAWINGS)[number];

/** The letters of a drawing for ground of the dungeon, besides those of the legend. */
export const DRAWING_LETTERS: readonly string[] = [..."%#.,+'<>~≈∩·§¤¦‡†▒░≋♣═"];

/** What a line of the legend may ask for at random. */
export const ANY = ['monster', 'item', 'trap'] as const;

/** What stands for a letter: an archetype, a treasure list, or something at random. */
export type Legend =
  | { readonly kind: 'archetype'; readonly id: string }
  | { readonly kind: 'list'; readonly id: string }
  | { readonly kind: 'any'; readonly id: string };

/** A drawing of the dungeon. */
export interface DrawingPlan extends PlacePlan {
  readonly what: ReadonlyMap<string, Legend>;
  /** The depths of danger at which it may be. */
  readonly fromDepth: number;
  readonly toDepth: number;
  /** Words of branches; empty: the main dungeon. */
  readonly branches: readonly string[];
  /** Weight among the vaults of a level. */
  readonly frequency: number;
  /** It is part of every dungeon. */
  readonly always: boolean;
  readonly lit: boolean;
  /** What a hero feels who comes there first; empty: nothing. */
  readonly feeling: string;
}

/** Whether an archetype is a drawing of the dungeon. */
export function isDrawing(archetype: Archetype, kind: DrawingKind): boolean {
  return isPlace(archetype) && textOf(archetype, 'place') === kind;
}

/** A line of a legend, read. */
export function legendOf(written: string): Legend {
  const [, word = '', id = ''] = /^(list|any) (\S+)$/.exec(written) ?? [];
  return word === ''
    ? { kind: 'archetype', id: written }
    : { kind: word === 'list' ? 'list' : 'any', id };
}

const read = new WeakMap<Archetype, DrawingPlan>();

/** Reads a drawing once. An archetype never changes. */
export function drawingPlan(archetype: Archetype): DrawingPlan {
  let plan = read.get(archetype);
  if (plan === undefined) {
    const drawn = placePlan(archetype);
    plan = {
      ...drawn,
      what: new Map([...drawn.legend].map(([letter, id]) => [letter, legendOf(id)])),
      fromDepth: factOf(archetype, 'fromDepth'),
      toDepth: factOf(archetype, 'toDepth'),
      branches: textOf(archetype, 'branch').split(' ').filter(Boolean),
      frequency: factOf(archetype, 'frequency'),
      always: factOf(archetype, 'always') !== 0,
      lit: factOf(archetype, 'lit') !== 0,
      feeling: textOf(archetype, 'feeling'),
    };
    read.set(archetype, plan);
  }
  return plan;
}

/** Whether the legend of a drawing names an archetype. */
export function holds({ what }: DrawingPlan, id: string): boolean {
  return [...what.values()].some(legend => legend.kind === 'archetype' && legend.id === id);
}
