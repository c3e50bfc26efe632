// Blows, attacks, and attacks until the target is dead.

import { Enumerator } from '@roguewright/engine/chance';
import { attackDamage, blowDamage, meleeAttack, meleeRound } from '@roguewright/engine/combat';
import { askAttack } from '@roguewright/engine/face';
import { type Asking, type Domain, LATER, numbers, times } from '../question.ts';
import { titleOf, told } from '../told.ts';
import { drawn } from './drawn.ts';

/** Creatures of the content of several families. */
const CREATURES = ['jackal', 'ogre', 'ghoul', 'kobold'];

const SLAYS = [
  '',
  'slay-evil',
  'slay-animal',
  'brand-fire',
  'brand-cold,slay-undead',
  'kill-dragon',
];
const FLAGS = ['', 'evil', 'animal', 'undead,evil', 'dragon', 'evil,immune-fire', 'orc,evil'];

/** Fields of a fighter's weapon and of its target. */
export function fightInputs({ luck }: Asking): Readonly<Record<string, string>> {
  const named = luck.percent(25);
  return {
    creature: named ? luck.pick(CREATURES) : '',
    ac: named ? '' : String(luck.between(0, 120)),
    hp: named ? '' : luck.dice(12, 12),
    'monster-flags': named ? '' : luck.pick(FLAGS),
    stun: luck.percent(10) ? '20' : '',
  };
}

/** An attack of which nothing is left to luck but its blows. */
export function askedAttack(asking: Asking, own: Readonly<Record<string, string>> = {}) {
  const { world, ruleset, luck } = asking;
  const armed = luck.percent(85);
  const bare = { weapon: '', kind: '', weight: '', 'to-hit': '', 'to-dam': '', blessed: '' };
  const inputs = luck.inputs('attack', ruleset, {
    ruleset: ruleset.id,
    ...fightInputs(asking),
    ...(armed ? { weapon: luck.dice(5, 8), flags: luck.pick(SLAYS) } : { ...bare, flags: '' }),
    ...own,
  });
  const { options, isTold } = told('attack', inputs);
  const { question, odds } = askAttack(world, options, isTold, true);
  return { title: titleOf('attack', inputs), inputs, question, odds };
}

/** The damage of a round. */
export const ROUNDS: Domain = {
  name: 'attack',
  slot: 'combat',
  draw: asking => {
    const { title, question, odds } = askedAttack(asking);
    const { attacker, target } = question;
    const { combat } = asking.ruleset.slots;
    return {
      title,
      asked: numbers(odds.damage),
      play: chance => meleeRound(chance, combat, { attacker, target }),
    };
  },
};

/** One blow, which may miss. */
export const BLOWS: Domain = {
  name: 'blow',
  slot: 'combat',
  draw: asking => {
    const { title, question, odds } = askedAttack(asking);
    const { combat } = asking.ruleset.slots;
    const attack = { ...meleeAttack(combat, question), blows: 1 };
    const { probability } = odds.hit;
    const hits = new Enumerator().askNumber(blowDamage, combat, attack);
    const cells = new Map(numbers(hits).map(([points, share]) => [points, share * probability]));
    cells.set(0, (cells.get(0) ?? 0) + 1 - probability);
    return {
      title,
      asked: [...cells],
      play: chance => attackDamage(chance, combat, attack),
    };
  },
};

/** Attacks that are counted. */
const MOST_ATTACKS = 40;

/** How many attacks it takes to kill. */
export const ATTACKS_TO_KILL: Domain = {
  name: 'attacks to kill',
  slot: 'combat',
  draw: asking => {
    const { title, question, odds } = askedAttack(asking);
    const { attacker, target, hitPoints } = question;
    const { turns } = odds;
    if (turns === undefined || hitPoints === undefined || !(turns.mean < MOST_ATTACKS / 2)) {
      return undefined;
    }
    const { combat } = asking.ruleset.slots;
    return {
      title,
      asked: times(turns.probabilities, MOST_ATTACKS),
      play: chance => {
        let hp = drawn(chance, hitPoints);
        for (let attack = 1; attack <= MOST_ATTACKS; attack++) {
          hp -= meleeRound(chance, combat, { attacker, target: { ...target, hp } });
          if (hp < 0) {
            return String(attack);
          }
        }
        return LATER;
      },
    };
  },
};
