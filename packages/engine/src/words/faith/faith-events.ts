// The events of gods in sentences.

import type { FaithEventKind, GameEventOf } from '../../game/index.ts';
import type { Speaker } from '../charging-events.ts';

/** The kinds of events that this file has sentences for. */
type Told = FaithEventKind | 'self-perceived';

type Teller<Kind extends Told> = (event: GameEventOf<Kind>, say: Speaker) => string;

/** One sentence for each event. */
const TELLERS: { readonly [Kind in Told]: Teller<Kind> } = {
  'self-perceived': ({ god }, say) =>
    god === 0
      ? 'You look into yourself. You follow no god.'
      : `You look into yourself. You pray to ${say.plain(god)}.`,
  'god-followed': ({ god }, say) => `You pray to ${say.plain(god)} from now on.`,
  'god-left': ({ god }, say) => `You no longer pray to ${say.plain(god)}.`,
  'prayed-at-altar': ({ fixture, amount }, say) =>
    amount === 0
      ? `You pray at ${say.object(fixture)}, and are heard.`
      : `You pray at ${say.object(fixture)}, and grace comes back (+${amount}).`,
  'altar-silent': ({ fixture }, say) => `You pray at ${say.object(fixture)}. Nobody answers.`,
  'god-gave': ({ god, item }, say) => `${say.plain(god)} gives you ${say.some(item)}.`,
  'god-taught': ({ god, spell }, say) => `${say.plain(god)} teaches you ${say.plain(spell)}.`,
  'altar-consecrated': ({ actor, fixture, god }, say) =>
    `${say.subject(actor)} ${say.verb(actor, 'give', 'gives')} the altar to ${say.plain(god)}: it is ${say.some(fixture)} now.`,
};

/** Whether this file has the sentence of an event. */
export function isOfFaith(event: { readonly kind: string }): event is GameEventOf<Told> {
  return Object.hasOwn(TELLERS, event.kind);
}

/** The sentence of such an event. */
export function tellFaith(event: GameEventOf<Told>, say: Speaker): string {
  const teller = TELLERS[event.kind] as (told: object, speaker: Speaker) => string;
  return capital(teller(event, say));
}

/** A sentence may begin with the name of a god, such as `the Hush`. */
function capital(sentence: string): string {
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}
