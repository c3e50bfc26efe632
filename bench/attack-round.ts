// G9: an attack round both ways. The engine plays it with its own rule of attack; the program in C draws
// a percentile and then against the armour where the engine decides a strike by one fair draw, so the
// counts of work are printed beside the ratio. A second C program draws as the engine does: equal
// checksums there show that both play the same rounds.

import { type Chance, Generator, PlayedChance } from '@roguewright/engine/chance';
import {
  type Attack,
  attackRows,
  type CombatRules,
  hitAll,
  hitCases,
  type MonsterFlag,
  prepareAttack,
  simulateAttacks,
  strikeAll,
} from '@roguewright/engine/combat';
import { createRulesets } from '@roguewright/engine/rulesets';
import { type Bench, type Benchmark, mustAgree, type Row } from './goal.ts';
import { compare, type Side, timed } from './measure.ts';
import { definedDraws, folded } from './workload.ts';

const RECORDS = 4096;
const CHECKED_PASSES = 200;
/** The output of the C program, by the definition of the workload. */
const DEFINED_CHECK = -1139392718;

/** The monster's answer: two strikes, softened by the armour. */
interface Answer {
  readonly k: number;
  readonly n: number;
  readonly dice: number;
  readonly sides: number;
  /** Damage reduction in 250ths. */
  readonly softened: number;
}

interface Round {
  readonly attack: Attack;
  readonly answer: Answer;
}

/** Whom the weapon slays by which factor: none, ×2, ×3. */
const FLAGS: readonly (readonly MonsterFlag[])[] = [[], ['animal'], ['undead']];

/** The rounds as the workload defines them. */
function drawRounds(rules: CombatRules): Round[] {
  const below = definedDraws(9);
  return Array.from({ length: RECORDS }, () => {
    const blows = 1 + below(5);
    const baseSkill = 30 + below(150);
    const toHit = below(25);
    const toDam = below(25);
    const dice = 1 + below(4);
    const sides = 4 + below(9);
    const weight = 10 + below(300);
    const level = 1 + below(50);
    const monsterFlags = FLAGS[below(3)]!;
    const armourClass = below(120);
    const monsterLevel = 1 + below(60);
    const monsterDice = 1 + below(6);
    const monsterSides = 1 + below(12);
    const power = 30 * below(3) + 10;
    const ownArmor = below(120);
    const skill = power + 3 * monsterLevel;
    return {
      attack: prepareAttack(rules, {
        baseSkill,
        blows,
        weapon: {
          kind: 'sword',
          dice,
          sides,
          weight,
          toHit,
          toDam,
          flags: ['slay-animal', 'slay-undead'],
        },
        characterToHit: 0,
        characterToDam: 0,
        level,
        monsterFlags,
        armourClass,
        visible: true,
      }),
      answer: {
        k: hitCases(rules, skill, ownArmor),
        n: hitAll(rules, skill),
        dice: monsterDice,
        sides: monsterSides,
        softened: Math.min(ownArmor, 150),
      },
    };
  });
}

/** The damage of the monster's two strikes. */
function strikeBack(chance: Chance, answer: Answer): number {
  let taken = 0;
  for (let strike = 0; strike < 2; strike++) {
    if (chance.test(answer.k, answer.n)) {
      taken += softened(chance.roll(answer.dice, answer.sides), answer.softened);
    }
  }
  return taken;
}

/** Rounds on plain objects, by the rule that the game plays. */
function objectSide(rules: CombatRules, rounds: readonly Round[]): Side {
  let dealt = 0;
  let taken = 0;
  const pass = (chance: Chance, before: number) => {
    let sum = before;
    let dealtNow = 0;
    let takenNow = 0;
    for (let index = 0; index < rounds.length; index++) {
      const { attack, answer } = rounds[index]!;
      const out = strikeAll(chance, rules, attack);
      const back = strikeBack(chance, answer);
      dealtNow += out;
      takenNow += back;
      sum = folded(sum, 8 * out + back);
    }
    dealt += dealtNow;
    taken += takenNow;
    return sum;
  };
  const work = (passes: number) => {
    const chance = new PlayedChance(new Generator(1));
    dealt = 0;
    taken = 0;
    let sum = 0;
    for (let done = 0; done < passes; done++) {
      sum = pass(chance, sum);
    }
    return sum;
  };
  return timed('public call on objects', RECORDS, work, () => [dealt, taken]);
}

