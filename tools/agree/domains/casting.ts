// Attempts to cast, backfires, and attempts until the target is dead.

import { attemptToCast, castForgotten } from '@roguewright/engine/casting';
import { type Chance, parseDice, rollDice } from '@roguewright/engine/chance';
import { askCast, PURSE } from '@roguewright/engine/face';
import type { CastEnd, CastOdds, Payment } from '@roguewright/engine/odds';
import { attemptObject, type ObjectAttemptView } from '@roguewright/engine/spellcraft';
import { type Domain, LATER, records, times } from '../question.ts';
import { titleOf, told } from '../told.ts';

/** Fields about what a spell does to its target, which an attempt doesn't depend on. */
const NO_TARGET = Object.fromEntries(
  [
    ...['damage', 'target-hp', 'dex', 'distance', 'target-level', 'target-ac', 'target-mr'],
    ...['resist', 'attuned', 'repelled', 'denied', 'spell', 'forgotten'],
  ].map(name => [name, '']),
);

/** Spells of both slots, with prices in energy, in grace and in both. */
const SPELLS = ['magic_bullet', 'fireball', 'heal', 'cause_light_wounds', 'holy_word', 'charm'];

const paidText = ({ outcome, energy, grace, nutrition, usesTurn }: Payment) =>
  `${outcome}: ${energy} energy, ${grace} grace, ${nutrition} nutrition${usesTurn ? '' : ', at once'}`;

/** Fail, price and hunger of an attempt. */
export const ATTEMPTS: Domain = {
  name: 'cast',
  slot: 'casting',
  draw: ({ world, ruleset, luck }) => {
    const inputs = luck.inputs('cast', ruleset, {
      ...NO_TARGET,
      ruleset: ruleset.id,
      ...(luck.percent(40) && { spell: luck.pick(SPELLS), 'spell-level': '' }),
      energy: luck.pick(['0', '4', '9', '22', '60', '999']),
      grace: luck.pick(['0', '5', '20', '999']),
      nutrition: luck.pick(['3', '30', '90', '900']),
      stunned: luck.percent(5) ? 'yes' : '',
      confused: luck.percent(10) ? 'yes' : '',
    });
    const { options, isTold } = told('cast', inputs);
    const { question, answer } = askCast(world, options, isTold);
    if (answer === undefined) {
      return undefined;
    }
    const { odds } = answer;
    const { slots } = ruleset;
    const { byObject, view } = question;
    return {
      title: titleOf('cast', inputs),
      asked: records(odds.paid, paidText),
      play:
        byObject === undefined
          ? chance => {
              const { attempt } = view;
              const after = attemptToCast(chance, slots.casting, {
                ...attempt,
                chance: odds.chance,
              });
              return paidText({
                ...{
                  outcome: after.outcome,
                  usesTurn: after.usesTurn,
                  grace: after.gracePaid ?? 0,
                },
                energy: attempt.energy - after.energy,
                nutrition: attempt.nutrition - after.nutrition,
              });
            }
          : chance => paidForObject(byObject, attemptObject(chance, slots.spells, byObject)),
    };
  },
};

/** Outcomes by the rules of spell objects that take no time. */
const AT_ONCE: readonly CastEnd[] = ['no-skill', 'level-too-low', 'not-enough-energy'];

function paidForObject(
  { manaPrice, gracePrice }: ObjectAttemptView,
  { outcome, manaPaid, gracePaid }: ReturnType<typeof attemptObject>,
): string {
  const isPrayer = manaPrice === 0 && gracePrice > 0;
  return paidText({
    ...{ outcome, nutrition: 0, usesTurn: !AT_ONCE.includes(outcome) },
    energy: isPrayer ? gracePaid : manaPaid,
    grace: isPrayer ? 0 : gracePaid,
  });
}

/** What a forgotten spell does to its caster. */
export const BACKFIRES: Domain = {
  name: 'backfire',
  slot: 'casting',
  draw: ({ world, ruleset, luck }) => {
    const inputs = luck.inputs('cast', ruleset, {
      ...NO_TARGET,
      ruleset: ruleset.id,
      forgotten: 'yes',
      'spell-level': String(luck.between(1, 7)),
      ...{ stunned: '', energy: '', grace: '', nutrition: '' },
    });
    const { options, isTold } = told('cast', inputs);
    const { question, answer } = askCast(world, options, isTold);
    if (answer?.backfires === undefined) {
      return undefined;
    }
    const { casting } = ruleset.slots;
    const { spellLevel } = question.view.caster;
    const before = { spellLevel, confusion: 0, stun: 0, energy: PURSE, nutrition: 0 };
    const textOf = ({ confusion, stun, energy }: ReturnType<typeof castForgotten>) =>
      `${confusion} of confusion, ${stun} of stun, ${PURSE - energy} drained`;
    return {
      title: titleOf('cast', inputs),
      asked: records(answer.backfires, textOf),
      play: chance => textOf(castForgotten(chance, casting, before)),
    };
  },
};

/** Attempts that are counted. */
const MOST_ATTEMPTS = 30;

/** How many attempts it takes to kill. */
export const ATTEMPTS_TO_KILL: Domain = {
  name: 'attempts to kill',
  slot: 'casting',
  draw: ({ world, ruleset, luck }) => {
    const damage = luck.dice(6, 8);
    const hitPoints = luck.dice(8, 8);
    const inputs = luck.inputs('cast', ruleset, {
      ...NO_TARGET,
      ruleset: ruleset.id,
      damage,
      'target-hp': hitPoints,
      ...{ energy: '', grace: '', nutrition: '', stunned: '', confused: '', amulet: '' },
    });
    const { options, isTold } = told('cast', inputs);
    const { question, answer } = askCast(world, options, isTold);
    const target = answer?.target;
    if (answer === undefined || target === undefined || !Number.isFinite(target.turns.mean)) {
      return undefined;
    }
    const [hurt, held] = [parseDice(damage, 'damage'), parseDice(hitPoints, 'target-hp')];
    const succeeds = succeedsBy(ruleset.slots, question, answer.odds);
    return {
      title: titleOf('cast', inputs),
      asked: times(target.turns.probabilities, MOST_ATTEMPTS),
      play: chance => {
        let left = rollDice(chance, held);
        for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
          left -= succeeds(chance) ? rollDice(chance, hurt) : 0;
          if (left < 0) {
            return String(attempt);
          }
        }
        return LATER;
      },
    };
  },
};

type AskedQuestion = ReturnType<typeof askCast>['question'];

/** Plays whether one attempt casts the spell. */
function succeedsBy(
  { casting, spells }: Parameters<Domain['draw']>[0]['ruleset']['slots'],
  { byObject, view }: AskedQuestion,
  { chance: percent }: CastOdds,
): (chance: Chance) => boolean {
  if (byObject !== undefined) {
    return chance => attemptObject(chance, spells, byObject).outcome === 'cast';
  }
  const attempt = { ...view.attempt, chance: percent };
  return chance => attemptToCast(chance, casting, attempt).outcome === 'cast';
}
