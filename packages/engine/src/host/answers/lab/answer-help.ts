// What would help an attack or a cast of the hero: the lab's single steps from the numbers that he knows, and for an
// attack the weapons that he carries.

import type { Enumerator } from '../../../chance/index.ts';
import { answerInputs, fieldsOf, labSteps, type QuestionWorld } from '../../../face/index.ts';
import { type GameState, knownCreatures } from '../../../game/index.ts';
import { TYPE } from '../../../objects/index.ts';
import type { HelpAnswer, HelpStep, OddsAnswer, OneStep } from '../../../odds/index.ts';
import { weaponAgainst } from '../answer-fight.ts';
import { emptyAnswer } from '../answer-parts.ts';
import { type AskedLab, labQuestion } from './answer-lab.ts';

/** Steps that are told. */
const MOST_STEPS = 8;

/** Inputs that a hero doesn't change to get better: what he isn't, and what is a matter of luck. */
const IDLE: ReadonlySet<string> = new Set([
  ...['ruleset', 'kind', 'weapon', 'flags', 'distance', 'encumbrance', 'luck', 'emergency'],
  ...['attuned', 'repelled', 'denied', 'dex', 'special', 'object'],
]);

/** Of an attack, dexterity counts; of a cast it only aims. */
function isIdle(kind: 'attack' | 'cast', input: string): boolean {
  return IDLE.has(input) && !(kind === 'attack' && input === 'dex');
}

/** Throws a UsageError for a spell or creature unknown to the hero. */
export function answerHelp(state: GameState, ask: Enumerator, about: AskedLab): OddsAnswer {
  const asked = labQuestion(state, ask, about);
  const answer = { ...emptyAnswer('help'), asFarAsYouKnow: true };
  if (asked === undefined) {
    return answer;
  }
  const { question, inputs } = asked;
  const world: QuestionWorld = {
    rulesets: { resolve: () => state.ruleset, fills: () => true },
    content: () => state.content,
  };
  const figures = answerInputs(world, question, inputs, true).figures;
  const fails = figures.find(({ name }) => name === 'fail');
  const hasTries = figures.some(({ name }) => name === 'tries');
  const figure = !hasTries || (fails !== undefined && fails.value > 0) ? 'fail' : 'tries';
  const found = labSteps(world, question, inputs, figure);
  if (found === undefined) {
    return answer;
  }
  const help: HelpAnswer = {
    figure,
    before: found.figure.value,
    steps: helpful(found, question),
    weapons: question === 'attack' ? betterWeapons(state, ask, about.target) : [],
  };
  return { ...answer, help };
}

/** The least part of a figure by which a step must change it to be told. */
const LEAST_CHANGE = 0.01;

/** The best step of each input that helps. */
function helpful({ steps, figure }: OneStep, kind: 'attack' | 'cast'): HelpStep[] {
  const labels = new Map(fieldsOf(kind).map(({ name, label }) => [name, label]));
  const seen = new Set<string>();
  return steps
    .flatMap(({ input, from, to, after, gain }) => {
      const isNew = !seen.has(input);
      seen.add(input);
      return gain > LEAST_CHANGE * figure.value && isNew && !isIdle(kind, input)
        ? [{ label: labels.get(input) ?? input, from, to, after }]
        : [];
    })
    .slice(0, MOST_STEPS);
}

/** Carried weapons with which the creature dies sooner on average than with the one in hand. */
function betterWeapons(state: GameState, ask: Enumerator, target: number): HelpAnswer['weapons'] {
  const creature = knownCreatures(state).find(({ id }) => id === target);
  if (creature === undefined) {
    return [];
  }
  const { inventory, weapon } = state.sheet;
  const mean = (item: number) =>
    weaponAgainst(state, ask, item, creature).turns.mean ?? Number.POSITIVE_INFINITY;
  const now = mean(weapon?.id ?? 0);
  return [...inventory]
    .filter(({ archetype, id }) => archetype.type === TYPE.weapon && id !== weapon?.id)
    .map(({ id }) => weaponAgainst(state, ask, id, creature))
    .flatMap(({ name, turns }) =>
      turns.mean !== undefined && turns.mean < now ? [{ name, after: turns.mean }] : [],
    )
    .sort((one, other) => one.after - other.after);
}
