// Many practice fights beside their odds, as a table.

import { percent } from '@roguewright/engine/face';
import { type PracticeReport, type PracticeRow, tellPracticeOdds } from '@roguewright/engine/host';
import { table } from '../terminal/table.ts';

/** The report, each line ended by a line break. @param against `two grey wolves` */
export function reportText(report: PracticeReport, hero: string, against: string): string {
  const { fights, won, died, undecided, dead, killed } = report;
  const { maxHitPoints, armourClass } = report.hero;
  const total = (count: number) => [`${count}`, percent(count / fights)];
  const parts = [
    `${hero} (${maxHitPoints} hit points, armour class ${armourClass}) against ${against}.\n`,
    `${tellPracticeOdds(report.odds)}\n\n`,
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
