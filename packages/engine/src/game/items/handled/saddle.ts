// Saddles on creatures.

import type { Creature } from '../../../actors/index.ts';
import { type GameObject, textOf } from '../../../objects/index.ts';

/** The key `rule_kind` of saddles. */
const SADDLE = 'saddle';

/** The saddle on a creature; undefined: none. */
export function saddleOn({ carried }: Creature): GameObject | undefined {
  return carried.find(({ archetype }) => textOf(archetype, 'ruleKind') === SADDLE);
}
