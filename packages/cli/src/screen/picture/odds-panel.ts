// Odds as a panel: what decides first, then the damage as bars, then how far the answer holds.

import type { RefusalReason } from '@roguewright/engine/game';
import type { OddsAnswer, Plot, TargetOdds } from '@roguewright/engine/odds';
import {
  capitalised,
  NO_BLOW_FELT,
  outcomeLines,
  tellBrought,
  tellBroughtTurns,
  tellCertainty,
  tellDim,
  tellHitEffects,
  tellHitSquares,
  tellMayBe,
  tellMoves,
  tellPrice,
  tellRefusal,
} from '@roguewright/engine/words';
import { eachBlow } from '../../play/odds/odds-text.ts';
import { decimal, percent } from '../../terminal/numbers.ts';
import { INK } from '../terminal/ink.ts';
import { wrapped } from '../terminal/lines.ts';
import type { Line } from './panels.ts';

/** Levels of detail: the most bars in the plot of the first target, and in those of the others. */
const DETAILS: readonly (readonly [first: number, others: number])[] = [
  [6, 6],
  [6, 0],
  [3, 0],
  [0, 0],
];

/** The room of a panel. */
export interface Room {
  readonly columns: number;
  readonly rows: number;
}

/**
 * The answer as lines: what decides first, then how far it holds, then the targets in as much detail
 * as there is room for.
 * @param squares how to read the squares on the map
 * @param isAimed whether it goes anywhere; a spell without an aim isn’t said to miss everybody
 */
export function oddsPanel(
  answer: OddsAnswer,
  room: Room,
  squares: readonly Line[] = [],
  isAimed = true,
): Line[] {
  if (answer.refused !== undefined) {
    const told: Line[] = wrapped(tellRefusal(answer.refused as RefusalReason), room.columns).map(
      text => ({ text, ink: INK.bad }),
    );
    return isCast(answer) ? [...castLines(answer), ...told] : told;
  }
  const head = headLines(answer, room.columns);
  if (answer.certainty.kind === 'unknown') {
    return [...head.first, ...head.sure, ...squares];
  }
  const bodies = DETAILS.map(detail => bodyLines(answer, room.columns, detail, isAimed));
  const told = bodies.map(body => [...head.first, ...head.sure, ...squares, ...body]);
  // Where not even the shortest fits, what is cut off is how far it holds, and not what it does.
  const brief = bodies.at(-1)!.filter(({ text }) => text !== '');
  return (
    told.find(lines => lines.length <= room.rows) ?? [
      ...head.first,
      ...brief,
      ...head.sure,
      ...squares,
    ]
  );
}

/** Chance of failure and price, and how far the answer holds. */
interface Head {
  readonly first: readonly Line[];
  readonly sure: readonly Line[];
}

/** Whether an answer is about magic that has a price. */
function isCast({ ask }: OddsAnswer): boolean {
  return ask === 'cast' || ask === 'cast-at' || ask === 'form-power';
}

function failLine(failPercent: number): Line {
  return { text: `Fails ${percent(failPercent / 100)}`, bold: true };
}

/** How often a spell fails and what it costs, wherever it goes. */
export function spellLines(failPercent: number, price: string, ticks: number): Line[] {
  const costs = `Costs ${price}, ${tellMoves(ticks)}`;
  return [failLine(failPercent), { text: costs, ink: INK.muted }];
}

function castLines(answer: OddsAnswer): Line[] {
  return spellLines(answer.failPercent, tellPrice(answer), answer.ticks);
}

function headLines(answer: OddsAnswer, columns: number): Head {
  const { ask, certainty, failPercent } = answer;
  const lines: Line[] = [];
  if (isCast(answer)) {
    lines.push(...castLines(answer));
  } else if (ask === 'zap' && certainty.kind !== 'unknown') {
    lines.push(failLine(failPercent));
  }
  if (certainty.kind === 'unknown') {
    const mayBe = wrapped(tellMayBe(answer, percent), columns);
    const unknown = { text: 'You don’t know what that would do.' };
    return {
      first: [...lines, unknown],
      sure: mayBe.map(text => ({ text, ink: INK.muted })),
    };
  }
  const sure = wrapped(tellCertainty(answer, percent), columns);
  const dim = tellDim(answer);
  const darkness = dim === '' ? [] : wrapped(`${capitalised(dim)}.`, columns);
  return {
    first: [...lines, ...darkness.map(text => ({ text, ink: INK.bad }))],
    sure: sure.map(text => ({ text, ink: INK.muted })),
  };
}

function bodyLines(
  answer: OddsAnswer,
  columns: number,
  [first, others]: readonly number[],
  isAimed: boolean,
): Line[] {
  const { healing, targets, breaks } = answer;
  const lines: Line[] = [];
  if (healing.length > 0) {
    lines.push({ text: 'Heals' }, ...bars(healing, columns, INK.good, first ?? 0));
  }
  targets.forEach((target, index) => {
    const most = index === 0 ? first : others;
    lines.push(...targetLines(target, answer, columns, most ?? 0));
  });
  const outcomes = outcomeLines(answer, percent);
  lines.push(...outcomes.flatMap(text => wrapped(text, columns).map(line => ({ text: line }))));
  if (isAimed && targets.length === 0 && healing.length === 0 && outcomes.length === 0) {
    lines.push({ text: 'It would hit nobody in sight.' });
  }
  if (breaks !== undefined) {
    const { hit, miss } = breaks;
    lines.push({ text: `Breaks ${percent(hit / 100)} hitting, ${percent(miss / 100)} missing` });
  }
  return lines;
}

