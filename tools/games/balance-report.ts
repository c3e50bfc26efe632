// What many games came to, by role: how deep their heroes got, at which level and turn they ended, and of what
// they died. A table in Markdown and a plot in SVG.

import type { TriedGame } from './try-game.ts';

/** The level that a game should reach, and the share of each role's games that should. */
const GOAL = { level: 10, share: 0.3 };

/** No role's median depth should be more than this many times another's. */
const MOST_APART = 3;

/** Killers that are named for each role. */
const NAMED_KILLERS = 4;

/** The games of one role in numbers. */
interface RoleGames {
  readonly role: string;
  readonly games: readonly TriedGame[];
  readonly won: number;
  /** Median of the deepest level. */
  readonly depth: number;
  /** Median of the hero's level at the end. */
  readonly level: number;
  /** Median of the turns. */
  readonly turns: number;
  /** Share of the games whose hero reached the level of the goal. */
  readonly reached: number;
}

/** One file of the report. */
export interface ReportFile {
  readonly path: string;
  readonly text: string;
}

/** The report of at least one game. */
export function balanceReport(games: readonly TriedGame[], who: string): readonly ReportFile[] {
  const roles = [...new Set(games.map(({ role }) => role))].sort();
  const rows = roles.map(role =>
    rowOf(
      role,
      games.filter(game => game.role === role),
    ),
  );
  return [
    { path: 'games.md', text: pageOf(rows, games, who) },
    { path: 'games.svg', text: plotOf(rows) },
  ];
}

/** What the games fall short of: a role that doesn't get far enough, roles too far apart. Empty: nothing. */
export function shortcomings(games: readonly TriedGame[]): readonly string[] {
  const roles = [...new Set(games.map(({ role }) => role))].sort();
  const rows = roles.map(role =>
    rowOf(
      role,
      games.filter(game => game.role === role),
    ),
  );
  const depths = rows.map(({ depth }) => depth);
  return [
    ...rows
      .filter(({ reached }) => reached < GOAL.share)
      .map(
        ({ role, reached }) =>
          `${role}: ${percent(reached)} of the heroes reach level ${GOAL.level}, ${percent(GOAL.share)} are wanted`,
      ),
    ...(Math.max(...depths) > MOST_APART * Math.min(...depths)
      ? [
          `median depths from ${Math.min(...depths)} to ${Math.max(...depths)}: more than three times`,
        ]
      : []),
  ];
}

function rowOf(role: string, games: readonly TriedGame[]): RoleGames {
  return {
    ...{ role, games },
    won: games.filter(({ kind }) => kind === 'won').length,
    depth: median(games.map(({ deepest }) => deepest)),
    level: median(games.map(({ heroLevel }) => heroLevel)),
    turns: median(games.map(({ turns }) => turns)),
    reached: games.filter(({ heroLevel }) => heroLevel >= GOAL.level).length / games.length,
  };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function pageOf(rows: readonly RoleGames[], games: readonly TriedGame[], who: string): string {
  const wrong = games.filter(({ problem }) => problem !== undefined).length;
  return [
    '# What games come to',
    '',
    `${games.length} games by ${who}, all roles in turn, each performed again from its record; ${wrong} went wrong.`,
    '',
    '![Deepest level by role](games.svg)',
    '',
    `| role | games | won | median depth | median level | level ${GOAL.level} or more | median turns | died most often of |`,
    '| ---- | ----: | --: | -----------: | -----------: | -----------: | -----------: | ------------------ |',
    ...rows.map(
      ({ role, games: own, won, depth, level, reached, turns }) =>
        `| ${role} | ${own.length} | ${won} | ${depth} | ${level} | ${percent(reached)} | ${turns} | ${killersOf(own)} |`,
    ),
    '',
    ...shortcomings(games).map(line => `- ${line}`),
    '',
  ].join('\n');
}

function killersOf(games: readonly TriedGame[]): string {
  const counts = new Map<string, number>();
  for (const { killer } of games.filter(({ kind }) => kind === 'died')) {
    counts.set(killer, (counts.get(killer) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, NAMED_KILLERS)
    .map(([killer, count]) => `${killer} ${count}`)
    .join(', ');
}

/** Pixels of the plot. */
const PLOT = { width: 720, row: 34, left: 110, top: 30, right: 20, bottom: 40 };

/** A row for each role: a dot for each game at its deepest level, a bar at the median. */
function plotOf(rows: readonly RoleGames[]): string {
  const { width, row, left, top, right, bottom } = PLOT;
  const height = top + rows.length * row + bottom;
  const deepest = Math.max(2, ...rows.flatMap(({ games }) => games.map(game => game.deepest)));
  const x = (depth: number) => left + ((depth - 1) / (deepest - 1)) * (width - left - right);
  const ticks = Array.from({ length: deepest }, (_, index) => index + 1).filter(
    depth => depth === 1 || depth % Math.ceil(deepest / 13) === 0,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
    '<title>Deepest level by role: a dot for each game, a bar at the median</title>',
    '<style>text{font:12px system-ui,sans-serif;fill:#333}</style>',
    `<rect width="${width}" height="${height}" fill="#fffdf7"/>`,
    ...ticks.map(
      depth =>
        `<path d="M${x(depth).toFixed(1)} ${top - 8}V${height - bottom}" stroke="#ddd"/>` +
        `<text x="${x(depth).toFixed(1)}" y="${height - bottom + 16}" text-anchor="middle">${depth}</text>`,
    ),
    `<text x="${(left + width - right) / 2}" y="${height - 6}" text-anchor="middle">deepest level; green: won</text>`,
    ...rows.flatMap(({ role, games, depth }, index) => {
      const middle = top + index * row + row / 2;
      const stacked = new Map<number, number>();
      const dots = games.map(game => {
        const before = stacked.get(game.deepest) ?? 0;
        stacked.set(game.deepest, before + 1);
        const aside = ((before % 5) - 2) * 5;
        const along = Math.min(12, Math.floor(before / 5) * 2.5);
        const fill = game.kind === 'won' ? '#4d7d2a' : '#b3382c';
        return `<circle cx="${(x(game.deepest) + along).toFixed(1)}" cy="${middle + aside}" r="2" fill="${fill}" fill-opacity=".6"/>`;
      });
      return [
        `<text x="${left - 10}" y="${middle + 4}" text-anchor="end">${role}</text>`,
        `<path d="M${x(depth).toFixed(1)} ${middle - 14}v28" stroke="#2f6f9f" stroke-width="3"/>`,
        ...dots,
      ];
    }),
    '</svg>',
    '',
  ].join('\n');
}
