// The effects of the engine's pool in the fields of a recording.

import { type Content, TYPE } from '@roguewright/engine/objects';
import { type EffectPool, pictureOf } from '@roguewright/engine/spells';
import type { LevelMap } from '@roguewright/engine/world';
import type { SceneFields } from './recorded-state.ts';

/** The subtype of bullets, which store the numbers of their explosion. */
const BULLET = 5;

/** Every row of a pool. The picture of a large creature is one object of a recording, on its head’s square. */
export function effectFields(pool: EffectPool, content: Content, map: LevelMap): SceneFields[] {
  const pictures = Array.from({ length: pool.count }, (_, row) => pictureOf(content, pool, row));
  const isFurtherPart = (row: number) => {
    const { shape, type } = pictures[row]!;
    const further = type === TYPE.effect ? [] : [...shape.offsets(map.stride)].slice(1);
    return further.some(offset =>
      pictures.some(
        (other, head) =>
          other === pictures[row] && pool.square[head] === pool.square[row]! - offset,
      ),
    );
  };
  return pictures.flatMap((picture, row) =>
    isFurtherPart(row) ? [] : [fieldsOf(pool, row, content, map, picture.id)],
  );
}

function fieldsOf(
  pool: EffectPool,
  row: number,
  content: Content,
  map: LevelMap,
  arch: string,
): SceneFields {
  const { subtype } = content.archetypeAt(pool.archetype[row]!);
  const square = pool.square[row]!;
  const common = {
    arch,
    x: map.x(square),
    y: map.y(square),
    range: pool.range[row]!,
    dam: pool.damage[row]!,
    direction: pool.direction[row]!,
    attackType: pool.attackType[row]!,
    speedLeft: pool.speedLeft[row]!,
  };
  return subtype === BULLET
    ? {
        ...common,
        hp: pool.blastDuration[row]!,
        maxHp: pool.blastRange[row]!,
        damModifier: pool.blastDamage[row]!,
      }
    : { ...common, duration: pool.duration[row]!, food: pool.food[row]! };
}