/** The odds of a creature's turn of blows at the hero, as lines. */
export function dangerPanel(answer: OddsAnswer): Line[] {
  const { targets, certainty, explanation } = answer;
  const [you] = targets;
  const head = [{ text: '' }, { text: 'A turn beside you, it', ink: INK.accent }];
  if (certainty.kind === 'unknown') {
    const isNew = explanation.some(({ text }) => text === NO_BLOW_FELT);
    const why = isNew ? 'has not hit you yet' : 'strikes with an unknown weapon';
    return [...head, { text: why, ink: INK.muted }];
  }
  if (you === undefined || you.damage.length < 2) {
    return [...head, { text: 'strikes no blows' }];
  }
  return [
    ...head,
    { text: `hurts ${percent(you.hitChance)}, mean ${decimal(you.meanDamage)}`, bold: true },
    { text: `kills ${percent(you.killChance)}`, bold: true },
    { text: tellCertainty(answer, percent), ink: INK.muted },
  ];
}

/** One target: in full, or without bars in three lines. */
function targetLines(
  target: TargetOdds,
  answer: OddsAnswer,
  columns: number,
  mostBars: number,
): Line[] {
  const { ask } = answer;
  const { name, hitChance, damage, meanDamage, killChance, turnsToKill } = target;
  const ends = target.falls ? 'Fells' : 'Kills';
  const title = { text: name, ink: INK.accent, bold: true };
  const squares = tellHitSquares(target);
  const effects = tellHitEffects(target, percent);
  const more: Line[] = effects === '' ? [] : [{ text: effects }];
  const brought = tellBrought(target);
  if (brought !== undefined) {
    const turns = tellBroughtTurns(target, { decimal });
    return [
      ...(mostBars === 0 ? [] : [{ text: '' }]),
      title,
      { text: `${brought} ${percent(hitChance)}`, bold: true },
      ...(turns === '' ? [] : [{ text: turns }]),
      ...more,
    ];
  }
  if (mostBars === 0) {
    return [
      title,
      { text: `To hit ${percent(hitChance)}, mean ${decimal(meanDamage)}`, bold: true },
      { text: `${ends} ${percent(killChance)}`, bold: true },
      ...more,
    ];
  }
  const lines: Line[] = [
    { text: '' },
    title,
    { text: `To hit  ${percent(hitChance)}${eachBlow(target, answer)}`, bold: true },
    { text: `${ends}   ${percent(killChance)}`, bold: true },
    ...(squares === '' ? [] : [{ text: capitalised(squares) }]),
    ...more,
    { text: `Damage, mean ${decimal(meanDamage)}` },
    ...bars(damage, columns, INK.accent, mostBars),
  ];
  if (ask !== 'cast' && ask !== 'cast-at' && turnsToKill.length > 0) {
    let dead = 0;
    const steps = turnsToKill.slice(0, 3).map(([count, chance]) => {
      dead += chance;
      return { count, share: percent(Math.min(dead, 1)) };
    });
    const counts = steps.map(({ count }) => count).join(', ');
    lines.push({ text: `Dead within ${counts} turn${counts === '1' ? '' : 's'}:` });
    lines.push({ text: steps.map(({ share }) => share).join(', ') });
  }
  return lines;
}

/** A plot in at most `most` bars of ranges of equal width; 0, which stands for a miss, has its own. */
function bars(plot: Plot, columns: number, ink: number, most: number): Line[] {
  const last = plot[plot.length - 1];
  if (plot[0] === undefined || last === undefined || most === 0) {
    return [];
  }
  const hasMiss = plot[0][0] === 0 && plot.length > 1 && most > 1 && last[0] >= most;
  const [first] = hasMiss ? plot[1]! : plot[0];
  const width = Math.ceil((last[0] - first + 1) / (hasMiss ? most - 1 : most));
  const ranges = new Array<number>(Math.floor((last[0] - first) / width) + 1).fill(0);
  for (const [value, chance] of hasMiss ? plot.slice(1) : plot) {
    ranges[Math.floor((value - first) / width)]! += chance;
  }
  const rangeLabels = ranges.map((_, index) => {
    const from = first + index * width;
    const to = Math.min(from + width - 1, last[0]);
    return from === to ? `${from}` : `${from}–${to}`;
  });
  const sums = hasMiss ? [plot[0][1], ...ranges] : ranges;
  const labels = hasMiss ? ['0', ...rangeLabels] : rangeLabels;
  const longest = Math.max(...labels.map(label => label.length));
  const room = Math.max(4, Math.min(columns, 60) - longest - 11);
  const tallest = Math.max(...sums);
  return sums.map((chance, index) => {
    const drawn = '█'.repeat(Math.round((chance / tallest) * room)).padEnd(room);
    const text = `${labels[index]!.padStart(longest)} ${drawn} ${percent(chance).padStart(8)}`;
    return { text, ink };
  });
}

/** A plot of its own, in as many bars as are easily read. */
export function plotBars(plot: Plot, columns: number): Line[] {
  return bars(plot, columns, INK.accent, MOST_ALONE);
}

/** Bars of a plot that stands alone. */
const MOST_ALONE = 8;
