// Odds as a panel: what decides first, then the damage as bars, then how far the answer holds.

import type { RefusalReason } from '@roguewright/engine/game';
import type { Certainty, OddsAnswer, Plot, TargetOdds } from '@roguewright/engine/odds';
import { tellRefusal } from '@roguewright/engine/words';
import { decimal, percent } from '../terminal/numbers.ts';
import { INK } from './ink.ts';
import type { Line } from './panels.ts';

/** The most bars of one plot. */
const MOST_BARS = 6;

/** The answer as lines. @param columns of the panel */
export function oddsPanel(answer: OddsAnswer, columns: number): Line[] {
  if (answer.refused !== undefined) {
    return [{ text: tellRefusal(answer.refused as RefusalReason), ink: INK.bad }];
  }
  const lines: Line[] = [];
  if (answer.ask === 'cast' || answer.ask === 'zap') {
    lines.push({ text: `Fails ${percent(answer.failPercent / 100)}`, bold: true });
  }
  if (answer.ask === 'cast') {
    lines.push({ text: `Costs ${answer.price} energy, ${answer.ticks} ticks`, ink: INK.muted });
  }
  if (answer.certainty.kind === 'unknown') {
    return [...lines, { text: 'You don’t know what that would do.' }];
  }
  if (answer.healing.length > 0) {
    lines.push({ text: 'Heals' }, ...bars(answer.healing, columns, INK.good));
  }
  lines.push(...answer.targets.flatMap(target => targetLines(target, answer, columns)));
  if (answer.targets.length === 0 && answer.healing.length === 0) {
    lines.push({ text: 'It would hit nobody in sight.' });
  }
  if (answer.breaks !== undefined) {
    const { hit, miss } = answer.breaks;
    lines.push({ text: `Breaks ${percent(hit / 100)} hitting, ${percent(miss / 100)} missing` });
  }
  lines.push({ text: certaintyOf(answer), ink: INK.muted });
  return lines;
}

/** Every fact behind the numbers, a line each; what isn't certain with its probability. */
export function explanationText({ explanation }: OddsAnswer): string {
  const lines = explanation.map(({ text, probability }) =>
    probability === 1 ? text : `${text} (${percent(probability)})`,
  );
  return lines.join('\n') || 'There is nothing more to say of it.';
}

function targetLines(target: TargetOdds, { ask }: OddsAnswer, columns: number): Line[] {
  const { name, hitChance, damage, meanDamage, killChance, turnsToKill } = target;
  const lines: Line[] = [
    { text: '' },
    { text: name, ink: INK.accent, bold: true },
    { text: `To hit  ${percent(hitChance)}`, bold: true },
    { text: `Kills   ${percent(killChance)}`, bold: true },
    { text: `Damage, mean ${decimal(meanDamage)}` },
    ...bars(damage, columns, INK.accent),
  ];
  if (ask !== 'cast' && turnsToKill.length > 0) {
    let dead = 0;
    const steps = turnsToKill.slice(0, 3).map(([count, chance]) => {
      dead += chance;
      return `${count}: ${percent(Math.min(dead, 1))}`;
    });
    lines.push({ text: `Dead within ${steps.join(', ')}` });
  }
  return lines;
}

/** A plot in at most MOST_BARS ranges of equal width. */
function bars(plot: Plot, columns: number, ink: number): Line[] {
  const [first] = plot;
  const last = plot[plot.length - 1];
  if (first === undefined || last === undefined) {
    return [];
  }
  const width = Math.ceil((last[0] - first[0] + 1) / MOST_BARS);
  const sums = new Array<number>(Math.floor((last[0] - first[0]) / width) + 1).fill(0);
  for (const [value, chance] of plot) {
    sums[Math.floor((value - first[0]) / width)]! += chance;
  }
  const labels = sums.map((_, index) => {
    const from = first[0] + index * width;
    const to = Math.min(from + width - 1, last[0]);
    return from === to ? `${from}` : `${from}–${to}`;
  });
  const longest = Math.max(...labels.map(label => label.length));
  const room = columns - longest - 11;
  const tallest = Math.max(...sums);
  return sums.map((chance, index) => {
    const drawn = '█'.repeat(Math.round((chance / tallest) * room)).padEnd(room);
    const text = `${labels[index]!.padStart(longest)} ${drawn} ${percent(chance).padStart(8)}`;
    return { text, ink };
  });
}

function certaintyOf({ certainty, asFarAsYouKnow }: OddsAnswer): string {
  return `${tellCertainty(certainty)}${asFarAsYouKnow ? ', as far as you know' : ''}`;
}

function tellCertainty(certainty: Certainty): string {
  switch (certainty.kind) {
    case 'exact':
      return 'exact';
    case 'exact-if':
      return 'exact if nobody moves';
    case 'estimated':
      return `estimated ± ${percent(certainty.plusMinus)}`;
    case 'unknown':
      return 'unknown';
  }
}
