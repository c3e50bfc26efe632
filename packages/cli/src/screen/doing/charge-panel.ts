// The odds of charging an item, on the screen.

import type { OddsAnswer, Plot } from '@roguewright/engine/odds';
import { decimal, percent } from '../../terminal/numbers.ts';
import { plotBars } from '../picture/odds-panel.ts';
import type { Line } from '../picture/panels.ts';
import { INK } from '../terminal/ink.ts';

/** The panel of an answer. @param name of what would be charged @param columns that it has */
export function chargePanel(answer: OddsAnswer, name: string, columns: number): Line[] {
  const { charge, certainty, asFarAsYouKnow } = answer;
  const head: Line[] = [{ text: name, ink: INK.accent, bold: true }];
  if (charge === undefined) {
    return head;
  }
  const isUnknown = certainty.kind === 'unknown';
  const risk = charge.explodes > 0 || !isUnknown;
  return [
    ...head,
    ...(risk ? [riskLine(charge.explodes)] : []),
    ...(charge.damage.length > 0 ? [{ text: `Explosion: ${rangeOf(charge.damage)} damage` }] : []),
    ...(charge.kills > 0
      ? [{ text: `Kills you: ${percent(charge.kills)}`, ink: INK.bad, bold: true }]
      : []),
    ...(charge.loss > 0
      ? [{ text: `Can’t be charged: ${percent(charge.loss)}`, ink: INK.bad }]
      : []),
    ...titled('Gained', charge.gained, columns),
    ...titled('Afterwards', charge.charges, columns),
    ...titled('Turns of oil afterwards', charge.fuel, columns),
    {
      text: isUnknown
        ? 'You don’t know what it is.'
        : asFarAsYouKnow
          ? 'exact, as far as you know'
          : 'exact',
      ink: INK.muted,
    },
  ];
}

function riskLine(explodes: number): Line {
  const ink = explodes > 0 ? INK.bad : INK.good;
  return { text: `Explodes ${percent(explodes)}`, ink, bold: true };
}

function titled(title: string, plot: Plot, columns: number): Line[] {
  return plot.length === 0 ? [] : [{ text: title }, ...plotBars(plot, columns)];
}

/** `4 to 24, mean 13`. */
function rangeOf(plot: Plot): string {
  const mean = plot.reduce((sum, [value, probability]) => sum + value * probability, 0);
  return `${plot[0]![0]} to ${plot.at(-1)![0]}, mean ${decimal(mean)}`;
}
