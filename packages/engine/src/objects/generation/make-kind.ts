// Makes one thing of a kind that is named, in a condition drawn as new things have it.

import type { Chance } from '../../chance/index.ts';
import { type Archetype, textOf } from '../archetype.ts';
import { isCarrierKind } from '../carriers/carrier-kind.ts';
import { finishCarrier } from '../carriers/fill-carrier.ts';
import type { Content } from '../content.ts';
import type { GameObject } from '../game-object.ts';
import { makeObject } from '../make.ts';
import { drawCondition, generationView } from './draw-condition.ts';
import { applyCondition, drawFuel, drawProof, type TreasureWish } from './make-treasure.ts';

/** How a thing is made. */
export type KindWish = Omit<TreasureWish, 'list'>;

/** A new thing of a kind. A carrier's kind holds its spell. @param nextId gives unused ids */
export function makeOfKind(
  chance: Chance,
  content: Content,
  wish: KindWish,
  kind: Archetype,
  nextId: () => number,
): GameObject {
  const item = makeObject(content, kind, nextId);
  const { difficulty, ruleset, level, chargesOf, onlyGood = false } = wish;
  if (isCarrierKind(kind)) {
    const spell = content.archetype(textOf(kind, 'spell'));
    finishCarrier(chance, ruleset, item, spell, { difficulty, count: 1, onlyGood });
    return item;
  }
  const { generation } = ruleset.slots.world;
  const view = generationView(item.archetype, level, 0, chargesOf?.(item.archetype));
  applyCondition(item, drawCondition(chance, generation, view));
  drawProof(chance, generation, item);
  drawFuel(chance, item, item.archetype);
  return item;
}
