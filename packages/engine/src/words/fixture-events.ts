// The events of fixtures in sentences.

import type { FixtureEventKind, GameEventOf } from '../game/index.ts';
import type { Speaker } from './charging-events.ts';

type Teller<Kind extends FixtureEventKind> = (event: GameEventOf<Kind>, say: Speaker) => string;

/** One sentence for each event. */
const TELLERS: { readonly [Kind in FixtureEventKind]: Teller<Kind> } = {
  'fixture-found': ({ fixture }, say) => `You notice ${say.some(fixture)}.`,
  'fixture-sprung': ({ actor, fixture }, say) =>
    withText(
      `${say.subject(actor)} ${say.verb(actor, 'set', 'sets')} off ${say.some(fixture)}.`,
      say.text(fixture),
    ),
  'fixture-disarmed': ({ actor, fixture }, say) =>
    `${say.subject(actor)} ${say.verb(actor, 'disarm', 'disarms')} ${say.object(fixture)}.`,
  'disarming-failed': ({ actor, fixture }, say) =>
    `${say.subject(actor)} ${say.verb(actor, 'fail', 'fails')} to disarm ${say.object(fixture)}.`,
  'plate-pressed': ({ actor, fixture }, say) =>
    `${say.subject(fixture)} sinks under ${say.object(actor)}.`,
  'plate-released': ({ fixture }, say) => `${say.subject(fixture)} rises again.`,
  'lever-pulled': ({ actor, fixture }, say) =>
    `${say.subject(actor)} ${say.verb(actor, 'pull', 'pulls')} ${say.object(fixture)}.`,
  'sign-read': ({ fixture }, say) =>
    withText(`You read ${say.object(fixture)}.`, say.text(fixture)),
  'cast-smothered': ({ actor }, say) =>
    `The air is thick with magic: the spell of ${say.object(actor)} is smothered.`,
};

/** A sentence, followed by what is written or told of a thing. */
function withText(sentence: string, text: string): string {
  return text === '' ? sentence : `${sentence} ${text}`;
}

/** Whether an event is told in this file. */
export function isOfFixture(event: {
  readonly kind: string;
}): event is GameEventOf<FixtureEventKind> {
  return Object.hasOwn(TELLERS, event.kind);
}

/** The sentence of such an event. */
export function tellFixture(event: GameEventOf<FixtureEventKind>, say: Speaker): string {
  const teller = TELLERS[event.kind] as (told: object, speaker: Speaker) => string;
  return teller(event, say);
}
