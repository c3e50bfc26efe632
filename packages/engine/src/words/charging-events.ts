// The events of charging, cancelling, tools and speed in sentences.

import type { ChargingEventKind, GameEventOf } from '../game/index.ts';

/** Speaks of what has an id, as events do. */
export interface Speaker {
  /** `The jackal`, `You`. */
  readonly subject: (id: number) => string;
  /** `the jackal`, `you`. */
  readonly object: (id: number) => string;
  /** `a jackal`, `3 arrows`. */
  readonly some: (id: number) => string;
  /** The verb as the subject has it. */
  readonly verb: (id: number, you: string, others: string) => string;
}

/** In the order of the numbers in events, as are the lists below. */
const CHARGED: readonly ((thing: string) => string)[] = [
  thing => `${thing} shivers, and nothing comes of it.`,
  () => 'You have a feeling of loss.',
  thing => `${thing} goes slack in your hand: its charges are gone.`,
  thing => `${thing} fills with a blue glow.`,
  thing => `${thing} glows blue to the brim.`,
  thing => `${thing} spins round once, forwards.`,
  thing => `${thing} spins round once, backwards.`,
  thing => `${thing} is heavier by a good deal of oil.`,
  thing => `${thing} is dry.`,
];

const SPEED: readonly string[] = [
  '',
  'You are quick on your feet now.',
  'Your quickness feels like your own now.',
  'You slow down to everybody’s pace.',
  'Your quickness feels borrowed now.',
  'You are faster still.',
  'You are much faster.',
  'Your legs get new strength.',
  'Your legs are whole again.',
  'You are slow.',
  'You are slow no longer.',
];

const BALL: readonly string[] = [
  'You see haze, and haze behind it.',
  'It shows too much at once for any head.',
  'What it shows makes your thoughts run in circles.',
  'It is too bright: your eyes fail.',
  'It is like a blow on the head.',
  'It shows you the level, and nobody in it but you.',
];

const BELL: readonly ((thing: string) => string)[] = [
  thing => `You ring ${thing}. Whoever slept hears it.`,
  thing => `You ring ${thing}. Nothing answers.`,
  thing => `You ring ${thing}, and what was shut flies open.`,
  thing => `You ring ${thing}, and what was hidden gives itself away.`,
  thing => `You ring ${thing}. It tolls, and the dead know the sound.`,
];

type Teller<Kind extends ChargingEventKind> = (event: GameEventOf<Kind>, say: Speaker) => string;

/** One sentence for each event. */
const TELLERS: { readonly [Kind in ChargingEventKind]: Teller<Kind> } = {
  'charging-asked': () => 'It can charge one thing. Say which.',
  'charging-wasted': () => 'The charging comes to nothing.',
  charged: ({ item, telling }, say) => CHARGED[telling]?.(say.subject(item)) ?? '',
  'ring-exploded': ({ item, damage }, say) =>
    `${say.subject(item)} spins faster and faster, and explodes (${damage}).`,
  cancelled: ({ item }, say) => `The magic goes out of ${say.object(item)}.`,
  'pack-cancelled': () => 'The magic goes out of all that you carry.',
  'monster-cancelled': ({ target }, say) => `${say.subject(target)} looks plainer than before.`,
  'speed-changed': ({ telling }) => SPEED[telling] ?? '',
  'monster-paced': ({ actor }, say) => `${say.subject(actor)} gets faster.`,
  'light-dark': ({ item }, say) =>
    `${say.subject(item)} stays dark: there is nothing in it to burn.`,
  'horn-blown': ({ item }, say) => `You blow ${say.object(item)}.`,
  'ball-gazed': ({ telling }) => BALL[telling] ?? '',
  'ball-exploded': ({ item, damage }, say) =>
    `${say.subject(item)} bursts in your hands (${damage}).`,
  'bell-rung': ({ item, telling }, say) => BELL[telling]?.(say.object(item)) ?? '',
  produced: ({ item }, say) => `Out comes ${say.some(item)}.`,
  'page-blank': () => 'Nothing is written on it.',
  'tastes-rotten': ({ item }, say) => `${say.subject(item)} is rotten.`,
  'water-drunk': () => 'It tastes of water.',
};

/** Whether an event is told in this file. */
export function isOfCharging(event: {
  readonly kind: string;
}): event is GameEventOf<ChargingEventKind> {
  return Object.hasOwn(TELLERS, event.kind);
}

/** The sentence of such an event. */
export function tellCharging(event: GameEventOf<ChargingEventKind>, say: Speaker): string {
  const teller = TELLERS[event.kind] as (told: object, speaker: Speaker) => string;
  return teller(event, say);
}
