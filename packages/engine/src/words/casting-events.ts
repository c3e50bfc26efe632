// Events of spells and their casters in sentences: memory, books, backfires, drained energy.

import { capitalised, withThe } from '../english/index.ts';
import type { EventKind, ForceEventKind, GameEventOf, ThingName } from '../game/index.ts';
import { forceTellers } from './lasting/force-events.ts';
import { tellPools } from './spell-price.ts';

type Names = Readonly<Record<number, ThingName>>;

type Told =
  | 'cast-failed'
  | 'cast-backfired'
  | 'prayer-granted'
  | 'prayer-unheard'
  | 'prayer-fumbled'
  | 'spell-bungled'
  | 'potion-bursts'
  | 'spell-lost'
  | 'cast-astray'
  | 'cast-mishap'
  | 'memory-fades'
  | 'amulet-drained'
  | 'exhausted'
  | 'kept-up'
  | 'lapsed'
  | 'monster-studied'
  | 'jumped-away'
  | 'spells-forgotten'
  | 'ground-forgotten'
  | 'letters-changed'
  | 'memory-refreshed'
  | 'known-well'
  | 'book-too-faint'
  | 'study-interrupted'
  | 'book-used-up'
  | 'book-dull'
  | 'use-fee';

type Tellers = {
  readonly [Kind in (Told | ForceEventKind) & EventKind]: (
    event: GameEventOf<Kind>,
    names: Names,
  ) => string;
};

/** By grade of the notice, the most urgent first. */
const FADING: readonly string[] = [
  'is all but gone from your mind',
  'is hard to recall',
  'takes some recalling',
  'is not as clear as it was',
];

function nameOf(names: Names, id: number, otherwise: string): string {
  return names[id]?.name ?? otherwise;
}

/** `It costs 3 energy.`, with what else it is. */
function backfired({ confusion, stun, drained }: GameEventOf<'cast-backfired'>): string {
  const states = [
    confusion > 0 ? `${confusion} turns of confusion` : '',
    stun > 0 ? `${stun} turns of stun` : '',
    drained > 0 ? `${drained} energy lost` : '',
  ].filter(text => text !== '');
  return states.length === 0 ? '' : ` (${states.join(', ')})`;
}

/** Tellers of the events about spells. */
export const castingTellers: Tellers = {
  ...forceTellers,
  'cast-failed': ({ spell, price, grace }, names) => {
    const failed = `You fail to cast ${nameOf(names, spell, 'the spell')}.`;
    return price + grace === 0 ? failed : `${failed} It costs you ${tellPools(price, grace)}.`;
  },
  'prayer-granted': () => 'Your prayer is granted, though you have too little grace.',
  'prayer-unheard': ({ spell }, names) =>
    `${capitalised(nameOf(names, spell, 'your prayer'))} is not heard: you have too little grace.`,
  'prayer-fumbled': ({ spell, grace }, names) =>
    `You fumble ${nameOf(names, spell, 'the prayer')}. It costs you ${tellPools(0, grace)}.`,
  'spell-bungled': ({ spell, price }, names) => {
    const bungled = `Your heavy gear makes you bungle ${nameOf(names, spell, 'the spell')}.`;
    return price === 0 ? bungled : `${bungled} It costs you ${tellPools(price, 0)}.`;
  },
  'potion-bursts': ({ actor }, names) =>
    names[actor]?.isHero
      ? 'The potion bursts in your hands!'
      : `A potion bursts in the hands of ${nameOf(names, actor, 'something')}!`,
  'spell-lost': ({ spell }, names) => `You forget ${nameOf(names, spell, 'the spell')}.`,
  'cast-astray': ({ spell }, names) =>
    `In your confusion ${nameOf(names, spell, 'another spell')} comes to your lips.`,
  'cast-mishap': ({ spell, price, grace }, names) =>
    `You confuse ${nameOf(names, spell, 'the spell')}. It costs you ${tellPools(price, grace)}.`,
  'cast-backfired': (event, names) =>
    `You have forgotten ${nameOf(names, event.spell, 'the spell')}: the spell backfires${backfired(event)}.`,
  'memory-fades': ({ spell, grade }, names) => {
    const name = nameOf(names, spell, 'The spell');
    return `${capitalised(name)} ${FADING[grade - 1] ?? FADING.at(-1)}.`;
  },
  'amulet-drained': ({ amount }) => `The Amulet drinks ${amount} of your energy.`,
  exhausted: ({ amount }) => `You cast on your last strength (−${amount} hit points).`,
  'kept-up': ({ spell, hundredths }, names) =>
    `You maintain ${nameOf(names, spell, 'the spell')} for ${hundredths / 100} energy a turn.`,
  lapsed: ({ spell }, names) => `You no longer maintain ${nameOf(names, spell, 'the spell')}.`,
  'monster-studied': ({ actor, item }, names) =>
    `${capitalised(withThe(nameOf(names, actor, 'monster')))} reads a ${nameOf(names, item, 'book')} to the end.`,
  'jumped-away': ({ price }) => `You teleport (−${price} energy).`,
  'spells-forgotten': ({ count }) => {
    if (count === 0) {
      return 'Something slips your mind, but no spell.';
    }
    return count === 1 ? 'A spell slips your mind.' : `${count} spells slip your mind.`;
  },
  'ground-forgotten': () => 'Where were you? Nothing here looks familiar.',
  'letters-changed': () => 'Your spells have other letters now.',
  'memory-refreshed': ({ spell }, names) =>
    `You remember ${nameOf(names, spell, 'the spell')} as if you had just learnt it.`,
  'known-well': ({ spell }, names) =>
    `You know ${nameOf(names, spell, 'the spell')} quite well already.`,
  'book-too-faint': ({ item }, names) =>
    `The ${nameOf(names, item, 'book')} is too faint to read: it is blank now.`,
  'study-interrupted': ({ item }, names) => `You look up from the ${nameOf(names, item, 'book')}.`,
  'book-dull': ({ item }, names) =>
    `The ${nameOf(names, item, 'book')} is so dull that you fall asleep over it.`,
  'book-used-up': ({ item }, names) => `The ${nameOf(names, item, 'book')} crumbles to dust.`,
  'use-fee': ({ item, amount }, names) =>
    `Using the ${nameOf(names, item, 'book')} costs you ${amount}.`,
};
