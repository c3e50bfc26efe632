// The events of spells that take arguments, in sentences.

import type { GameEventOf, ToldEventKind } from '../../game/index.ts';
import type { CastFailure } from '../../spells/index.ts';
import type { Speaker } from '../charging-events.ts';
import { wayTellers } from './way-events.ts';

/** Why a spell did nothing. */
const IN_VAIN: Readonly<Record<CastFailure, string>> = {
  'heroes-only': 'Nothing opens.',
  'too-far': 'The spell doesn’t reach that far.',
  'no-magic': 'The spell stops at a place without magic.',
  'way-blocked': 'Something solid is in the way: the door doesn’t open.',
  'place-taken': 'The door opens on a place that is taken, and shuts again.',
  'no-place': 'There is no free place in that direction.',
  'nobody-there': 'The spell finds nobody.',
  'nothing-chosen': 'The spell has nothing to act on.',
  'not-a-wand': 'The spell acts on wands only.',
  'nothing-to-charge': 'The wand holds no spell that could be charged.',
  'no-such-thing': 'The spell can’t make that.',
  'too-powerful': 'Missiles as good as that are beyond the spell.',
  'way-shut': 'Something solid stops the spell.',
  'nobody-ill': 'The spell finds no body that it can make ill.',
  'nothing-to-melt': 'There is nothing around you that the spell could melt.',
  'not-in-this-world': 'Nothing changes its shape by spells of this kind in this world.',
  'no-change': 'The spell changes nothing about it.',
  'no-god': 'You pray to no god, and none answers.',
  shielded: 'Your target shrugs the spell off.',
  'of-your-god': 'Your god spares its own.',
  'turns-back': 'The spell seems to turn back on you.',
  strengthens: 'The spell feeds the undead: it is stronger than before.',
  'no-altar': 'There is no altar under you.',
  'altar-resists': 'The altar is stronger than you are: it stays as it is.',
  'nobody-sent': 'Your god has nobody to send.',
  'nothing-to-heal': 'There is nothing to heal.',
  'kind-running': 'A spell of that kind is running already.',
  'no-home': 'You have no home to be called to.',
  'at-home': 'You are at home: nothing calls you anywhere.',
  'recall-pending': 'You are being called already.',
  'not-attuned': 'You are attuned to no place: nothing opens.',
  'private-place': 'No portal opens in a home.',
  'far-end-gone': 'The far end is gone: the spell lets go of it.',
  'no-body': 'There is nobody to bring back.',
  'soul-unknown': 'No soul answers.',
  'no-return': 'The soul finds no way back.',
  'something-else-came': 'Something answers, but not the dead.',
  'makes-nothing': 'The spell calls for something that doesn’t exist. Nothing comes of it.',
};

const STRENGTHS: Readonly<Record<GameEventOf<'probed'>['strength'], string>> = {
  weaker: 'weaker than you',
  equal: 'about as strong as you',
  stronger: 'stronger than you',
};

const HEALTH: Readonly<Record<GameEventOf<'probed'>['health'], string>> = {
  critical: 'close to death',
  bad: 'badly wounded',
  hurt: 'wounded',
  'somewhat-hurt': 'slightly wounded',
  excellent: 'in excellent health',
};

type Teller<Kind extends ToldEventKind> = (event: GameEventOf<Kind>, say: Speaker) => string;

/** One sentence for each event. */
const TELLERS: { readonly [Kind in ToldEventKind]: Teller<Kind> } = {
  'door-passed': ({ actor }, say) =>
    `${say.subject(actor)} ${say.verb(actor, 'step', 'steps')} through a door that wasn’t there.`,
  'cast-in-vain': ({ why }) => IN_VAIN[why],
  probed: ({ actor, target, strength, health, traits }, say) => {
    const be = say.verb(target, 'are', 'is');
    const strong = actor === target ? '' : `${STRENGTHS[strength]}, and `;
    const told = [`${say.subject(target)} ${be} ${strong}${HEALTH[health]}.`];
    const who = say.subject(target);
    if (traits.includes('undead')) {
      told.push(`${who} ${be} undead.`);
    }
    if (traits.includes('acid')) {
      told.push(`${who} ${say.verb(target, 'smell', 'smells')} of acid.`);
    }
    if (traits.includes('poisoned')) {
      told.push(`${who} ${be} poisoned.`);
    }
    if (traits.includes('kind')) {
      told.push('You learn what its kind can bear.');
    }
    if (traits.includes('marked')) {
      told.push('Its health stays plain to see for a while.');
    }
    return told.join(' ');
  },
  'things-made': ({ item }, say) => `The spell makes ${say.some(item)}.`,
  'wand-fed': ({ item }, say) => `${say.subject(item)} drinks in the magic.`,
  'wand-burst': ({ item }, say) => `${say.subject(item)} is too full: it explodes.`,
  'thing-melted': ({ item, on }, say) =>
    `${say.subject(item)} ${say.verb(item, 'melt', 'melts')} ${on === 1 ? 'to gold' : 'away'}.`,
  'thing-changed': ({ item, target }, say) => `${say.subject(item)} becomes ${say.some(target)}.`,
  'item-cursed': ({ item }, say) => `Something dark takes hold of ${say.object(item)}.`,
  'item-blessed': ({ item }, say) =>
    `${say.subject(item)} shines for a moment. It belongs to a god now, who lends it to you.`,
  'item-kept': ({ item }, say) =>
    `${say.subject(item)} was lent to you by a god: you can’t part with it.`,
  ...wayTellers,
};

/** Whether this file has the sentence of an event. */
export function isOfTold(event: { readonly kind: string }): event is GameEventOf<ToldEventKind> {
  return Object.hasOwn(TELLERS, event.kind);
}

/** The sentence of such an event. */
export function tellTold(event: GameEventOf<ToldEventKind>, say: Speaker): string {
  const teller = TELLERS[event.kind] as (told: object, speaker: Speaker) => string;
  return teller(event, say);
}
