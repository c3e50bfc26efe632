// Where a bolt or a bullet begins. Crossfire server/spell_attack.c (fire_bolt, fire_bullet).

import { reverse } from '../headings.ts';
import type { CastOrder, SpellWorld } from '../spell-world.ts';
import type { EffectKind } from './effect-kind.ts';

/** A square and the direction in which to fly from there. */
export interface Launch {
  readonly square: number;
  readonly direction: number;
}

/**
 * The square before the caster; where nothing gets through it is the caster's own, and what reflects
 * flies back from there. Nothing at all off the map, or when it doesn't reflect.
 */
export function launchOf(
  { ground, living }: SpellWorld,
  { caster, direction }: CastOrder,
  { reflecting }: EffectKind,
): Launch | undefined {
  const from = living.squareOf(caster);
  const square = ground.neighbour(from, direction);
  if (!ground.has(square)) {
    return undefined;
  }
  if (ground.openToEffects(square)) {
    return { square, direction };
  }
  return reflecting ? { square: from, direction: reverse(direction) } : undefined;
}
