// Shots and throws: one, a turn of them, turns until the target is dead, and what breaks.

import {
  breaks,
  missileRound,
  missileShot,
  prepareShot,
  prepareVolley,
  shootAll,
  throwRound,
} from '@roguewright/engine/combat';
import { askShot, askThrow } from '@roguewright/engine/face';
import type { MissileOdds } from '@roguewright/engine/odds';
import { type Asking, type Domain, LATER, numbers, times } from '../question.ts';
import { titleOf, told } from '../told.ts';
import { fightInputs } from './attacks.ts';
import { drawn } from './drawn.ts';

const SLAYS = ['', 'slay-evil', 'brand-fire', 'brand-cold', 'slay-animal'];

function askedShot(asking: Asking) {
  const { world, ruleset, luck } = asking;
  const inputs = luck.inputs('shoot', ruleset, {
    ruleset: ruleset.id,
    ...fightInputs(asking),
    missile: luck.dice(3, 6),
    flags: luck.pick(SLAYS),
    distance: String(luck.between(1, 10)),
  });
  const { options, isTold } = told('shoot', inputs);
  const { question, odds } = askShot(world, options, isTold);
  return odds.inRange ? { title: titleOf('shoot', inputs), question, odds } : undefined;
}

function askedThrow(asking: Asking) {
  const { world, ruleset, luck } = asking;
  const inputs = luck.inputs('throw', ruleset, {
    ruleset: ruleset.id,
    ...fightInputs(asking),
    object: luck.dice(4, 6),
    flags: luck.pick(SLAYS),
    distance: String(luck.between(1, 5)),
  });
  const { options, isTold } = told('throw', inputs);
  const { question, odds } = askThrow(world, options, isTold);
  return odds.inRange ? { title: titleOf('throw', inputs), question, odds } : undefined;
}

/** The damage of a shot. */
export const SHOTS: Domain = {
  name: 'shot',
  slot: 'combat',
  draw: asking => {
    const shot = askedShot(asking);
    const { combat } = asking.ruleset.slots;
    return (
      shot && {
        title: shot.title,
        asked: numbers(shot.odds.damage),
        play: chance => missileRound(chance, combat, shot.question.view),
      }
    );
  },
};

/** The damage of a turn of shots. */
export const TURNS_OF_SHOTS: Domain = {
  name: 'shots of a turn',
  slot: 'combat',
  draw: asking => {
    const shot = askedShot(asking);
    const { combat } = asking.ruleset.slots;
    if (shot === undefined) {
      return undefined;
    }
    const { view } = shot.question;
    return {
      title: shot.title,
      asked: numbers(shot.odds.turnDamage),
      play: chance => {
        const flight = prepareShot(combat, missileShot(combat, view));
        return shootAll(chance, combat, prepareVolley(flight, shot.odds.aTurn));
      },
    };
  },
};

/** Turns that are counted. */
const MOST_TURNS = 40;

/** Turns until the target is dead, by one or the other. */
function killing(
  name: string,
  ask: (asking: Asking) => ReturnType<typeof askedShot> | ReturnType<typeof askedThrow>,
): Domain {
  return {
    name,
    slot: 'combat',
    draw: asking => {
      const asked = ask(asking);
      if (asked === undefined) {
        return undefined;
      }
      const { view } = asked.question;
      const { hitPoints } = view;
      const { turns, aTurn }: MissileOdds = asked.odds;
      if (turns === undefined || hitPoints === undefined || !(turns.mean < MOST_TURNS / 2)) {
        return undefined;
      }
      const { combat } = asking.ruleset.slots;
      return {
        title: asked.title,
        asked: times(turns.probabilities, MOST_TURNS),
        play: chance => {
          let hp = drawn(chance, hitPoints);
          for (let turn = 1; turn <= MOST_TURNS; turn++) {
            for (let missile = 0; missile < aTurn && hp >= 0; missile++) {
              hp -=
                'shooter' in view
                  ? missileRound(chance, combat, view)
                  : throwRound(chance, combat, view);
            }
            if (hp < 0) {
              return String(turn);
            }
          }
          return LATER;
        },
      };
    },
  };
}

/** The damage of a throw. */
export const THROWS: Domain = {
  name: 'throw',
  slot: 'combat',
  draw: asking => {
    const thrown = askedThrow(asking);
    const { combat } = asking.ruleset.slots;
    return (
      thrown && {
        title: thrown.title,
        asked: numbers(thrown.odds.damage),
        play: chance => throwRound(chance, combat, thrown.question.view),
      }
    );
  },
};

/** How many turns of shots it takes to kill. */
export const SHOTS_TO_KILL: Domain = killing('turns of shots to kill', askedShot);

/** How many throws it takes to kill. */
export const THROWS_TO_KILL: Domain = killing('throws to kill', askedThrow);

/** Whether a missile breaks. */
export const BREAKAGE: Domain = {
  name: 'breakage',
  slot: 'combat',
  draw: asking => {
    const { ruleset, luck } = asking;
    const asked = luck.percent(50) ? askedShot(asking) : askedThrow(asking);
    if (asked === undefined) {
      return undefined;
    }
    const { view } = asked.question;
    const hit = luck.percent(50);
    const share = (hit ? asked.odds.breaks.hit : asked.odds.breaks.miss) / 100;
    const landing = {
      kind: ('shooter' in view ? view.missile : view.object).kind,
      artifact: view.artifact ?? false,
      ...{ reachedMonster: true, stoppedByWall: false, hit, distance: view.distance },
    };
    return {
      title: `${asked.title}, ${hit ? 'after a hit' : 'after a miss'}`,
      asked: [
        ['breaks', share],
        ['lasts', 1 - share],
      ],
      play: chance => (breaks(chance, ruleset.slots.combat, landing) ? 'breaks' : 'lasts'),
    };
  },
};
