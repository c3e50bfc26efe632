// Pets and steeds in words, for every face.

import type { PetView, RefusalReason, SteedView, ThingView } from '../../game/index.ts';
import type { OddsAnswer } from '../../odds/index.ts';
import type { NumberWords } from '../fight-lines.ts';
import { placeLines } from '../fixtures/place-lines.ts';
import { trapLines } from '../fixtures/trap-lines.ts';
import { tellRefusal } from '../refusals.ts';
import { outcomeLines } from '../told/told-outcomes.ts';

const HUNGER: Readonly<Record<PetView['hunger'], string>> = {
  fed: '',
  hungry: 'hungry',
  weak: 'weak from hunger',
};

/** What far look tells of a creature besides its name: `saddled`, `loyalty 10 of 20`, `hungry`. */
export function tellPet({ saddled, pet }: ThingView): readonly string[] {
  return [
    ...(saddled === true ? ['saddled'] : []),
    ...(pet === undefined ? [] : [`loyalty ${pet.tameness} of 20`, HUNGER[pet.hunger]]),
  ].filter(part => part !== '');
}

/** A steed as its rider knows it: `Loyalty 10 of 20, 13 of 13 hit points, hungry.` */
export function tellSteed({ tameness, hitPoints, hunger, speed }: SteedView): string {
  const [now, most] = hitPoints;
  const parts = [
    `Loyalty ${tameness} of 20`,
    `${now} of ${most} hit points`,
    HUNGER[hunger],
    `speed ${speed}`,
  ];
  return `${parts.filter(part => part !== '').join(', ')}.`;
}

/** What mounting or kicking a steed may come to. */
interface RideOutcome {
  readonly kind: 'mounts' | 'slips' | 'resists' | 'gallops' | 'throws' | 'stirs';
  readonly name: string;
  /** The smallest and largest damage, or number of turns. */
  readonly least: number;
  readonly most: number;
}

const RIDES: Readonly<Record<RideOutcome['kind'], (outcome: RideOutcome) => string>> = {
  mounts: ({ name }) => `You mount the ${name}.`,
  slips: ({ least, most }) => `You slip and fall: ${least} to ${most} damage.`,
  resists: ({ name }) => `The ${name} won’t carry you any more.`,
  gallops: ({ name, least, most }) =>
    `A kick makes the ${name} gallop for ${least} to ${most} more turns.`,
  throws: ({ name, least, most }) =>
    `A kick makes the ${name} throw you: ${least} to ${most} damage, and you are lame.`,
  stirs: ({ name }) => `The ${name} can’t gallop now. One kick in two rouses it.`,
};

/** One outcome in a sentence. */
export function tellRideOutcome(outcome: RideOutcome): string {
  return RIDES[outcome.kind](outcome);
}

/** Questions about a square that are answered by a list of outcomes; `zap` is that of a tool. */
const OUTCOMES: ReadonlySet<OddsAnswer['ask']> = new Set(['ride', 'kick', 'zap']);

/** The odds of a square besides blows: a trap, a steed, or a tool at work there. */
export function squareLines(answer: OddsAnswer, words: NumberWords): string[] {
  if (answer.place !== undefined) {
    return placeLines(answer.place, words);
  }
  if (!OUTCOMES.has(answer.ask)) {
    return trapLines(answer, words);
  }
  if (answer.refused !== undefined) {
    return [tellRefusal(answer.refused as RefusalReason)];
  }
  const outcomes = outcomeLines(answer, words.percent);
  const kills = answer.targets[0]?.killChance ?? 0;
  return answer.ask === 'ride' && kills > 0
    ? [...outcomes, `${words.percent(kills)}: The fall kills you.`]
    : outcomes;
}
