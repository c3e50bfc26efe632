// The figures of `odds attack`, `odds shoot` and `odds throw`.

import type { AttackOdds, Figure, MissileOdds, ShotOdds } from '../../../odds/index.ts';
import { amount, chance, killing, triesPlot } from './figures.ts';
import type { LabAnswer } from './lab-answer.ts';

/** An attack as figures. @param rules the line that names the rules */
export function attackFigures(title: string, rules: string, odds: AttackOdds): LabAnswer {
  const { kill, turns, damage, hit, blows, notes } = odds;
  return {
    ...{ title, rules, notes, remarks: [] },
    plots: triesPlot(turns, 'attacks'),
    figures: [
      ...killing(kill, turns, ['attacks on average', 'of all attacks']),
      amount('damage', damage.mean, 'points an attack on average'),
      chance('hit', hit.probability, 'of all blows'),
      amount('blows', blows, 'an attack'),
    ],
    spread: { unit: 'points of damage', of: 'of all attacks', list: damage },
  };
}

/** A shot or throw as figures. @param rules the line that names the rules @param one `shot` or `throw` */
export function missileFigures(
  title: string,
  rules: string,
  odds: MissileOdds,
  one: 'shot' | 'throw',
): LabAnswer {
  const { kill, turns, damage, hit, aTurn, notes } = odds;
  const all = `of all ${one}s`;
  return {
    ...{ title, rules, notes, remarks: [] },
    plots: triesPlot(turns, 'turns'),
    figures: [
      ...killing(kill, turns, ['turns on average', all]),
      amount('damage', damage.mean, `points a ${one} on average`),
      chance('hit', hit.probability, all),
      amount('pace', aTurn, `${one}s a turn`),
    ],
    details: flightDetails(odds, one),
    spread: { unit: 'points of damage', of: all, list: damage },
  };
}

/** Energy, reach and breakage, and the factor of a launcher. */
function flightDetails(odds: MissileOdds | ShotOdds, one: 'shot' | 'throw'): Figure[] {
  const { energy, range, breaks } = odds;
  return [
    ...('multiplier' in odds ? [amount('multiplier', odds.multiplier, 'times the damage')] : []),
    amount('energy', energy, `of 100 a turn, for one ${one}`, 'less'),
    amount('range', range, 'squares'),
    chance('breaks on a hit', breaks.hit / 100, 'of all missiles that hit', 'less'),
    chance('breaks on a miss', breaks.miss / 100, 'of all missiles that miss', 'less'),
  ];
}
