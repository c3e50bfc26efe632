// Effects know their archetype by its place in the catalogue, which another content may have changed:
// a save names the places that are in use.

import type { Content } from '../../objects/index.ts';
import type { EffectPool } from '../../spells/index.ts';

/** Places in the catalogue with the archetypes that stand there. */
export type EffectKinds = readonly (readonly [place: number, archetype: string])[];

/** The archetypes of all effects of some pools, in the order of their places. */
export function effectKindsOf(pools: readonly EffectPool[], content: Content): EffectKinds {
  const places = new Set(
    pools.flatMap(({ archetype, slayer, count }) => [
      ...archetype.subarray(0, count),
      ...slayer
        .subarray(0, count)
        .filter(place => place > 0)
        .map(place => place - 1),
    ]),
  );
  return [...places]
    .sort((one, other) => one - other)
    .map(place => [place, content.archetypeAt(place).id]);
}

/** Gives restored effects the places of this content. Throws a ContentError for an unknown archetype. */
export function placeEffects(pool: EffectPool, kinds: EffectKinds, content: Content): void {
  const places = new Map(kinds.map(([place, id]) => [place, content.archetype(id).index]));
  for (let row = 0; row < pool.count; row++) {
    const present = (place: number) => places.get(place) ?? content.archetypeAt(place).index;
    pool.archetype[row] = present(pool.archetype[row]!);
    const slayer = pool.slayer[row]!;
    pool.slayer[row] = slayer === 0 ? 0 : present(slayer - 1) + 1;
  }
}
