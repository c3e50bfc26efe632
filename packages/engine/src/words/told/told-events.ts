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
  'nothing-to-heal': 'There is nothing for the spell to heal.',
  'kind-running': 'A spell of that kind is running already.',
  'no-home': 'You have no home to be called to.',
  'recall-pending': 'You are being called already.',
  'not-attuned': 'You are attuned to no place: nothing opens.',
  'private-place': 'No portal opens in a home.',
  'far-end-gone': 'The far end is gone: the spell lets go of it.',
  'no-body': 'There is nobody to bring back.',
  'soul-unknown': 'No soul answers.',
  'no-return': 'The soul finds no way back.',
  'something-else-came': 'Something answers, but not the dead.',
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
  ...wayTellers,
};

/** Whether an event is told in this file. */
export function isOfTold(event: { readonly kind: string }): event is GameEventOf<ToldEventKind> {
  return Object.hasOwn(TELLERS, event.kind);
}

/** The sentence of such an event. */
export function tellTold(event: GameEventOf<ToldEventKind>, say: Speaker): string {
  const teller = TELLERS[event.kind] as (told: object, speaker: Speaker) => string;
  return teller(event, say);
}
