// The events of boxes, in sentences.

import type { BoxEventKind, GameEventOf } from '../../game/index.ts';
import type { Speaker } from '../charging-events.ts';

type Told = GameEventOf<'box-told'>;

/** @param The as a subject @param the as an object */
const TOLD: Readonly<
  Record<Told['telling'], (The: string, the: string, damage: number) => string>
> = {
  locked: The => `${The} is locked.`,
  empty: The => `${The} is empty.`,
  'not-locked': The => `${The} isn’t locked.`,
  'put-down-first': The => `${The} is locked. Put it down to get at the lock.`,
  unlocked: The => `The lock turns. ${The} is open to you.`,
  'locked-up': The => `The lock turns. ${The} is locked.`,
  'gave-up': (_, the) => `You give up on the lock of ${the}.`,
  forced: (_, the) => `Something gives: the lock of ${the} is broken.`,
  'blade-broken': () => 'Your blade breaks off in the crack.',
  smashed: (_, the) => `Something gives, and with it all of ${the}: it is in pieces.`,
  'lid-slams': (_, the) => `The lid of ${the} flies open, and falls shut.`,
  'lock-kicked': (_, the) => `The lock of ${the} breaks.`,
  'clicks-open': The => `Click. ${The} is unlocked.`,
  'clicks-shut': The => `Clunk. ${The} is locked.`,
  'no-trap-found': (_, the) => `You find no trap on ${the}.`,
  'trap-found': (_, the) => `There is a trap on ${the}.`,
  'no-trap-there': (_, the) => `There was no trap on ${the} at all.`,
  disarmed: (_, the) => `You take the trap off ${the}.`,
  'goes-off': (_, the) => `Something clicks in ${the}. It is a trap.`,
  saved: () => 'It hisses, and that is all. Somebody up there is fond of you.',
  stun: () => 'Coloured gas puffs into your face, and the room begins to turn.',
  freeze: () => 'A cold grip takes you. You can’t move a finger.',
  'freeze-resisted': () => 'A cold grip takes you, and slides off.',
  shock: (_, __, damage) => `A shock runs up your arm (${damage}).`,
  fire: (_, the, damage) => `A flame bursts from ${the} (${damage}).`,
  needle: () => 'A needle pricks you.',
  gas: (_, the) => `A foul cloud rolls out of ${the}.`,
  'poison-resisted': () => 'It is poison, and does you no harm.',
  'poison-deadly': () => 'The poison is the good kind: the kind that works.',
  explosion: (The, _, damage) => `${The} explodes, and with it all that is here (${damage}).`,
};

type Teller<Kind extends BoxEventKind> = (event: GameEventOf<Kind>, say: Speaker) => string;

/** One sentence for each event. */
const TELLERS: { readonly [Kind in BoxEventKind]: Teller<Kind> } = {
  'box-told': ({ item, telling, damage }, say) =>
    TOLD[telling](say.subject(item), say.object(item), damage),
  'broke-inside': ({ item }, say) => `Something breaks inside: ${say.some(item)}.`,
  'door-lock-held': () => 'You give up on the lock of the door.',
};

/** Whether this file has the sentence of an event. */
export function isOfBox(event: { readonly kind: string }): event is GameEventOf<BoxEventKind> {
  return Object.hasOwn(TELLERS, event.kind);
}

/** The sentence of such an event. */
export function tellBox(event: GameEventOf<BoxEventKind>, say: Speaker): string {
  const teller = TELLERS[event.kind] as (told: object, speaker: Speaker) => string;
  return teller(event, say);
}
