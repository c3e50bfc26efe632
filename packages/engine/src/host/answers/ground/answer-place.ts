// Answers questions about fountains, thrones, sinks and treacherous ground, from the hero's knowledge.

import { knownHeroFacts } from '../../../actors/index.ts';
import { itemsCursed, knowsBouts } from '../../../casting/index.ts';
import { Distribution, type Enumerator } from '../../../chance/index.ts';
import { UsageError } from '../../../errors/index.ts';
import {
  curseView,
  dipOf,
  driesUp,
  drinkAt,
  type GameState,
  type KnownPlace,
  knownPlaceOn,
  knownSelf,
  lavaBurn,
  sinkDrinkAt,
  sinkKick,
  sitOn,
  slideOf,
  throneVanishes,
} from '../../../game/index.ts';
import type { OddsAnswer, PlaceAct, PlaceActOdds } from '../../../odds/index.ts';
import { emptyAnswer, plot } from '../answer-parts.ts';

const NO_VIEW = undefined as never;

/** The odds of every act at a place. Throws a UsageError if the hero knows of none on the square. */
export function answerPlace(state: GameState, ask: Enumerator, square: number): OddsAnswer {
  const place = knownPlaceOn(state, square);
  if (place === undefined) {
    throw new UsageError(
      'x',
      state.level.map.x(square),
      'the square of a fountain, a throne, a sink, ice, sewage or lava that the hero knows',
    );
  }
  const { beats } = state.ruleset.bridges;
  return {
    ...emptyAnswer('place'),
    asFarAsYouKnow: place.isGuess,
    ticks: beats.move / beats.tick,
    place: {
      name: place.name,
      outOfReach: place.floats && place.kind !== 'lava',
      acts: place.floats && place.kind !== 'lava' ? [] : actsAt(state, ask, place),
    },
  };
}

function actsAt(state: GameState, ask: Enumerator, place: KnownPlace): readonly PlaceActOdds[] {
  const { features, ground } = state.ruleset.slots.world;
  const once = (value: boolean) => value;
  switch (place.kind) {
    case 'fountain': {
      const ends = ask.ask(driesUp, features, NO_VIEW).probability(once);
      return [
        { ...harmful(state, 'drink', ask.ask(drinkAt, features, NO_VIEW).list), ends },
        { ...harmless('dip', ask.ask(dipOf, features, NO_VIEW).list), ends },
      ];
    }
    case 'throne': {
      const ends = ask.ask(throneVanishes, features, NO_VIEW).probability(once);
      const sat = harmful(state, 'sit', ask.ask(sitOn, features, NO_VIEW).list);
      return [{ ...sat, ...cursedPart(state, ask), ends }];
    }
    case 'sink':
      return [
        harmful(state, 'drink', ask.ask(sinkDrinkAt, features, NO_VIEW).list),
        // As long as something is left in it: what it holds isn't seen.
        harmless('kick', ask.ask(sinkKick, features, 1).list),
        harmless('drop-ring', [{ value: 'ring-lost', probability: 1 }]),
      ];
    case 'ice': {
      const slides = ask.ask(slideOf, ground, place.slideable);
      return [
        harmless(
          'step',
          slides.list.map(({ value, probability }) => ({ value: `${value}`, probability })),
        ),
      ];
    }
    case 'lava': {
      const { resistances } = knownSelf(state);
      const damage = ask.askNumber(lavaBurn, ground, resistances);
      return [withDamage(state, { act: 'land', outcomes: [['burns', 1]], ends: 0 }, damage)];
    }
    case 'sewage':
      return [harmless('leave', [{ value: place.clings ? 'slow' : 'free', probability: 1 }])];
  }
}

/** How many things a bout of cursing strikes, where the casting rules know such bouts. */
function cursedPart(state: GameState, ask: Enumerator): Pick<PlaceActOdds, 'cursed'> {
  const { hero, ruleset, sheet } = state;
  const { casting } = ruleset.slots;
  return knowsBouts(casting)
    ? {
        cursed: plot(
          ask.askNumber(
            itemsCursed,
            casting,
            curseView(state, knownHeroFacts(ruleset, sheet, hero)),
          ),
        ),
      }
    : {};
}

type Shares<Value> = readonly { readonly value: Value; readonly probability: number }[];

function harmless(act: PlaceAct, list: Shares<string>): PlaceActOdds {
  return {
    act,
    outcomes: list.map(({ value, probability }) => [value, probability]),
    damage: [],
    meanDamage: 0,
    killChance: 0,
    ends: 0,
  };
}

/** Outcomes of one kind add up; their damage is that of the act. */
function harmful(
  state: GameState,
  act: PlaceAct,
  list: Shares<{ readonly kind: string; readonly damage: number }>,
): PlaceActOdds {
  const outcomes = new Map<string, number>();
  for (const { value, probability } of list) {
    outcomes.set(value.kind, (outcomes.get(value.kind) ?? 0) + probability);
  }
  const damage = Distribution.mixture(
    list.map(({ value, probability }) => [probability, Distribution.certain(value.damage)]),
  );
  return withDamage(state, { act, outcomes: [...outcomes], ends: 0 }, damage);
}

function withDamage(
  { hero }: GameState,
  act: Pick<PlaceActOdds, 'act' | 'outcomes' | 'ends'>,
  damage: Distribution,
): PlaceActOdds {
  return {
    ...act,
    damage: plot(damage),
    meanDamage: damage.mean,
    killChance: damage.atLeast(hero.hitPoints + 1),
  };
}
