// The events of monsters that cast from lists, in sentences.

import type { GameEventOf, ListEventKind } from '../../game/index.ts';
import type { Speaker } from '../charging-events.ts';

const SPELLS: Readonly<Record<GameEventOf<'list-cast'>['spell'], (who: string) => string>> = {
  'psi-bolt': who => `${who} thinks of you, and it hurts.`,
  'cure-self': who => `${who} mumbles, and its wounds close.`,
  'haste-self': who => `${who} mumbles, and its feet blur.`,
  stun: who => `${who} says a word that is louder than the room.`,
  disappear: who => `${who} says a word, and isn’t there to be seen.`,
  weaken: who => `${who} points at you, and your arms grow heavy.`,
  'destroy-armour': who => `${who} points at what you wear.`,
  'curse-items': who => `${who} spits on the floor, and names your belongings one by one.`,
  aggravate: who => `${who} calls out to everything that can hear.`,
  'summon-nasties': who => `${who} calls, and is answered.`,
  clone: who => `${who} looks beside itself.`,
  'touch-of-death': who => `${who} reaches for your heart.`,
  'open-wounds': who => `${who} prays, and you bleed.`,
  confuse: who => `${who} prays, and left and right change places.`,
  paralyse: who => `${who} prays, and you can’t move.`,
  blind: who => `${who} prays, and scales cover your eyes.`,
  insects: who => `${who} prays, and something with many legs listens.`,
  lightning: who => `${who} prays, and lightning comes down on you.`,
  'fire-pillar': who => `${who} prays, and a pillar of fire stands where you stand.`,
  geyser: who => `${who} prays, and the floor under you spouts.`,
};

type Teller<Kind extends ListEventKind> = (event: GameEventOf<Kind>, say: Speaker) => string;

/** One sentence for each event. */
const TELLERS: { readonly [Kind in ListEventKind]: Teller<Kind> } = {
  'list-cast': ({ actor, spell }, say) => SPELLS[spell](say.subject(actor)),
  'cast-fizzled': ({ actor }, say) => `The air crackles around ${say.object(actor)}.`,
  'curses-fall': ({ amount }) =>
    amount === 0
      ? 'Something foul passes over you, and finds nothing to settle on.'
      : 'You feel as if somebody else’s bad luck had been handed to you.',
};

/** Whether this file has the sentence of an event. */
export function isOfList(event: { readonly kind: string }): event is GameEventOf<ListEventKind> {
  return Object.hasOwn(TELLERS, event.kind);
}

/** The sentence of such an event. */
export function tellList(event: GameEventOf<ListEventKind>, say: Speaker): string {
  const teller = TELLERS[event.kind] as (told: object, speaker: Speaker) => string;
  return teller(event, say);
}
