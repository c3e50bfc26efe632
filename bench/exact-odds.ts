// G11: exact odds of an attack, against the damage calculator that the players of another game use.

import { Enumerator } from '@roguewright/engine/chance';
import {
  type AttackView,
  attackDamage,
  blowDamage,
  prepareAttack,
  strike,
} from '@roguewright/engine/combat';
import { createRulesets } from '@roguewright/engine/rulesets';
import { calculate, Generations, Move, Pokemon } from '@smogon/calc';
import { type Bench, type Benchmark, mustAgree, type Row } from './goal.ts';
import { compare, type Side, timed } from './measure.ts';
import { folded } from './workload.ts';

/** A level 30 warrior with a long sword of slaying against an orc that 100 points kill. */
const ATTACK: AttackView = {
  baseSkill: 205,
  blows: 5,
  weapon: {
    kind: 'sword',
    dice: 2,
    sides: 5,
    weight: 130,
    toHit: 8,
    toDam: 7,
    flags: ['slay-orc'],
  },
  characterToHit: 6,
  characterToDam: 5,
  level: 30,
  armourClass: 36,
  visible: true,
  monsterFlags: ['orc', 'evil'],
  hp: 100,
};

/** How many armour classes and hit points are asked about in turn. */
const VARIETY = 30;

/** Calculations with ready objects; the checksum is the sum of the damages. */
function calculator(): Side {
  const generation = Generations.get(9);
  const attacker = new Pokemon(generation, 'Gengar', {
    item: 'Choice Specs',
    nature: 'Timid',
    evs: { spa: 252 },
    boosts: { spa: 1 },
  });
  const defender = new Pokemon(generation, 'Chansey', {
    item: 'Eviolite',
    nature: 'Calm',
    evs: { hp: 252, spd: 252 },
  });
  const move = new Move(generation, 'Focus Blast');
  return timed('@smogon/calc', 1, passes => {
    let sum = 0;
    for (let pass = 0; pass < passes; pass++) {
      const { damage } = calculate(generation, attacker, defender, move);
      sum = folded(sum, (damage as number[])[0]!);
    }
    return sum;
  });
}

/** Answers; the checksum is made of the least and the greatest damage. */
function answers(name: string, ask: (turn: number) => { min: number; max: number }): Side {
  return timed(name, 1, passes => {
    let sum = 0;
    for (let pass = 0; pass < passes; pass++) {
      const { min, max } = ask(pass);
      sum = folded(sum, 4096 * min + max);
    }
    return sum;
  });
}

function measure({ effort, say }: Bench): Row[] {
  const { combat } = createRulesets().resolve('angband-3.0.5').slots;
  const theirs = calculator();
  const kept = new Enumerator();
  const flurry = (view: AttackView, ask: Enumerator) => {
    const attack = prepareAttack(combat, view);
    return ask.askSum(attack, strike, combat, attack.blow);
  };
  const byRule = new Enumerator().askNumber(attackDamage, combat, ATTACK);
  const bySum = flurry(ATTACK, new Enumerator());
  mustAgree('least damage of the attack', bySum.min, byRule.min);
  mustAgree('greatest damage of the attack', bySum.max, byRule.max);
  say(
    `one attack: ${byRule.min} to ${byRule.max}, mean ${byRule.mean.toFixed(6)}, by rule and by sum`,
  );
  const sides: readonly (readonly [what: string, side: Side, must: number, stretch: number])[] = [
    [
      'one blow from nothing',
      answers('blow', () => new Enumerator().askNumber(blowDamage, combat, ATTACK)),
      2,
      4,
    ],
    [
      'five blows that stop at death, from nothing',
      answers('attack', () => flurry(ATTACK, new Enumerator())),
      0.7,
      1.5,
    ],
    [
      'one blow again, another armour class',
      answers('blow again', turn =>
        flurry({ ...ATTACK, blows: 1, armourClass: 20 + (turn % VARIETY) }, kept),
      ),
      10,
      40,
    ],
    [
      'five blows again, another armour class',
      answers('armour', turn => flurry({ ...ATTACK, armourClass: 20 + (turn % VARIETY) }, kept)),
      10,
      40,
    ],
    [
      'five blows again, other hit points',
      answers('hit points', turn => flurry({ ...ATTACK, hp: 70 + (turn % VARIETY) }, kept)),
      10,
      40,
    ],
  ];
  return sides.map(([what, side, must, stretch]) => ({
    goal: 'G11',
    what: `exact odds, ${what} / one calculation of @smogon/calc`,
    measured: compare(side, theirs, effort),
    must,
    stretch,
  }));
}

/** The benchmark of G11. */
export const exactOdds: Benchmark = {
  name: 'exact-odds',
  about: 'exact odds of blows and attacks',
  measure,
};
