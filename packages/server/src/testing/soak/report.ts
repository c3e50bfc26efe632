// What a soak has found: rows, a judgement, and a picture.

import { BOUNDS, type SoakPlan } from './plan.ts';

/** One stretch of a soak. Milliseconds, megabytes and shares. */
export interface SoakRow {
  /** At its end, from the beginning of the measuring. */
  readonly minute: number;
  readonly commands: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly longest: number;
  readonly resident: number;
  /** The least heap of the stretch. */
  readonly heap: number;
  /** How much of the time the server's loop worked, and how many processors the whole of it took. */
  readonly busy: number;
  readonly processors: number;
  /** How much of the time the process of the clients worked. */
  readonly clientsBusy: number;
  /** The machine's average load of the last minute. */
  readonly load: number;
  readonly problems: readonly string[];
}

/** The heap after garbage was collected, in megabytes, and the memory of the process. */
export interface Footprint {
  readonly heap: number;
  readonly resident: number;
}

/** What a soak has found. */
export interface SoakReport {
  readonly plan: SoakPlan;
  readonly rows: readonly SoakRow[];
  /** Of all commands. */
  readonly commands: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly longest: number;
  /** Before anybody came; with idle games in memory; put away; and at both ends of the measuring. */
  readonly empty: Footprint;
  readonly awake: Footprint;
  readonly putAway: Footprint;
  readonly begun: Footprint;
  readonly ended: Footprint;
  /** Kilobytes of the heap that an idle game takes: in memory, and put away. */
  readonly awakeKilobytes: number;
  readonly idleKilobytes: number;
  /** Megabytes an hour over the second half: of the process, and of the heap. */
  readonly residentGrowth: number;
  readonly heapGrowth: number;
  /** Milliseconds until an idle client was answered at the end; and games that weren't as they were left. */
  readonly wakes: { readonly p50: number; readonly p99: number };
  readonly different: number;
  readonly problems: readonly string[];
}

/** The value below which a share of the numbers lie. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

/** The slope of values over the second half of the rows, in units an hour; 0 for fewer than three rows. */
export function growthOf(rows: readonly SoakRow[], value: (row: SoakRow) => number): number {
  const late = rows.slice(Math.floor(rows.length / 2));
  if (late.length < 3) {
    return 0;
  }
  const mean = (of: (row: SoakRow) => number) =>
    late.reduce((sum, row) => sum + of(row), 0) / late.length;
  const [time, middle] = [mean(({ minute }) => minute), mean(value)];
  const rise = late.reduce((sum, row) => sum + (row.minute - time) * (value(row) - middle), 0);
  const run = late.reduce((sum, row) => sum + (row.minute - time) ** 2, 0);
  return (60 * rise) / run;
}

/** The bounds that are broken, as sentences. */
export function brokenBounds(report: SoakReport): string[] {
  const { p99, idleKilobytes, heapGrowth, different, problems, commands } = report;
  const broken: string[] = [];
  if (commands === 0) {
    broken.push('No command was answered.');
  }
  if (p99 > BOUNDS.p99) {
    broken.push(`99 of 100 answers took up to ${p99.toFixed(1)} ms, more than ${BOUNDS.p99} ms.`);
  }
  if (idleKilobytes > BOUNDS.idleKilobytes) {
    const most = BOUNDS.idleKilobytes;
    broken.push(`An idle game takes ${idleKilobytes.toFixed(0)} kB, more than ${most} kB.`);
  }
  if (heapGrowth > BOUNDS.growth) {
    const most = BOUNDS.growth;
    broken.push(`The heap grows by ${heapGrowth.toFixed(0)} MB an hour, more than ${most} MB.`);
  }
  if (different > 0) {
    broken.push(`${different} idle games weren't as they were left.`);
  }
  if (problems.length > 0) {
    broken.push(`${problems.length} times a client was refused or cut off: ${problems[0]}`);
  }
  return broken;
}

/** The columns of rows: what stands above them, and how it is written. Times are milliseconds, memory is megabytes. */
const COLUMNS: readonly (readonly [head: string, width: number, text: (row: SoakRow) => string])[] =
  [
    ['minute', 6, ({ minute }) => minute.toFixed(1)],
    ['commands', 10, ({ commands }) => String(commands)],
    ['p50', 8, ({ p50 }) => p50.toFixed(1)],
    ['p95', 8, ({ p95 }) => p95.toFixed(1)],
    ['p99', 8, ({ p99 }) => p99.toFixed(1)],
    ['longest', 9, ({ longest }) => longest.toFixed(1)],
    ['process', 9, ({ resident }) => resident.toFixed(0)],
    ['heap', 6, ({ heap }) => heap.toFixed(0)],
    ['loop', 7, ({ busy }) => percent(busy)],
    ['CPUs', 6, ({ processors }) => processors.toFixed(2)],
    ['clients', 9, ({ clientsBusy }) => percent(clientsBusy)],
    ['load', 6, ({ load }) => load.toFixed(1)],
  ];

