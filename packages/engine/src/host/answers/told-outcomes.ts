// What a spell that takes arguments would come to, in sentences for the odds.

import type { Enumerator } from '../../chance/index.ts';
import {
  type GameState,
  type KnownCreature,
  knownCreatures,
  thingNameOf,
} from '../../game/index.ts';
import {
  type Explanation,
  type OddsAnswer,
  previewedOutcomes,
  type SpellPreview,
  type ToldOutcome,
} from '../../odds/index.ts';
import { attackNames } from '../../spellcraft/index.ts';
import { type CastOrder, subtypeOf } from '../../spells/index.ts';
import { tellCures, tellOffset, tellOutcome } from '../../words/index.ts';
import { explainBuilt } from './explain-built.ts';
import { explainThings } from './explain-things.ts';

/**
 * The outcomes of a spell that takes arguments, sets something up or reaches things,
 * in sentences, or that it would have no effect.
 * @param met creatures that it hits or heals
 */
export function outcomesOf(
  state: GameState,
  ask: Enumerator,
  order: CastOrder,
  preview: SpellPreview,
  success: number,
  met: number,
): Pick<OddsAnswer, 'outcomes' | 'inVain'> {
  const outcomes = previewedOutcomes(preview).map(([outcome, share]) => ({
    text: tellOutcome(outcome, spot(state, outcome), thingIn(state, outcome)),
    probability: success * share,
  }));
  outcomes.push(...explainBuilt(state, preview, success));
  const things = explainThings(state, ask, preview, success);
  const cures = curesOf(order, preview, success);
  outcomes.push(...things, ...cures);
  const reached = met + things.length + cures.length;
  return { ...(outcomes.length > 0 && { outcomes }), ...vanity(preview, reached) };
}

/** The thing on the ground that an outcome is about, as the hero knows it; undefined for none. */
function thingIn(state: GameState, outcome: ToldOutcome): string | undefined {
  if (outcome.what !== 'melts' && outcome.what !== 'changes') {
    return undefined;
  }
  const pile = state.level.items.get(outcome.square) ?? [];
  const found = pile.find(({ id }) => id === outcome.thing);
  return found === undefined ? undefined : thingNameOf(state, found).one;
}

/** What a spell of healing ends besides wounds, unless it finds nothing to heal. */
function curesOf({ facts }: CastOrder, { flights }: SpellPreview, success: number): Explanation[] {
  const isHealing = subtypeOf(facts.subtype).name === 'healing';
  const types = isHealing ? attackNames(facts.attackType) : [];
  const text = tellCures(types);
  const heals = flights.filter(
    ({ value }) => !value.outcomes?.some(({ what }) => what === 'fails'),
  );
  return text === '' || heals.length === 0
    ? []
    : [
        {
          text,
          probability: success * heals.reduce((sum, { probability }) => sum + probability, 0),
        },
      ];
}

/** The creatures of several squares by id, with their known bodies. */
export function bodiesOf(
  creatures: readonly KnownCreature[],
): ReadonlyMap<number, KnownCreature['body']> {
  return new Map(
    creatures.flatMap(({ id, body, squares: size = 1 }) =>
      size === 1 ? [] : [[id, body] as const],
    ),
  );
}

/** Whether a spell helps another creature than its caster. */
export function helpsFriend({ flights }: SpellPreview): boolean {
  return flights.some(({ value }) => value.outcomes?.some(({ what }) => what === 'helps') === true);
}

/**
 * Whether a spell would have no effect: no course sets anything up or begins anything, and each fails at what it
 * tells of.
 */
function vanity({ flights }: SpellPreview, met: number): Pick<OddsAnswer, 'inVain'> {
  const inVain =
    met === 0 &&
    flights.length > 0 &&
    flights.every(
      ({ value: { outcomes = [], built, forces } }) =>
        outcomes.every(({ what }) => what === 'fails') &&
        built.every(({ kind }) => kind === 'failed') &&
        forces.length === 0,
    );
  return inVain ? { inVain } : {};
}

/** Outcomes that meet the creature of a square. */
const OF_CREATURES: readonly ToldOutcome['what'][] = [
  'examines',
  'helps',
  'shifts',
  'changes-mood',
];

/** Where an outcome is: `5 squares east`, the name of the creature there, or nothing. */
function spot(state: GameState, outcome: ToldOutcome): string {
  if (!('square' in outcome)) {
    return '';
  }
  const { map } = state.level;
  const { square } = outcome;
  if (OF_CREATURES.includes(outcome.what)) {
    const creature = knownCreatures(state).find(({ body }) => body.squares.includes(square));
    return square === state.hero.square ? 'you' : (creature?.name ?? '');
  }
  const [x, y] = [
    map.x(square) - map.x(state.hero.square),
    map.y(square) - map.y(state.hero.square),
  ];
  return tellOffset(x, y);
}
