// What a hero does and suffers exercises and abuses his attributes; from time to time they change by it. NetHack
// 3.6.7 src/attrib.c (exercise, exerper, exerchk).

import { burdenOf, changeAttribute, changed, hungerOf } from '../../../actors/index.ts';
import { ATTRIBUTES } from '../../../rulesets/index.ts';
import {
  afterExercise,
  checkExercise,
  EXERCISED,
  type ExerciseRow,
  type ExercisingDeed,
  type ExercisingState,
  turnsToNextCheck,
} from '../../../worldrules/index.ts';
import type { GameState } from '../../state/state.ts';

/** A deed exercises what the rules say. */
export function exerciseBy(state: GameState, deed: ExercisingDeed): void {
  exerciseAll(state, state.ruleset.slots.world.exercise.deeds[deed]);
}

/** Exercises attributes by their names; those that no exercise changes are left alone. */
export function exerciseNamed(state: GameState, names: readonly string[]): void {
  for (const attribute of EXERCISED) {
    if (names.includes(attribute)) {
      exercise(state, { attribute, up: true });
    }
  }
}

/** A turn passes: the hero's states count now and then, and a check may be due. */
export function passExercise(state: GameState): void {
  const { sheet, clock, ruleset } = state;
  const rules = ruleset.slots.world.exercise;
  const { turn } = clock;
  if (turn % rules.hungerEvery === 0) {
    const { hunger } = ruleset.slots.world;
    exerciseIn(state, hungerOf(hunger, sheet.nutrition));
    exerciseIn(state, burdenOf(ruleset, sheet));
  }
  if (turn % rules.statusEvery === 0) {
    for (const status of STATUS) {
      if (sheet.conditions.has(status)) {
        exerciseIn(state, status);
      }
    }
  }
  const due =
    sheet.powers.exercise.nextCheck === 0 ? rules.firstCheck : sheet.powers.exercise.nextCheck;
  if (turn >= due && state.helpless === 0) {
    checkAll(state);
  }
}

/** The conditions that abuse attributes. */
const STATUS = ['poisoned', 'confused', 'stunned'] as const satisfies readonly ExercisingState[];

function exerciseIn(state: GameState, name: ExercisingState): void {
  const { sheet, ruleset } = state;
  const { states, fasting } = ruleset.slots.world.exercise;
  exerciseAll(state, states[name] ?? NONE);
  if (fasting.roles.includes(sheet.role)) {
    exerciseAll(state, fasting.states[name] ?? NONE);
  }
}

const NONE: readonly ExerciseRow[] = [];

function exerciseAll(state: GameState, rows: readonly ExerciseRow[]): void {
  for (const row of rows) {
    exercise(state, row);
  }
}

/** One deed or state. Another form learns nothing but wisdom. */
function exercise(state: GameState, { attribute, up }: ExerciseRow): void {
  const { sheet, ruleset } = state;
  if (sheet.powers.form !== undefined && attribute !== 'wisdom') {
    return;
  }
  const { points } = sheet.powers.exercise;
  points[attribute] = afterExercise(
    state.luck('exercise'),
    ruleset.slots.world.exercise,
    { score: sheet.present[attribute], points: points[attribute] },
    up,
  );
}

/** Checks every attribute, and draws the turn of the next check. */
function checkAll(state: GameState): void {
  const { sheet, ruleset, clock } = state;
  const rules = ruleset.slots.world.exercise;
  const chance = state.luck('exercise');
  const { points } = sheet.powers.exercise;
  const inForm = sheet.powers.form !== undefined;
  for (const attribute of EXERCISED) {
    const score = (sheet.powers.natural ?? sheet.attributes)[attribute];
    const view = { attribute, score, points: points[attribute], inForm };
    const { change, points: left } = checkExercise(chance, rules, view);
    points[attribute] = left;
    if (change !== 0) {
      changeByExercise(state, attribute, change);
    }
  }
  sheet.powers.exercise.nextCheck = clock.turn + turnsToNextCheck(chance, rules);
}

/** A score changes for good; what abuse took can be restored as what poison took. */
function changeByExercise(
  state: GameState,
  attribute: ExerciseRow['attribute'],
  change: 1 | -1,
): void {
  const { sheet, ruleset, hero } = state;
  const { attributesBefore } = sheet.powers;
  const before = (sheet.powers.natural ?? sheet.attributes)[attribute];
  changeAttribute(ruleset, sheet, attribute, now => changed(ruleset, attribute, now, change));
  const now = (sheet.powers.natural ?? sheet.attributes)[attribute];
  const whole = attributesBefore[attribute];
  if (change < 0) {
    attributesBefore[attribute] = whole ?? before;
  } else if (whole !== undefined && now >= whole) {
    delete attributesBefore[attribute];
  }
  const kind = change > 0 ? 'exercise-raised' : 'exercise-lowered';
  state.logFelt(kind, hero.id, ATTRIBUTES.indexOf(attribute));
}
