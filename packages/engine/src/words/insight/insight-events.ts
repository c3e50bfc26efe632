// The events of spells that tell a hero of his surroundings and of himself, in sentences.

import type { GameEventOf, InsightEventKind, MapView } from '../../game/index.ts';

/** The kinds of events that this file has sentences for. */
type Told = Exclude<InsightEventKind, 'self-perceived'> | 'level-mapped' | 'ground-lit';

type Teller<Kind extends Told> = (event: GameEventOf<Kind>) => string;

/** What the sky is like at each darkness, from 0. */
const SKIES: readonly string[] = [
  'broad daylight',
  'daylight',
  'twilight',
  'as light as it ever was',
  'dark',
  'pitch dark',
];

/** The light of a level for status lines: `twilight`; empty for a level as light as it was dug. */
export function tellDarkness({ darkness }: MapView): string {
  return darkness === undefined ? '' : SKIES[darkness]!;
}

const BONUSES: Readonly<Record<GameEventOf<'self-bonus'>['bonus'], string>> = {
  strength: 'strength',
  intelligence: 'intelligence',
  wisdom: 'wisdom',
  dexterity: 'dexterity',
  constitution: 'constitution',
  charisma: 'charisma',
  blows: 'blows',
  shots: 'shots',
  might: 'might of shots',
  speed: 'speed',
};

/** Percent from which a resistance is called complete, or high. */
const DEGREES: readonly (readonly [from: number, word: string])[] = [
  [100, 'You are immune to'],
  [70, 'You are highly resistant to'],
  [20, 'You are resistant to'],
  [1, 'You are slightly resistant to'],
];

/** One sentence for each event. */
export const insightTellers: { readonly [Kind in Told]: Teller<Kind> } = {
  'level-mapped': ({ vague }) =>
    vague === 1 ? 'A map comes to mind, and most of it goes again.' : 'A map comes to mind.',
  'ground-lit': ({ on }) =>
    on === 1 ? 'Daylight spreads around you.' : 'Darkness closes in on you.',
  'ground-charted': () => 'A map of what lies around you comes to mind.',
  'level-darkened': ({ darkness, change }) =>
    `${change > 0 ? 'It grows darker' : 'It grows lighter'}: it is ${SKIES[darkness]!} now.`,
  'self-weakened': ({ attribute, amount }) => `Your ${attribute} is ${amount} below what it was.`,
  'self-bonus': ({ bonus, amount }) =>
    `What you wear ${amount > 0 ? 'adds' : 'takes'} ${Math.abs(amount)} ${amount > 0 ? 'to' : 'from'} your ${BONUSES[bonus]}.`,
  'self-resists': tellResistance,
  'self-path': ({ affinity, path }) =>
    ({
      attuned: `You are attuned to ${path}.`,
      repelled: `You are repelled by ${path}.`,
      denied: `You are denied ${path}.`,
    })[affinity],
  'self-fast': ({ grade }) =>
    grade === 1 ? 'You are fast by nature.' : 'What you wear makes you very fast.',
  'self-glows': ({ radius }) =>
    `Your light reaches ${radius} ${radius === 1 ? 'square' : 'squares'} far.`,
};

function tellResistance({ attack, percent }: GameEventOf<'self-resists'>): string {
  const degree = DEGREES.find(([from]) => percent >= from);
  const how = degree === undefined ? 'You are vulnerable to' : degree[1];
  return `${how} ${attack.replaceAll('-', ' ')} (${percent} %).`;
}
