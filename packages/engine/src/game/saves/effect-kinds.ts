// Effects refer to archetypes by catalogue index, which may differ in another content, so a save names the
// archetypes of the indexes in use.

import type { Content } from '../../objects/index.ts';
import type { EffectPool } from '../../spells/index.ts';

/** Catalogue indexes with their archetypes. */
export type EffectKinds = readonly (readonly [place: number, archetype: string])[];

/** The archetypes of all effects of some pools, in ascending index order. */
export function effectKindsOf(pools: readonly EffectPool[], content: Content): EffectKinds {
  const places = new Set(
    pools.flatMap(({ archetype, slayer, count }) => [
      ...archetype.subarray(0, count),
      ...slayer
        .subarray(0, count)
        .filter(index => index > 0)
        .map(index => index - 1),
    ]),
  );
  return [...places]
    .sort((one, other) => one - other)
    .map(index => [index, content.archetypeAt(index).id]);
}

/** Translates restored effects to this content's indexes. Throws a ContentError for an unknown archetype. */
export function placeEffects(pool: EffectPool, kinds: EffectKinds, content: Content): void {
  const places = new Map(kinds.map(([index, id]) => [index, content.archetype(id).index]));
  for (let row = 0; row < pool.count; row++) {
    const present = (index: number) => places.get(index) ?? content.archetypeAt(index).index;
    pool.archetype[row] = present(pool.archetype[row]!);
    const slayer = pool.slayer[row]!;
    pool.slayer[row] = slayer === 0 ? 0 : present(slayer - 1) + 1;
  }
}
