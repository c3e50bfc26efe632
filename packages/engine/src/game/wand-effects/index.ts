// What wands do that hold no spell, by the word in their files: `effect haste`.

import { type Archetype, textOf } from '../../objects/index.ts';
import { calling } from './calling.ts';
import { cancelling } from './cancelling.ts';
import { locking, opening } from './doors.ts';
import { haste, slowness } from './quickness.ts';
import { revealing } from './revealing.ts';
import { striking } from './striking.ts';
import { teleporting } from './teleporting.ts';
import { turning } from './undead.ts';
import { nothing, type WandEffect } from './wand-effect.ts';

export { sendBeam } from './beam.ts';
export type { WandEffect } from './wand-effect.ts';

/** Effects of wands. */
const WAND_EFFECTS: ReadonlyMap<string, WandEffect> = new Map([
  ['haste', haste],
  ['slowness', slowness],
  ['cancellation', cancelling],
  ['teleportation', teleporting],
  ['striking', striking],
  ['opening', opening],
  ['locking', locking],
  ['revealing', revealing],
  ['calling', calling],
  ['turning', turning],
  ['nothing', { here: nothing }],
]);

/** What a kind of wand does that holds no spell. */
export function wandEffectOf(archetype: Archetype): WandEffect | undefined {
  return WAND_EFFECTS.get(textOf(archetype, 'effect'));
}
