// The events of bodies as food, in sentences.

import type { FleshEventKind, GameEventOf } from '../../game/index.ts';
import type { Speaker } from '../charging-events.ts';

const TASTES: Readonly<Record<GameEventOf<'flesh-tasted'>['telling'], string>> = {
  plain: '',
  stale: 'It tastes of Tuesday. It is not Tuesday.',
  acid: 'It burns in your throat.',
  harmless: 'It is poisonous, and does you no harm.',
  poisonous: 'It is poisonous.',
  ill: 'You feel ill.',
  tainted: 'The meat is tainted. You stop at the first bite, which is one too many.',
};

const GIFTS: Readonly<Record<GameEventOf<'flesh-gave'>['gift'], string>> = {
  fire: 'You feel as if no fire could hurt you.',
  cold: 'You feel as if no frost could hurt you.',
  poison: 'You feel healthy.',
  electricity: 'Your hair stands up, and lies down again.',
  strength: 'You feel strong.',
};

type Teller<Kind extends FleshEventKind> = (event: GameEventOf<Kind>, say: Speaker) => string;

/** One sentence for each event; an empty one is not told. */
const TELLERS: { readonly [Kind in FleshEventKind]: Teller<Kind> } = {
  'flesh-tasted': ({ telling }) => TASTES[telling],
  'flesh-gave': ({ gift }) => GIFTS[gift],
  'rotted-away': ({ item }, say) => `${say.subject(item)} has rotted away.`,
  tinned: ({ item }, say) => `You fill and close ${say.some(item)}.`,
  preserved: ({ item }, say) => `The engine hums, and ${say.object(item)} will keep.`,
};

/** Whether this file has the sentence of an event. */
export function isOfFlesh(event: { readonly kind: string }): event is GameEventOf<FleshEventKind> {
  return Object.hasOwn(TELLERS, event.kind);
}

/** The sentence of such an event. */
export function tellFlesh(event: GameEventOf<FleshEventKind>, say: Speaker): string {
  const teller = TELLERS[event.kind] as (told: object, speaker: Speaker) => string;
  return teller(event, say);
}
