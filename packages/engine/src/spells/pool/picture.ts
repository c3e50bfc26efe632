// What an effect looks like.

import { type Archetype, TYPE } from '../../objects/index.ts';
import type { EffectPool } from './effects.ts';

/**
 * The archetype that a row of effects looks like: its own, or of a picture that detection left the kind of the
 * creature that it shows.
 * @param content what the rows’ archetypes are indexes of
 */
export function pictureOf(
  content: { archetypeAt(index: number): Archetype },
  pool: EffectPool,
  row: number,
): Archetype {
  const own = content.archetypeAt(pool.archetype[row]!);
  const worn = pool.slayer[row]!;
  return own.type === TYPE.effect || worn === 0 ? own : content.archetypeAt(worn - 1);
}