/** Above the lines of rows. */
export const ROW_HEAD = COLUMNS.map(([head, width]) => head.padStart(width)).join('');

/** One row as a line of text. */
export function lineOf(row: SoakRow): string {
  const line = COLUMNS.map(([, width, text]) => text(row).padStart(width)).join('');
  const { length, 0: first } = row.problems;
  return length === 0 ? line : `${line}  ${length} problems: ${first}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

/** The whole in sentences. */
export function summaryOf(report: SoakReport): string {
  const { plan, commands, p50, p95, p99, longest, awakeKilobytes, idleKilobytes, wakes } = report;
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const footprint = ({ heap, resident }: Footprint) =>
    `${heap.toFixed(1)} MB (process ${resident.toFixed(0)} MB)`;
  return [
    `${plan.idle} idle and ${plan.playing} playing clients for ${plan.minutes} minutes: ${commands} commands, ` +
      `answered after ${ms(p50)} (median), ${ms(p95)} (95 of 100), ${ms(p99)} (99 of 100), ${ms(longest)} (longest).`,
    `Heap after garbage collection: ${footprint(report.empty)} before anybody came, ${footprint(report.begun)} at the ` +
      `beginning of the measuring, ${footprint(report.ended)} at its end.`,
    `Growth over the second half: heap ${report.heapGrowth.toFixed(1)} MB an hour, process ` +
      `${report.residentGrowth.toFixed(1)} MB an hour.`,
    `An idle game takes ${idleKilobytes.toFixed(1)} kB when it is put away, and ${awakeKilobytes.toFixed(1)} kB before. ` +
      `At the end an idle client was answered after ${ms(wakes.p50)} (median), ${ms(wakes.p99)} (99 of 100).`,
  ].join('\n');
}

/** One curve of the picture. */
interface Curve {
  readonly name: string;
  readonly color: string;
  readonly value: (row: SoakRow) => number;
}

const ANSWERS: readonly Curve[] = [
  { name: 'p50', color: '#1b7f5a', value: ({ p50 }) => p50 },
  { name: 'p95', color: '#2a6fb0', value: ({ p95 }) => p95 },
  { name: 'p99', color: '#b0472a', value: ({ p99 }) => p99 },
];

const MEMORY: readonly Curve[] = [
  { name: 'process', color: '#2a6fb0', value: ({ resident }) => resident },
  { name: 'heap', color: '#1b7f5a', value: ({ heap }) => heap },
];

const [WIDTH, PANEL, LEFT, GAP] = [760, 200, 70, 50];

/** The rows as a picture: answers above, memory below. */
export function plotOf({ rows, plan }: SoakReport): string {
  const height = 2 * PANEL + 3 * GAP;
  const title = `${plan.idle} idle and ${plan.playing} playing clients on one process`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<text x="${LEFT}" y="24" font-size="16">${title}</text>`,
    panel('milliseconds to an answer', ANSWERS, rows, GAP),
    panel('megabytes', MEMORY, rows, PANEL + 2 * GAP),
    '</svg>\n',
  ].join('\n');
}

function panel(unit: string, curves: readonly Curve[], rows: readonly SoakRow[], top: number) {
  const most = Math.max(1, ...rows.flatMap(row => curves.map(({ value }) => value(row))));
  const last = rows.at(-1)?.minute ?? 1;
  const right = WIDTH - LEFT - 20;
  const x = (minute: number) => (LEFT + (right * minute) / last).toFixed(1);
  const y = (value: number) => (top + PANEL * (1 - value / most)).toFixed(1);
  const axis = (value: number) =>
    `<path d="M${LEFT} ${y(value)}h${right}" stroke="#ddd"/>` +
    `<text x="${LEFT - 8}" y="${y(value)}" dy="4" text-anchor="end">${value.toFixed(0)}</text>`;
  const drawn = curves.map(({ name, color, value }, place) => {
    const points = rows.map(row => `${x(row.minute)},${y(value(row))}`).join(' ');
    return (
      `<polyline points="${points}" fill="none" stroke="${color}" stroke-width="2"/>` +
      `<text x="${LEFT + 200 + 90 * place}" y="${top - 8}" fill="${color}">${name}</text>`
    );
  });
  return [
    `<text x="${LEFT}" y="${top - 8}">${unit}</text>`,
    ...[0, most / 2, most].map(axis),
    `<text x="${LEFT + right}" y="${top + PANEL + 18}" text-anchor="end">minute ${last.toFixed(0)}</text>`,
    ...drawn,
  ].join('\n');
}
