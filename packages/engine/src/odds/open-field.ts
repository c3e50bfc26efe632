// What a spell does to somebody in the open who stands still: the question of a designer, without a
// level around it.

import type { Distribution, Enumerator } from '../chance/index.ts';
import type { Content } from '../objects/index.ts';
import type { SpellcraftRules } from '../spellcraft/index.ts';
import type { CastOrder, Ground } from '../spells/index.ts';
import { DX, DY } from '../world/index.ts';
import type { HitCreature } from './spell-damage.ts';
import { type PreviewedSorcery, previewedDamage, previewSpell } from './spell-preview.ts';

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

/** The whole damage of one cast to a target that stands still and can take all of it. */
export function damageInTheOpen(
  ask: Enumerator,
  rules: SpellcraftRules,
  { content, order, distance, target }: OpenFieldView,
): Distribution {
  const preview = previewSpell(rules, content, {
    ground: field,
    order: { ...order, caster: CASTER, direction: EAST },
    squares: new Map([
      [CASTER, CASTER_SQUARE],
      [TARGET, CASTER_SQUARE + distance],
    ]),
    ticks: MOST_TICKS,
    ...(target.sorcery !== undefined && { sorcery: sorceryInTheOpen(target.sorcery) }),
  });
  return previewedDamage(ask, rules, preview, TARGET, target);
}

/** Nothing is in the way of anything, and everything is seen. */
function sorceryInTheOpen({
  rules,
  target,
}: NonNullable<HitCreature['sorcery']>): PreviewedSorcery {
  return {
    rules,
    target: creature => (creature === TARGET ? target : undefined),
    seen: () => true,
    canLeap: () => true,
    way: from => Array.from({ length: WIDTH - CASTER_X }, (_, step) => from + step + 1),
  };
}

/** The square one step on, −1 beyond the edge. */
function stepFrom(square: number, direction: number): number {
  const x = (square % WIDTH) + DX[direction]!;
  const y = Math.floor(square / WIDTH) + DY[direction]!;
  return x < 0 || y < 0 || x >= WIDTH || y >= WIDTH ? -1 : y * WIDTH + x;
}
