// The answer to a question about odds, in words.

import { placeOf, type Square } from '@roguewright/engine/face';
import type { RefusalReason } from '@roguewright/engine/game';
import type { ChargeAnswer, OddsAnswer, Plot, TargetOdds } from '@roguewright/engine/odds';
import {
  capitalised,
  comparisonRows,
  everyReason,
  helpLines,
  kindsText,
  outcomeLines,
  recallLines,
  squareLines,
  tellBrought,
  tellBroughtTurns,
  tellCertainty,
  tellCosts,
  tellDim,
  tellHitEffects,
  tellHitSquares,
  tellMayBe,
  tellMoves,
  tellRefusal,
  tellVerdict,
  trapLines,
  withThe,
} from '@roguewright/engine/words';
import { decimal, percent } from '../../terminal/numbers.ts';
import { table } from '../../terminal/table.ts';
import { sheetText } from '../pages/page-text.ts';

/**
 * The answer, a line an idea.
 * @param hero the square that directions start from
 * @param isAimed whether it has a direction or a target; otherwise its targets are not mentioned
 */
export function tellOdds(answer: OddsAnswer, hero: Square, isAimed = true): string {
  if (answer.ask === 'recall') {
    return answer.kinds === undefined
      ? recallLines(answer, { percent, decimal }).join('\n')
      : kindsText(answer.kinds, false);
  }
  if (answer.sheet !== undefined) {
    return sheetText(answer);
  }
  if (answer.ask === 'compare') {
    return tellComparison(answer);
  }
  if (answer.ask === 'help') {
    return helpLines(answer, { percent, decimal }).join('\n') || 'The odds of that can’t be told.';
  }
  if (answer.trap !== undefined || answer.hidden !== undefined) {
    return trapLines(answer, { percent, decimal }).join('\n') || 'This level has no hidden traps.';
  }
  if (answer.ask === 'deed') {
    return [...outcomeLines(answer, percent), tellSureness(answer)].join('\n');
  }
  if (answer.ask === 'ride' || answer.ask === 'place' || answer.ask === 'kick') {
    return squareLines(answer, { percent, decimal }).join('\n');
  }
  if (answer.charge !== undefined) {
    return tellCharge(answer, answer.charge);
  }
  if (answer.ask === 'danger') {
    return tellDanger(answer);
  }
  if (answer.refused !== undefined) {
    const costs = isCast(answer) ? ` It costs ${tellCosts(answer)}.` : '';
    return `${tellRefusal(answer.refused as RefusalReason)}${costs}`;
  }
  const lines: string[] = [];
  if (isCast(answer)) {
    lines.push(
      `Fails ${percent(answer.failPercent / 100)}. Costs ${tellCosts(answer)}, ` +
        `takes ${tellMoves(answer.ticks)}.`,
    );
    if (answer.healing.length > 0) {
      lines.push(`Heals ${rangeOf(answer.healing)}.`);
    }
  }
  if (answer.certainty.kind === 'unknown') {
    return ['You don’t know what that would do.', tellMayBe(answer, percent)].join(' ').trimEnd();
  }
  if (answer.ask === 'zap') {
    lines.push(`Fails ${percent(answer.failPercent / 100)}.`);
    if (answer.healing.length > 0) {
      lines.push(`Heals ${rangeOf(answer.healing)}.`);
    }
  }
  lines.push(...answer.targets.map(target => tellTarget(target, answer)));
  const dim = tellDim(answer);
  if (dim !== '') {
    lines.push(`${capitalised(dim)}.`);
  }
  const outcomes = outcomeLines(answer, percent);
  lines.push(...outcomes);
  if (
    isAimed &&
    answer.targets.length === 0 &&
    answer.healing.length === 0 &&
    outcomes.length === 0
  ) {
    lines.push('It would hit nobody in sight.');
  }
  if (answer.breaks !== undefined) {
    const { hit, miss } = answer.breaks;
    lines.push(
      `It breaks ${percent(hit / 100)} of the times it hits and ${percent(miss / 100)} of those it misses.`,
    );
  }
  lines.push(...tellSquares(answer.squares, hero));
  lines.push(tellSureness(answer));
  return lines.join('\n');
}

