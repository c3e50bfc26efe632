// Golden vectors of what is shown of charges and enchantments.

import { chargeDisplay } from '@roguewright/engine/objects';
import type { Adapter } from '../adapter.ts';

interface DisplayInput {
  readonly class: string;
  readonly charged: boolean;
  readonly weaponTool: boolean;
  readonly spe: number;
  readonly recharged: number;
  readonly chargesKnown: boolean;
}

const display: Adapter = {
  rule: 'charging/display',
  slot: 'charging',
  answer: (_ruleset, { spe, chargesKnown, ...input }: DisplayInput) => {
    const { counter, enchantment } = chargeDisplay({ ...input, amount: spe, known: chargesKnown });
    return { counter: counter ?? null, enchantment: enchantment ?? null };
  },
};

/** The adapters of what is shown of a thing. */
export const displayAdapters: readonly Adapter[] = [display];
