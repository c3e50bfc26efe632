// Questions put straight to the rules, of every ruleset that says something of the slot. None of them
// reads any content: a change here is a change of rules.

import { studyBook } from '@roguewright/engine/casting';
import { Distribution, Enumerator } from '@roguewright/engine/chance';
import { drawCondition } from '@roguewright/engine/objects';
import {
  attackOdds,
  attemptsAt,
  bookChargeOdds,
  burdenTable,
  castOdds,
  chanceChanges,
  dangerOdds,
  heroPace,
  monsterPace,
  rechargeTable,
  ringChargeOdds,
  shotOdds,
  throwOdds,
  toolChargeOdds,
  wandChargeOdds,
} from '@roguewright/engine/odds';
import type { RulesetLibrary, SlotName, Slots } from '@roguewright/engine/rulesets';
import { answered } from './answered.ts';
import type { Parts } from './parts.ts';
import {
  ATTACKS,
  BLOWS,
  BOOKS,
  CASTS,
  CONDITIONS,
  HEROES,
  MONSTERS,
  READERS,
  RINGS,
  SHOTS,
  THROWS,
  TOOLS,
  WANDS,
} from './rule-inputs.ts';

/** A question: its kind, and how it is answered. */
type Question = readonly [kind: string, answer: () => unknown];

/** What the target of a spell has, and what the spell does to it. */
const SPELL_HITS = Distribution.dice(2, 12);
const HIT_POINTS = Distribution.dice(3, 8);

/** The questions to the rules of a slot. */
type Asking<Name extends SlotName> = (rules: Slots[Name], ask: Enumerator) => Question[];

const casting: Asking<'casting'> = (rules, ask) => [
  ...CASTS.map(
    (view): Question => [
      'cast',
      () => {
        const odds = castOdds(rules, view, ask);
        return [odds, attemptsAt(odds, SPELL_HITS, HIT_POINTS)];
      },
    ],
  ),
  ...CASTS.map(
    ({ caster, attempt }): Question => [
      'cast otherwise',
      () => chanceChanges(rules, caster, attempt),
    ],
  ),
  ...READERS.map((view): Question => ['learn', () => ask.ask(studyBook, rules, view)]),
];

const combat: Asking<'combat'> = (rules, ask) => [
  ...ATTACKS.map((view): Question => ['attack', () => attackOdds(rules, view, ask)]),
  ...SHOTS.map((view): Question => ['shot', () => shotOdds(rules, view, ask)]),
  ...THROWS.map((view): Question => ['throw', () => throwOdds(rules, view, ask)]),
];

const speed: Asking<'speed'> = rules => [
  ...HEROES.map((view): Question => ['speed of a hero', () => heroPace(rules, view)]),
  ...HEROES.map((view): Question => ['speed burdened', () => burdenTable(rules, view)]),
  ...MONSTERS.map((view): Question => ['speed of a monster', () => monsterPace(rules, view)]),
];

const charging: Asking<'charging'> = rules => [
  ...WANDS.map((view): Question => ['charge a wand', () => wandChargeOdds(rules, view)]),
  ...WANDS.map((view): Question => ['charge a wand again', () => rechargeTable(rules, view)]),
  ...RINGS.map((view): Question => ['charge a ring', () => ringChargeOdds(rules, view)]),
  ...TOOLS.map((view): Question => ['charge a tool', () => toolChargeOdds(rules, view)]),
  ...BOOKS.map((view): Question => ['charge a book', () => bookChargeOdds(rules, view)]),
];

/** Adds the answers. @returns how many questions were asked */
export function signRuleQuestions(parts: Parts, library: RulesetLibrary): number {
  let asked = 0;
  const tell = (ruleset: string, questions: readonly Question[]) => {
    for (const [kind, answer] of questions) {
      parts.add(`questions/to rules, ${kind}, ${ruleset}`, answered(answer));
      asked += 1;
    }
  };
  for (const id of library.ids) {
    const { slots } = library.resolve(id);
    const questionsTo = <Name extends SlotName>(slot: Name, asking: Asking<Name>) =>
      library.fills(id, slot) ? asking(slots[slot], new Enumerator()) : [];
    tell(id, questionsTo('casting', casting));
    tell(id, questionsTo('combat', combat));
    tell(id, questionsTo('speed', speed));
    tell(id, questionsTo('charging', charging));
  }
  tell('house', houseQuestions(library));
  return asked;
}

/** What is the same under all rulesets: the blows of monsters, and the condition of treasure. */
function houseQuestions(library: RulesetLibrary): Question[] {
  const { bridges, slots } = library.resolve('house');
  const ask = new Enumerator();
  return [
    ...BLOWS.map((view): Question => ['danger', () => dangerOdds(bridges, view, ask)]),
    ...CONDITIONS.map(
      (view): Question => ['treasure', () => ask.ask(drawCondition, slots.world.generation, view)],
    ),
  ];
}