/** What charging would come to, a line an idea. */
function tellCharge(answer: OddsAnswer, charge: ChargeAnswer): string {
  const { explodes, loss, charges, gained, fuel, damage, kills } = charge;
  const known = answer.certainty.kind !== 'unknown';
  return [
    known ? '' : 'You don’t know what it is, so nobody can say what charging does for it.',
    explodes > 0 ? `Explodes ${percent(explodes)}.` : known ? 'Can’t explode.' : '',
    damage.length > 0 ? `An explosion does ${rangeOf(damage)} damage.` : '',
    kills > 0 ? `It kills you ${percent(kills)}.` : '',
    loss > 0 ? `Can’t be charged ${percent(loss)}: the scroll would be wasted.` : '',
    charges.length > 0 ? `Then it has ${spread(charges)}.` : '',
    gained.length > 0 ? `That is ${spread(gained)} more than now.` : '',
    fuel.length > 0 ? `Then it has oil for ${rangeOf(fuel)} turns.` : '',
    known ? tellSureness(answer) : '',
  ]
    .filter(line => line !== '')
    .join('\n');
}

/** `4 20 %, 5 20 %`, or of many values `4 to 30, mean 12.5`. */
function spread(plot: Plot): string {
  const possible = plot.filter(([, probability]) => probability > 0);
  return possible.length === 1 || possible.length > MOST_SPREAD
    ? rangeOf(possible)
    : possible.map(([value, probability]) => `${value} ${percent(probability)}`).join(', ');
}

const MOST_SPREAD = 12;

/** What a turn of a creature's blows may do to the hero, and what it can do besides. */
function tellDanger(answer: OddsAnswer): string {
  const { targets, explanation, certainty } = answer;
  const reasons = explanation.map(({ text }) => text).join(' ');
  if (certainty.kind === 'unknown') {
    return reasons;
  }
  const most = certainty.kind === 'at-least' ? 'at least ' : '';
  const lines = targets.map(
    ({ hitChance, damage, killChance, turnsToKill }) =>
      `A turn beside it: you are hurt ${most}${percent(hitChance)}, by ${rangeOf(damage)}, and ` +
      `killed ${most}${percent(killChance)}; ${tellTurns(turnsToKill)}.`,
  );
  return [...lines, reasons, tellSureness(answer)].filter(text => text !== '').join('\n');
}

/**
 * The facts behind the numbers, a line each; what isn't certain has its probability.
 * @param every each value of a fact has its line, instead of one line for all of them
 */
export function explainOdds({ explanation }: OddsAnswer, every = false): string {
  const lines = (every ? everyReason(explanation) : explanation).map(({ text, probability }) =>
    probability === 1 ? text : `${text} (${percent(probability)})`,
  );
  return lines.join('\n') || 'There is nothing to explain.';
}

/** Squares that one line of the text names. */
const MOST_SQUARES = 6;

/** The squares that are touched, tick by tick: what is certain, then what is only likely. */
function tellSquares(squares: OddsAnswer['squares'], hero: Square): string[] {
  const ticks = [...new Set(squares.map(({ tick }) => tick))].sort((one, other) => one - other);
  return ticks.map(tick => {
    const parts = (['certain', 'likely'] as const).flatMap(sure => {
      const told = squares.filter(square => square.tick === tick && square.sure === sure);
      if (told.length === 0) {
        return [];
      }
      const named = told.slice(0, MOST_SQUARES).map(square => placeOf(hero, square));
      const more = told.length - named.length;
      return [
        `${sure === 'certain' ? 'certainly' : 'likely'} ${named.join('; ')}${more > 0 ? ` and ${more} more` : ''}`,
      ];
    });
    return `Tick ${tick}: ${parts.join(', ')}.`;
  });
}

