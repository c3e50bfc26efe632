// Many practice fights beside their odds, as a table.

import { percent } from '@roguewright/engine/face';
import type { PracticeOdds, PracticeReport, PracticeRow } from '@roguewright/engine/host';
import { riskOf } from '@roguewright/engine/words';
import { table } from '../terminal/table.ts';

/** The report, each line ended by a line break. @param against `two grey wolves` */
export function reportText(report: PracticeReport, hero: string, against: string): string {
  const { fights, won, died, undecided, dead, killed } = report;
  const { maxHitPoints, armourClass } = report.hero;
  const total = (count: number) => [`${count}`, percent(count / fights)];
  const parts = [
    `${hero} (${maxHitPoints} hit points, armour class ${armourClass}) against ${against}.\n`,
    `${toldOdds(report.odds)}\n\n`,
    table([
      [`Fights: ${fights}`],
      ['  won', ...total(won)],
      ['  lost', ...total(died)],
      ['  broken off', ...total(undecided)],
    ]),
    '\n',
    rows('Dead after moves', dead),
  ];
  const kills = killed.length === 0 ? [] : ['\n', rows('First kill by turns of blows', killed)];
  return [...parts, ...kills].join('');
}

function rows(title: string, list: readonly PracticeRow[]): string {
  return table([
    [title, 'odds', 'came', '19 times in 20 within'],
    ...list.map(({ after, told, came }) => [
      `  ${after}`,
      percent(told),
      percent(came.share),
      `${percent(came.least)} to ${percent(came.most)}`,
    ]),
  ]);
}

/** The odds of the moment in one or two sentences. */
export function toldOdds({ survival, kill }: PracticeOdds): string {
  const moves = survival.dead.length;
  const risk = `Odds: ${riskOf(survival).told} to be dead within ${moves} moves of standing and striking.`;
  if (kill?.mean === undefined) {
    return kill === undefined ? risk : `${risk} Your blows may never kill it.`;
  }
  const most =
    kill.nineTenths === undefined ? '' : `, in 9 of 10 fights at most ${kill.nineTenths}`;
  return `${risk} Your blows kill the nearest in ${kill.mean.toFixed(1)} turns on average${most}.`;
}
