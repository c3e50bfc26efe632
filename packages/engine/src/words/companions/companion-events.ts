// The events of pets, riding and creatures that answer blows, in sentences.

import type { CompanionEventKind, GameEventOf } from '../../game/index.ts';
import type { Speaker } from '../charging-events.ts';

type Teller<Kind extends CompanionEventKind> = (event: GameEventOf<Kind>, say: Speaker) => string;

const PET_TOLD: Readonly<Record<GameEventOf<'pet-told'>['telling'], (pet: string) => string>> = {
  yelps: pet => `${pet} yelps, and gives you a look.`,
  hungry: pet => `${pet} is hungry.`,
  weak: pet => `${pet} is weak from hunger.`,
  starves: pet => `${pet} starves.`,
  wild: pet => `${pet} has gone wild.`,
  deserts: pet => `${pet} has had enough of you, and goes its own way.`,
  feral: pet => `${pet} no longer knows you.`,
  refuses: pet => `${pet} wants none of that.`,
};

const URGED: Readonly<Record<GameEventOf<'steed-urged'>['urge'], (steed: string) => string>> = {
  gallops: steed => `${steed} breaks into a gallop.`,
  slips: () => 'The whip slips and finds your own foot.',
  stirs: steed => `${steed} stirs, and doesn’t get up.`,
  wakes: steed => `${steed} wakes up.`,
};

const ANSWERS: Readonly<Record<GameEventOf<'passive-hit'>['passive'], string>> = {
  acid: 'is splashed with acid',
  cold: 'is chilled to the bone',
  fire: 'is scorched',
  electricity: 'is jolted',
  paralyse: 'sticks fast and can’t move',
  stun: 'reels',
  gaze: 'is held by the gaze',
};

const OWN_ANSWERS: typeof ANSWERS = {
  acid: 'are splashed with acid',
  cold: 'are chilled to the bone',
  fire: 'are scorched',
  electricity: 'are jolted',
  paralyse: 'stick fast and can’t move',
  stun: 'reel',
  gaze: 'meet the gaze, and can’t look away',
};

/** One sentence for each event. */
const TELLERS: { readonly [Kind in CompanionEventKind]: Teller<Kind> } = {
  'pet-told': ({ target, telling }, say) => PET_TOLD[telling](say.subject(target)),
  'sad-feeling': () => 'You have a sad feeling for a moment. Then it passes.',
  'pet-ate': ({ actor, item }, say) => `${say.subject(actor)} eats ${say.object(item)}.`,
  'creature-grew': ({ actor, target }, say) =>
    `${say.subject(actor)} grows up: it is ${say.some(target)} now.`,
  'creature-called': ({ target }, say) => `From now on that is ${say.object(target)}.`,
  mounted: ({ actor, target }, say) =>
    `${say.subject(actor)} ${say.verb(actor, 'mount', 'mounts')} ${say.object(target)}.`,
  dismounted: ({ actor, target }, say) =>
    `${say.subject(actor)} ${say.verb(actor, 'get', 'gets')} down from ${say.object(target)}.`,
  'mount-failed': ({ actor, target, damage }, say) =>
    `${say.subject(actor)} ${say.verb(actor, 'slip', 'slips')} off ${say.object(target)} and ${say.verb(actor, 'land', 'lands')} hard${points(damage)}.`,
  'mount-resisted': ({ target }, say) => `${say.subject(target)} won’t carry you any more.`,
  'thrown-off': ({ actor, target, damage }, say) =>
    `${say.subject(target)} throws ${say.object(actor)}${points(damage)}.`,
  'stuck-in-saddle': ({ cursed }) =>
    cursed === 1
      ? 'You can’t get down: the saddle holds you. It must be cursed.'
      : 'There is no room to get down.',
  'steed-urged': ({ target, urge, damage }, say) =>
    `${URGED[urge](say.subject(target))}${damage > 0 ? ` (${damage})` : ''}`,
  saddled: ({ actor, target }, say) =>
    `${say.subject(actor)} ${say.verb(actor, 'put', 'puts')} the saddle on ${say.object(target)}.`,
  'saddle-refused': ({ target }, say) => `${say.subject(target)} won’t be saddled.`,
  'saddle-removed': ({ actor, target }, say) =>
    `${say.subject(actor)} ${say.verb(actor, 'take', 'takes')} the saddle off ${say.object(target)}.`,
  'saddle-sticks': ({ target }, say) =>
    `The saddle won’t come off ${say.object(target)}: it is cursed.`,
  'passive-hit': ({ target, passive, damage }, say) =>
    `${say.subject(target)} ${say.verb(target, OWN_ANSWERS[passive], ANSWERS[passive])}${points(damage)}.`,
  warped: ({ actor }, say) => `${say.subject(actor)} is suddenly somewhere else.`,
};

function points(damage: number): string {
  return damage > 0 ? ` (${damage})` : '';
}

/** Whether this file has the sentence of an event. */
export function isOfCompanion(event: {
  readonly kind: string;
}): event is GameEventOf<CompanionEventKind> {
  return Object.hasOwn(TELLERS, event.kind);
}

/** The sentence of such an event. */
export function tellCompanion(event: GameEventOf<CompanionEventKind>, say: Speaker): string {
  const teller = TELLERS[event.kind] as (told: object, speaker: Speaker) => string;
  return teller(event, say);
}