/** `These odds are exact.`, or how far they hold. */
function tellSureness(answer: OddsAnswer): string {
  const words = tellCertainty(answer, percent);
  return /^(exact|estimated|the least)/.test(words)
    ? `These odds are ${words}.`
    : `These odds hold ${words}.`;
}

function isCast({ ask }: OddsAnswer): boolean {
  return ask === 'cast' || ask === 'cast-at' || ask === 'form-power';
}

function tellTarget(target: TargetOdds, answer: OddsAnswer): string {
  const { name, hitChance, damage, killChance, hitPoints, turnsToKill } = target;
  const brought = tellBrought(target);
  if (brought !== undefined) {
    const told = name === 'you' ? brought : `${withThe(name)} ${brought}`;
    const turns = tellBroughtTurns(target, { decimal });
    const howOften = `${percent(hitChance)}${turns === '' ? '' : `, ${turns}`}`;
    const more = tellHitEffects(target, percent);
    return `${capitalised(told)} ${howOften}${more === '' ? '' : `: ${more}`}.`;
  }
  const parts = [
    `${name === 'you' ? 'You are' : `${capitalised(withThe(name))} is`} hit ${percent(hitChance)}${eachBlow(target, answer)}${onSquares(target)}, ${target.falls ? 'torn down' : 'killed'} ${percent(killChance)}; damage ${rangeOf(damage)}`,
    hitPoints.length > 0
      ? `${name === 'you' ? 'you have' : 'it has'} ${rangeOf(hitPoints, ' hit points')}`
      : '',
    isCast(answer) ? '' : tellTurns(turnsToKill),
    tellHitEffects(target, percent),
  ];
  return `${parts.filter(part => part !== '').join('; ')}.`;
}

function onSquares(target: TargetOdds): string {
  const squares = tellHitSquares(target);
  return squares === '' ? '' : ` ${squares}`;
}

/** Probability that a turn of blows does any damage. For a spell without damage, that it takes effect. */
export function hurtsChance({ damage, hitChance }: TargetOdds): number {
  const [first] = damage;
  return first === undefined ? hitChance : 1 - (first[0] === 0 ? first[1] : 0);
}

/** ` each blow` where a turn has several, so that it may kill more often than one blow hits. */
export function eachBlow(target: TargetOdds, { ask }: OddsAnswer): string {
  return ask === 'attack' && hurtsChance(target) > target.hitChance + NEARLY ? ' each blow' : '';
}

/** Sums of probabilities are this near to equal. */
const NEARLY = 1e-9;

/** `dead after 1 turn 20 %, 2 turns 45 %, 3 turns 70 %`. */
function tellTurns(turns: Plot): string {
  let dead = 0;
  const steps = turns.slice(0, 4).map(([count, probability]) => {
    dead += probability;
    return `${count} turn${count === 1 ? '' : 's'} ${percent(Math.min(dead, 1))}`;
  });
  return steps.length === 0 ? '' : `dead within ${steps.join(', ')}`;
}

/** `4`, or `0 to 9, mean 4.5`; with a unit `0 to 9 hit points, mean 4.5`. */
function rangeOf(plot: Plot, unit = ''): string {
  const [first] = plot;
  const last = plot[plot.length - 1];
  if (first === undefined || last === undefined) {
    return 'none';
  }
  if (first[0] === last[0]) {
    return `${first[0]}${unit}`;
  }
  const mean = plot.reduce((sum, [value, probability]) => sum + value * probability, 0);
  return `${first[0]} to ${last[0]}${unit}, mean ${decimal(mean)}`;
}

/** Two weapons side by side, as a table. */
export function tellComparison(answer: OddsAnswer): string {
  const guess = answer.asFarAsYouKnow ? ', as far as you know' : '';
  const rows = comparisonRows(answer, { percent, decimal });
  const verdict = tellVerdict(answer, { percent, decimal });
  const first = verdict === '' ? '' : `${verdict}\n`;
  return `${first}${table(rows)}Everything you wear is counted${guess}.`;
}
