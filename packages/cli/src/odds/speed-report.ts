// The answer of `odds speed`, for people and for programs.

import { originsOf, rulesetLine, type SpeedQuestion } from '@roguewright/engine/face';
import type { BurdenPace, Explanation, PaceOdds } from '@roguewright/engine/odds';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { capitalised } from '@roguewright/engine/words';
import { decimal, percent } from '../terminal/numbers.ts';
import { paint } from '../terminal/paint.ts';
import { table, wrap } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { withFraction } from './fractions.ts';
import type { Plays } from './played.ts';

/** What was asked and what was played. */
export interface SpeedAnswer {
  readonly odds: PaceOdds;
  /** Moves a turn, as played. */
  readonly played: number;
  readonly plays: Plays;
  /** For a hero: every burden with every speed property. */
  readonly burdens: readonly BurdenPace[];
}

/** The answer as text. */
export function speedText(
  terminal: Terminal,
  ruleset: Ruleset,
  question: SpeedQuestion,
  answer: SpeedAnswer,
): string {
  const { odds, played, plays } = answer;
  const rows = [
    ['points a turn', `${withFraction(odds.meanPoints)} on average`],
    ...sorted(odds).map(([points, chance]) => [`  ${decimal(points, 4)}`, percent(chance)]),
    ['moves a turn', `${withFraction(odds.movesATurn)} on average`],
    ['', `${decimal(played, 4)} on average over ${plays.times} played turns (seed ${plays.seed})`],
  ];
  return [
    paint(terminal, 'accent', wrap(capitalised(question.title), Math.min(terminal.columns, 100))),
    `${rulesetLine(ruleset, ['speed'])}\n\n`,
    table(rows.map(([name = '', value = '']) => [`  ${name}`, value])),
    ...burdensText(terminal, answer.burdens),
  ].join('');
}

/** What the last row of the table means. Source: NetHack allmain.c, hack.c. */
const OVERLOADED =
  'Being overloaded takes no points away. An overloaded hero cannot walk and spends the points on other actions.';

function burdensText(terminal: Terminal, burdens: readonly BurdenPace[]): string[] {
  if (burdens.length === 0) {
    return [];
  }
  const rows = burdens.map(({ encumbrance, meanPoints }) => [
    `  ${encumbrance}`,
    ...Object.values(meanPoints).map(points => withFraction(points)),
  ]);
  const [head = '', ...lines] = table([['  points a turn', 'none', 'fast', 'very fast'], ...rows])
    .trimEnd()
    .split('\n');
  const note = wrap(OVERLOADED, Math.min(terminal.columns, 100) - 2);
  return [
    ...['\n', paint(terminal, 'muted', head), '\n', lines.join('\n'), '\n'],
    `\n${note.trimEnd().replaceAll(/^/gm, '  ')}\n`,
  ];
}

function sorted({ points }: PaceOdds): (readonly [number, number])[] {
  return points.list
    .map(({ value, probability }) => [value, probability] as const)
    .toSorted(([one], [other]) => one - other);
}

/** The answer as a JSON document. */
export function speedJson(
  ruleset: Ruleset,
  { who, view }: SpeedQuestion,
  answer: SpeedAnswer,
  why: readonly Explanation[] | undefined,
): string {
  const { odds, played, plays, burdens } = answer;
  const document = {
    ruleset: ruleset.id,
    origins: originsOf(ruleset, ['speed']),
    [who]: view,
    points: sorted(odds),
    meanPoints: odds.meanPoints,
    movesATurn: odds.movesATurn,
    played: { movesATurn: played, turns: plays.times, seed: plays.seed },
    burdens: burdens.length === 0 ? undefined : burdens,
    why,
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
