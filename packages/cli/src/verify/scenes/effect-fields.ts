// The effects of the engine's pool in the fields of a recording.

import type { Content } from '@roguewright/engine/objects';
import type { EffectPool } from '@roguewright/engine/spells';
import type { LevelMap } from '@roguewright/engine/world';
import type { SceneFields } from './recorded-state.ts';

/** The subtype of bullets, which store the numbers of their explosion. */
const BULLET = 5;

/** Every row of a pool. */
export function effectFields(pool: EffectPool, content: Content, map: LevelMap): SceneFields[] {
  return Array.from({ length: pool.count }, (_, row) => {
    const archetype = content.archetypeAt(pool.archetype[row]!);
    const square = pool.square[row]!;
    const common = {
      arch: archetype.id,
      x: map.x(square),
      y: map.y(square),
      range: pool.range[row]!,
      dam: pool.damage[row]!,
      direction: pool.direction[row]!,
      attackType: pool.attackType[row]!,
      speedLeft: pool.speedLeft[row]!,
    };
    return archetype.subtype === BULLET
      ? {
          ...common,
          hp: pool.blastDuration[row]!,
          maxHp: pool.blastRange[row]!,
          damModifier: pool.blastDamage[row]!,
        }
      : { ...common, duration: pool.duration[row]!, food: pool.food[row]! };
  });
}
