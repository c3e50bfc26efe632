// The events of gods in sentences.

import type { FaithEventKind, GameEventOf } from '../../game/index.ts';
import type { Speaker } from '../charging-events.ts';

/** The kinds of events that this file has sentences for. */
type Told = FaithEventKind | 'self-perceived';

type Teller<Kind extends Told> = (event: GameEventOf<Kind>, say: Speaker) => string;

/** What a god does when it is prayed to. */
const ANSWERED: Readonly<
  Record<GameEventOf<'prayer-answered'>['telling'], (god: string) => string>
> = {
  heard: god => `${god} hears you.`,
  fixed: god => `${god} hears you, and what troubled you is gone.`,
  'too-soon': god => `${god} has heard enough of you for now.`,
  displeased: god => `${god} is displeased, and leaves it at that.`,
  curses: god => `${god} looks at what you carry, and you wish it hadn’t.`,
  punishes: god => `${god} finds you wanting.`,
  sends: god => `${god} sends somebody to talk to you.`,
  weapon: god => `${god} lays a hand on your weapon, and blesses it.`,
  glow: () => 'A golden light goes through you. You feel much better.',
  uncurse: god => `${god} takes every curse from what you carry.`,
  crown: god => `${god} sets a crown on your head that nobody else can see. You are its champion.`,
};

/** What an altar shows of a thing. */
const SHOWN: Readonly<Record<GameEventOf<'altar-showed'>['telling'], (thing: string) => string>> = {
  none: thing =>
    `${thing} lies on the altar, and nothing flashes: it is neither blessed nor cursed.`,
  black: thing => `There is a black flash as ${thing} touches the altar: cursed.`,
  amber: thing => `There is an amber flash as ${thing} touches the altar: blessed.`,
};

/** What comes of an offering. */
const OFFERED: Readonly<
  Record<GameEventOf<'body-offered'>['telling'], (body: string, god: string) => string>
> = {
  stale: body =>
    `You lay ${body} on the altar, and nothing comes of it: it has been dead too long.`,
  'own-race': (body, god) => `You lay ${body} on the altar. ${god} won’t forget that.`,
  companion: (body, god) => `You lay ${body} on the altar. It trusted you, and ${god} knows.`,
  'gods-own': (body, god) => `You lay ${body} on the altar, one of ${god}’s own.`,
  turned: (body, god) => `The altar takes ${body}. ${god} wins it.`,
  held: (body, god) => `The altar takes ${body}, and holds out against ${god}.`,
  deserts: (body, god) => `The altar takes ${body}, and you with it: ${god} has heard you.`,
  'too-little': (body, god) => `The altar takes ${body}. It is too little for ${god}.`,
  soothed: (body, god) => `The altar takes ${body}, and ${god} is less angry.`,
  sooner: (body, god) => `The altar takes ${body}. ${god} will hear you sooner.`,
  'at-once': (body, god) => `The altar takes ${body}. ${god} would hear you now.`,
  pleased: (body, god) => `The altar takes ${body}, and ${god} is pleased.`,
};

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
  'altar-showed': ({ item, telling }, say) =>
    SHOWN[telling](telling === 'none' ? say.subject(item) : say.object(item)),
  'altar-silent': ({ fixture }, say) => `You pray at ${say.object(fixture)}. Nobody answers.`,
  'call-heard': ({ god }, say) =>
    `${god === 0 ? 'Somebody' : say.plain(god)} hears you, and helps.`,
  'call-unheard': ({ god, amount }, say) =>
    `${god === 0 ? 'Nobody' : say.plain(god)} ${god === 0 ? 'listens' : 'doesn’t listen'}: you called ${amount} ${amount === 1 ? 'turn' : 'turns'} too early, and must wait from now on.`,
  'god-gave': ({ god, item }, say) => `${say.plain(god)} gives you ${say.some(item)}.`,
  'god-taught': ({ god, spell }, say) => `${say.plain(god)} teaches you ${say.plain(spell)}.`,
  'prayer-answered': ({ god, telling }, say) => ANSWERED[telling](say.plain(god)),
  'body-offered': ({ god, item, telling }, say) => OFFERED[telling](say.some(item), say.plain(god)),
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
