// The events of charging, cancelling, tools and speed in sentences.

import type { ChargingEventKind, GameEventOf } from '../game/index.ts';

/** Words for creatures and items by their ids, as events name them. */
export interface Speaker {
  /** `The jackal`, `You`. */
  readonly subject: (id: number) => string;
  /** `the jackal`, `you`. */
  readonly object: (id: number) => string;
  /** `a jackal`, `3 arrows`. */
  readonly some: (id: number) => string;
  /** `jackal`, `arrows`; `something` where it isn't known. */
  readonly plain: (id: number) => string;
  /** What is written on a thing, or told of it; empty for nothing. */
  readonly text: (id: number) => string;
  /** The verb that agrees with the subject. */
  readonly verb: (id: number, you: string, others: string) => string;
}

/** The sentence for each outcome of charging. */
const CHARGED: Readonly<Record<GameEventOf<'charged'>['telling'], (thing: string) => string>> = {
  nothing: thing => `${thing} shivers, and nothing happens.`,
  loss: () => 'You have a feeling of loss.',
  stripped: thing => `${thing} goes slack in your hand: its charges are gone.`,
  emptied: thing => `${thing} goes cold in your hand: its energy is gone.`,
  glows: thing => `${thing} fills with a blue glow.`,
  brims: thing => `${thing} glows blue to the brim.`,
  spins: thing => `${thing} spins round once, forwards.`,
  'spins-back': thing => `${thing} spins round once, backwards.`,
  filled: thing => `${thing} is heavier by a good deal of oil.`,
  drained: thing => `${thing} is dry.`,
};

const SPEED: Readonly<Record<GameEventOf<'speed-changed'>['telling'], string>> = {
  nothing: '',
  'speed-up': 'You are quick on your feet now.',
  'more-natural': 'Your quickness feels like your own now.',
  'slow-down': 'You slow down to normal speed.',
  'less-natural': 'Your quickness feels borrowed now.',
  faster: 'You are faster still.',
  'much-faster': 'You are much faster.',
  renewed: 'Your legs get new strength.',
  'legs-healed': 'Your legs are whole again.',
  slowed: 'You are slow.',
  'no-longer-slow': 'You are no longer slow.',
};

const BALL: Readonly<Record<GameEventOf<'ball-gazed'>['telling'], string>> = {
  haze: 'You see haze, and haze behind it.',
  'too-much': 'It shows too much at once for any head.',
  confuses: 'What it shows makes your thoughts run in circles.',
  blinds: 'It is too bright: your eyes fail.',
  stuns: 'It is like a blow on the head.',
  nobody: 'It shows you the level, and nothing of what you asked for is on it.',
};

const BELL: Readonly<Record<GameEventOf<'bell-rung'>['telling'], (thing: string) => string>> = {
  rings: thing => `You ring ${thing}. Every sleeper hears it.`,
  nothing: thing => `You ring ${thing}. Nothing answers.`,
  opens: thing => `You ring ${thing}, and everything locked flies open.`,
  finds: thing => `You ring ${thing}, and everything hidden comes to light.`,
  'calls-the-dead': thing => `You ring ${thing}. It tolls, and the dead know the sound.`,
};

type Teller<Kind extends ChargingEventKind> = (event: GameEventOf<Kind>, say: Speaker) => string;

/** One sentence for each event. */
const TELLERS: { readonly [Kind in ChargingEventKind]: Teller<Kind> } = {
  charged: ({ item, telling }, say) => CHARGED[telling](say.subject(item)),
  'rod-short': ({ item, energy, price, ticks }, say) => {
    const again =
      ticks === 0 ? '' : `; it will hold them in ${ticks} ${ticks === 1 ? 'tick' : 'ticks'}`;
    return `${say.subject(item)} holds ${energy} of the ${price} points of energy that a shot takes${again}.`;
  },
  'ring-exploded': ({ item, damage }, say) =>
    `${say.subject(item)} spins faster and faster, and explodes (${damage}).`,
  cancelled: ({ item }, say) => `The magic goes out of ${say.object(item)}.`,
  'pack-cancelled': () => 'The magic goes out of all that you carry.',
  'monster-cancelled': ({ target }, say) => `${say.subject(target)} looks plainer than before.`,
  'speed-changed': ({ telling }) => SPEED[telling],
  'monster-paced': ({ actor }, say) => `${say.subject(actor)} gets faster.`,
  'light-dark': ({ item }, say) =>
    `${say.subject(item)} stays dark: there is nothing in it to burn.`,
  'horn-blown': ({ item }, say) => `You blow ${say.object(item)}.`,
  'ball-gazed': ({ telling }) => BALL[telling],
  'ball-exploded': ({ item, damage }, say) =>
    `${say.subject(item)} bursts in your hands (${damage}).`,
  'bell-rung': ({ item, telling }, say) => BELL[telling](say.object(item)),
  produced: ({ item }, say) => `Out comes ${say.some(item)}.`,
  'page-blank': () => 'Nothing is written on it.',
  'tastes-rotten': ({ item }, say) => `${say.subject(item)} is rotten.`,
  'water-drunk': () => 'It tastes of water.',
};

/** Whether this file has the sentence of an event. */
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
