// The events of tools in sentences.

import type { GameEventOf, ToolEventKind } from '../../game/index.ts';
import type { Speaker } from '../charging-events.ts';

const PLAYED: Readonly<
  Record<GameEventOf<'instrument-played'>['telling'], (thing: string) => string>
> = {
  noise: thing => `You play ${thing}. It is not quite music.`,
  tune: thing => `You play ${thing}. It is a tune, and a good one.`,
  lulls: thing => `You play ${thing}. Sleep is in every note of it.`,
  charms: thing => `You play ${thing}. Nobody could be angry at such music.`,
  row: thing => `You beat ${thing}. It can be heard from one end of the level to the other.`,
  thud: thing => `You beat ${thing}. It gives a dull thud.`,
  quakes: thing => `You beat ${thing}, and the ground beats back.`,
};

const DJINNI: Readonly<Record<GameEventOf<'djinni-out'>['deed'], string>> = {
  grants: '“I owe you something,” it says. “Name it.”',
  serves: '“Free,” it says, and looks as if it meant to stay with you.',
  spares: '“Free,” it says. “I shall remember whose doing that was.”',
  vanishes: '“At last,” it says, and is gone.',
  attacks: '“I was asleep,” it says, and reaches for you.',
};

type Teller<Kind extends ToolEventKind> = (event: GameEventOf<Kind>, say: Speaker) => string;

/** One sentence for each event. */
const TELLERS: { readonly [Kind in ToolEventKind]: Teller<Kind> } = {
  'instrument-played': ({ item, telling }, say) => PLAYED[telling](say.object(item)),
  'calmed-by-music': ({ target }, say) =>
    `${say.subject(target)} sways to the music, and forgets about you.`,
  'ground-opened': ({ target, damage }, say) =>
    `The ground opens under ${say.object(target)}, and shuts again (${damage}).`,
  'tool-slipped': ({ item }, say) => `${say.subject(item)} slips out of your hand.`,
  greased: ({ item }, say) => `You rub grease over ${say.object(item)}.`,
  'grease-spared': ({ item }, say) => `The grease saves ${say.object(item)}.`,
  'grease-gone': ({ item }, say) => `The grease has come off ${say.object(item)}.`,
  'picture-taken': ({ item }, say) => `${say.subject(item)} flashes.`,
  rubbed: ({ item }, say) => `You rub ${say.object(item)}.`,
  'lamp-smokes': () => 'A puff of smoke comes out of the spout.',
  'djinni-out': ({ deed }) => `Smoke pours out, and becomes a djinni. ${DJINNI[deed]}`,
  'wish-vain': () => '“There is no such thing,” it says. “Name another.”',
};

/** Whether an event is told in this file. */
export function isOfTool(event: { readonly kind: string }): event is GameEventOf<ToolEventKind> {
  return Object.hasOwn(TELLERS, event.kind);
}

/** The sentence of such an event. */
export function tellTool(event: GameEventOf<ToolEventKind>, say: Speaker): string {
  const teller = TELLERS[event.kind] as (told: object, speaker: Speaker) => string;
  return teller(event, say);
}
