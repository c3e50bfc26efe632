// Start of bolts and bullets. Crossfire server/spell_attack.c (fire_bolt, fire_bullet).

import { reverse } from '../headings.ts';
import type { CastOrder, SpellWorld } from '../spell-world.ts';
import type { EffectKind } from './effect-kind.ts';

/** A square, and the direction of flight from it. */
export interface Launch {
  readonly square: number;
  readonly direction: number;
}

/**
 * The square in front of the caster. If it is closed and reflects, the start is the caster's own square with
 * the reversed direction. Undefined off the map, or if it is closed and doesn't reflect.
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
