// Effects of wands without a spell, by the word in their files: `effect haste`.

import { type Archetype, textOf, type WandWord } from '../../../objects/index.ts';
import { revealing } from '../sight/revealing.ts';
import { cancelling } from '../things/cancellation.ts';
import { haste } from './haste.ts';
import { nothing, type WandEffect } from './wand-effect.ts';

export { revealing } from '../sight/revealing.ts';
export { sendBeam } from './beam.ts';
export type { WandEffect } from './wand-effect.ts';

/** Effects of wands. */
const WAND_EFFECTS: ReadonlyMap<string, WandEffect> = new Map<string, WandEffect>(
  Object.entries({
    haste: haste,
    cancellation: cancelling,
    revealing: revealing,
    nothing: { here: nothing },
  } satisfies Readonly<Record<WandWord, WandEffect>>),
);

/** The effect of a kind of wand without a spell. */
export function wandEffectOf(archetype: Archetype): WandEffect | undefined {
  return WAND_EFFECTS.get(textOf(archetype, 'effect'));
}
