// Sequences of attacks at one target.

import { attemptToCast } from '@roguewright/engine/casting';
import { type Chance, parseDice, rollDice } from '@roguewright/engine/chance';
import { meleeRound, missileRound, throwRound } from '@roguewright/engine/combat';
import { answerInputs, askAttack, askCast, askShot, askThrow } from '@roguewright/engine/face';
import type { Inputs } from '@roguewright/engine/odds';
import type { Asking, Domain } from '../question.ts';
import { titleOf, told } from '../told.ts';

/** One try of a step. @returns its damage, and the energy that it took */
interface PlayedStep {
  readonly times: number;
  /** The energy that it may take at most. */
  readonly price: number;
  readonly play: (chance: Chance) => { readonly damage: number; readonly energy: number };
}

type StepKind = 'cast' | 'attack' | 'shoot' | 'throw';

function drawnStep({ luck }: Asking): { readonly kind: StepKind; readonly inputs: Inputs } {
  const kind = luck.pick(['cast', 'cast', 'attack', 'shoot', 'throw'] as const);
  const level = String(luck.between(1, 30));
  switch (kind) {
    case 'cast':
      return {
        kind,
        inputs: {
          ...{ level, int: String(luck.between(10, 20)) },
          'spell-level': String(luck.between(1, 6)),
          'body-armour': luck.pick(['none', 'metallic']),
          damage: luck.dice(4, 8),
        },
      };
    case 'attack':
      return { kind, inputs: { level, str: '18/30', weapon: luck.dice(3, 6), ac: '30' } };
    case 'shoot':
      return { kind, inputs: { level, missile: luck.dice(2, 6), ac: '20', distance: '4' } };
    case 'throw':
      return { kind, inputs: { level, object: luck.dice(2, 6), ac: '10', distance: '2' } };
  }
}

function playedStep(
  { world, ruleset }: Asking,
  kind: StepKind,
  inputs: Inputs,
): Omit<PlayedStep, 'times'> {
  const { options, isTold } = told(kind, { ...inputs, ruleset: ruleset.id });
  const { casting, combat } = ruleset.slots;
  const free = (damageOf: (chance: Chance) => number) => ({
    price: 0,
    play: (chance: Chance) => ({ damage: damageOf(chance), energy: 0 }),
  });
  switch (kind) {
    case 'cast': {
      const { question, answer } = askCast(world, options, isTold);
      const attempt = { ...question.view.attempt, chance: answer!.odds.chance };
      const dice = parseDice(inputs.damage!, 'damage');
      return {
        price: Math.max(...answer!.odds.paid.list.map(({ value }) => value.energy)),
        play: chance => {
          const { outcome, energy } = attemptToCast(chance, casting, attempt);
          return {
            damage: outcome === 'cast' ? rollDice(chance, dice) : 0,
            energy: attempt.energy - energy,
          };
        },
      };
    }
    case 'attack': {
      const { attacker, target } = askAttack(world, options, isTold, true).question;
      return free(chance => meleeRound(chance, combat, { attacker, target }));
    }
    case 'shoot': {
      const { view } = askShot(world, options, isTold).question;
      return free(chance => missileRound(chance, combat, view));
    }
    case 'throw': {
      const { view } = askThrow(world, options, isTold).question;
      return free(chance => throwRound(chance, combat, view));
    }
  }
}

/** The damage of a whole sequence, with energy for some of its casts. */
export const SEQUENCES: Domain = {
  name: 'sequence',
  slot: 'casting',
  draw: asking => {
    const { world, ruleset, luck } = asking;
    const drawn = Array.from({ length: luck.between(2, 3) }, () => ({
      ...drawnStep(asking),
      times: luck.between(1, 3),
    }));
    const text = drawn.map(({ kind, times, inputs }) => {
      const settings = Object.entries(inputs).map(([name, value]) => `${name}=${value}`);
      return `${times} ${kind} ${settings.join(' ')}`;
    });
    const energy = luck.between(5, 60);
    const inputs = { ruleset: ruleset.id, steps: text.join('; '), energy: String(energy) };
    const { spread } = answerInputs(world, 'sequence', inputs);
    const steps: readonly PlayedStep[] = drawn.map(({ kind, times, inputs: own }) => ({
      ...playedStep(asking, kind, own),
      times,
    }));
    return {
      title: titleOf('sequence', inputs),
      asked: [...spread!.list],
      play: chance => {
        let [left, damage] = [energy, 0];
        for (const { times, price, play } of steps) {
          for (let time = 0; time < times && price <= left; time++) {
            const done = play(chance);
            damage += done.damage;
            left -= done.energy;
          }
        }
        return damage;
      },
    };
  },
};
