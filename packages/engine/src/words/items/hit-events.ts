// What hits of spells do besides damage, in sentences.

import { capitalised } from '../../english/index.ts';
import type { GameEventOf, HitEventKind } from '../../game/index.ts';
import type { Speaker } from '../charging-events.ts';

type Teller<Kind extends HitEventKind> = (event: GameEventOf<Kind>, say: Speaker) => string;

const LOST: Readonly<Record<GameEventOf<'attribute-lost'>['attribute'], string>> = {
  strength: 'weaker',
  intelligence: 'duller',
  wisdom: 'less wise',
  dexterity: 'clumsier',
  constitution: 'frailer',
  charisma: 'less charming',
};

/** One sentence for each event. */
const TELLERS: { readonly [Kind in HitEventKind]: Teller<Kind> } = {
  'attribute-lost': ({ attribute }) => `You feel ${LOST[attribute]}.`,
  'experience-lost': () => 'Some of your experience is drained.',
  corroded: ({ item }, say) => `Acid corrodes ${say.object(item)}.`,
  'acid-ran-off': ({ item }, say) => `Acid runs off ${say.object(item)} and leaves no mark.`,
  proofed: ({ item }, say) => `${say.subject(item)} shimmers: acid won’t corrode it any more.`,
  'proof-lost': ({ item }, say) =>
    `${say.subject(item)} is covered by a mottled glow: acid can corrode it.`,
  unenchanted: ({ item }, say) => `The magic leaves ${say.object(item)}.`,
  'item-destroyed': ({ actor, item, amount }, say) => {
    const some = amount === 1 ? 'One' : String(amount);
    const whose = `${say.object(actor)} ${say.verb(actor, 'carry', 'carries')}`;
    const are = amount === 1 ? 'is' : 'are';
    return `${some} of the items that ${whose} ${are} destroyed: ${say.plain(item)}.`;
  },
  'thing-destroyed': ({ item, amount }, say) =>
    amount === 1
      ? `${say.subject(item)} is destroyed.`
      : `The spell destroys ${amount} of a pile: ${say.some(item)}.`,
  'thing-frozen': ({ item }, say) => `Ice encloses ${say.some(item)}.`,
  'thing-lit': ({ item }, say) => `${capitalised(say.some(item))} catches fire.`,
  'thing-unenchanted': ({ item }, say) => `The magic leaves ${say.object(item)}.`,
  'thing-pushed': ({ item }, say) => `The spell pushes ${say.some(item)} away.`,
  'ice-broken': ({ item }, say) => `You break ${say.object(item)} open.`,
  reflected: ({ actor }, say) =>
    `${say.subject(actor)} ${say.verb(actor, 'reflect', 'reflects')} it.`,
};

/** Whether this file has the sentence of an event. */
export function isOfHit(event: { readonly kind: string }): event is GameEventOf<HitEventKind> {
  return Object.hasOwn(TELLERS, event.kind);
}

/** The sentence of such an event. */
export function tellHit(event: GameEventOf<HitEventKind>, say: Speaker): string {
  const teller = TELLERS[event.kind] as (told: object, speaker: Speaker) => string;
  return teller(event, say);
}