/** What is kept off of the damage of one strike, in 250 parts. */
function softened(damage: number, parts: number): number {
  return damage - ((Math.imul(damage, parts) / 250) | 0);
}

/** The monster's strikes as attacks of one blow without weapon, slay or critical hit. */
function strikeOf({ k, n, dice, sides }: Answer): Attack {
  const blow = {
    dice,
    sides,
    multiplier: 1,
    criticalPower: 0,
    criticalWeights: [],
    added: 0,
  };
  return { times: 1, k, n, enough: Number.POSITIVE_INFINITY, blow };
}

/** Rounds as rows of integers: an attack and two strikes each. */
function kernelSide(rules: CombatRules, rounds: readonly Round[]): Side {
  const attacks = attackRows(
    rules,
    rounds.flatMap(({ attack, answer }) => [attack, strikeOf(answer), strikeOf(answer)]),
  );
  const parts = Int32Array.from(rounds, ({ answer }) => answer.softened);
  const damages = new Int32Array(3 * RECORDS);
  let dealt = 0;
  let taken = 0;
  const pass = (generator: Generator, before: number) => {
    simulateAttacks(generator, attacks, damages);
    let sum = before;
    let dealtNow = 0;
    let takenNow = 0;
    for (let index = 0; index < RECORDS; index++) {
      const out = damages[3 * index]!;
      const kept = parts[index]!;
      const back =
        softened(damages[3 * index + 1]!, kept) + softened(damages[3 * index + 2]!, kept);
      dealtNow += out;
      takenNow += back;
      sum = folded(sum, 8 * out + back);
    }
    dealt += dealtNow;
    taken += takenNow;
    return sum;
  };
  const work = (passes: number) => {
    const generator = new Generator(1);
    dealt = 0;
    taken = 0;
    let sum = 0;
    for (let done = 0; done < passes; done++) {
      sum = pass(generator, sum);
    }
    return sum;
  };
  return timed('kernel', RECORDS, work, () => [dealt, taken]);
}

function measure({ compiler, effort, say }: Bench): Row[] {
  const rules = createRulesets().resolve('angband-3.0.5').slots.combat;
  const rounds = drawRounds(rules);
  const objects = objectSide(rules, rounds);
  const kernel = kernelSide(rules, rounds);
  const rows: Row[] = [
    {
      goal: 'G9',
      what: 'attack round, public call on objects / C',
      measured: undefined,
      must: 0.45,
      stretch: 0.6,
    },
    {
      goal: 'G9',
      what: 'attack round, kernel / C',
      measured: undefined,
      must: 0.7,
      stretch: 0.85,
    },
  ];
  if (compiler === undefined) {
    return rows;
  }
  const defined = compiler.side('C', RECORDS, 'attack-round', 'percentile');
  const alike = compiler.side('C, drawing alike', RECORDS, 'attack-round', 'fraction');
  const check = defined.run(CHECKED_PASSES);
  mustAgree('attack round in C, by definition', check.checksum, DEFINED_CHECK);
  const ours = objects.run(CHECKED_PASSES);
  const theirs = alike.run(CHECKED_PASSES);
  mustAgree('attack round', ours.checksum, theirs.checksum);
  mustAgree('attack round, kernel', kernel.run(CHECKED_PASSES).checksum, theirs.checksum);
  say(
    `${CHECKED_PASSES} passes: ${ours.checksum} on objects, ${theirs.checksum} in C drawing alike`,
  );
  return [
    { ...rows[0]!, measured: compare(objects, defined, effort) },
    { what: 'the same / C drawing alike', measured: compare(objects, alike, effort) },
    { ...rows[1]!, measured: compare(kernel, defined, effort) },
    { what: 'the same / C drawing alike', measured: compare(kernel, alike, effort) },
  ];
}

/** The benchmark of G9. */
export const attackRound: Benchmark = {
  name: 'attack-round',
  about: 'an attack round both ways',
  measure,
};
