// What brought what lasts on the hero: the sentence before the one that tells of its beginning.

import { capitalised } from '../../english/index.ts';
import type { GameEvent, HeroView, Performed } from '../../game/index.ts';
import { tellEvents } from '../tell-events.ts';
import { lastingOn } from './lasting.ts';

/** What brought each condition and force that lasts, by the name in `lastingOn`. */
export type Causes = Readonly<Record<string, Cause>>;

/** What brought one of them. */
export interface Cause {
  /** The turn in which it began. */
  readonly turn: number;
  /** A sentence of the log: `The ghoul hits you for 3.` */
  readonly text: string;
}

/** As much of an answer as tells of causes. */
interface Told extends Pick<Performed, 'events' | 'names' | 'renamed'> {
  readonly view: {
    readonly turn: number;
    readonly hero: Pick<HeroView, 'id'> & Parameters<typeof lastingOn>[0];
  };
}

/** Events that bring nothing themselves, though they are told. */
const BESIDES = new Set<GameEvent['kind']>([
  'condition-began',
  'condition-ended',
  'force-began',
  'force-renewed',
  'force-fades',
  'force-runs-out',
  'force-ended',
  'fell-ill',
  'recognised',
  'came-in-sight',
  'spotted',
  'missed',
  'healed',
  'regained',
  'experience-gained',
  'burden-changed',
  'hunger-changed',
  'travel-interrupted',
  'rest-interrupted',
  'died',
]);

/** Deeds of others that reach the hero without naming him. */
const REACHING = new Set<GameEvent['kind']>(['cast', 'zapped', 'potion-bursts', 'burst-apart']);

/** The causes after a command; those of what has ended are dropped. @param before the causes before it */
export function causesAfter(before: Causes, performed: Told): Causes {
  const { view, ...told } = performed;
  const { events, names } = told;
  const sentences = tellEvents(told);
  const begun: Record<string, Cause> = {};
  for (const [place, event] of events.entries()) {
    const name = beginningOf(event, view.hero.id, names);
    const text = name === undefined ? '' : causeAt(performed, sentences, place);
    if (name !== undefined && text !== '') {
      begun[name] = { turn: view.turn, text };
    }
  }
  const lasting = new Set(lastingOn(view.hero).map(({ name }) => name));
  return Object.fromEntries(
    Object.entries({ ...before, ...begun }).filter(([name]) => lasting.has(name)),
  );
}

/** The name of what begins on the hero with an event; undefined: nothing does. */
function beginningOf(
  event: GameEvent,
  hero: number,
  names: Performed['names'],
): string | undefined {
  if (!('actor' in event) || event.actor !== hero) {
    return undefined;
  }
  switch (event.kind) {
    case 'condition-began':
      return event.condition.replaceAll('-', ' ');
    case 'helpless':
      return 'helpless';
    case 'force-began':
    case 'fell-ill':
      return names[event.spell]?.name;
    default:
      return undefined;
  }
}

/** The sentence that tells what brought the event at a place; empty: nothing told before it did. */
function causeAt({ events, view }: Told, sentences: readonly string[], place: number): string {
  // What makes him helpless says so itself.
  if (events[place]?.kind === 'helpless') {
    return sentences[place] ?? '';
  }
  for (let at = place - 1; at >= 0; at--) {
    const event = events[at]!;
    if (sentences[at] !== '' && !BESIDES.has(event.kind) && concerns(event, view.hero.id)) {
      return sentences[at]!;
    }
  }
  return '';
}

function concerns(event: GameEvent, hero: number): boolean {
  const isHis =
    ('actor' in event && event.actor === hero) || ('target' in event && event.target === hero);
  return isHis || REACHING.has(event.kind);
}

/** `Since turn 412: The ghoul hits you for 3.` */
export function tellCause({ turn, text }: Cause): string {
  return `Since turn ${turn}: ${text}`;
}

/** `Blind since turn 40: You drink the potion of blindness.`, for all that lasts on a hero and has a known cause. */
export function causeLines(hero: Parameters<typeof lastingOn>[0], causes: Causes): string[] {
  return lastingOn(hero).flatMap(({ name }) => {
    const cause = causes[name];
    return cause === undefined
      ? []
      : [`${capitalised(name)} since turn ${cause.turn}: ${cause.text}`];
  });
}
