// G4 and G5: who moves next, from a queue of events. Classes of speed against a bucket queue in C and
// against rot.js; speeds that are all distinct against rot.js. One unit is one actor picked, its
// number folded into the checksum, and put back. The ring lets a crowd act, as the others can't; one by
// one is measured for the sake of comparison.
//
// rot.js keeps its times as fractions and so breaks ties in its own way: there only the rates are
// compared. Its queue goes on from piece to piece, as it takes seconds to fill.

import { CalendarSchedule, RingSchedule, type Schedule } from '@roguewright/engine/speed';
import { Scheduler } from 'rot-js';
import { type Bench, type Benchmark, mustAgree, type Row } from './goal.ts';
import { compare, type Side, timed } from './measure.ts';
import { allFolded, definedDraws, folded } from './workload.ts';

const SPEEDS = [3, 6, 9, 12, 12, 15, 18, 24];
const MOVE = 12;
const CHECKED_EVENTS = 10_000_000;
/** The checksums of the queues by number of events, by the definition of the workload. */
const DEFINED_CHECKS: ReadonlyMap<number, number> = new Map([
  [10_000, 1017064906],
  [100_000, 421836329],
]);
/** Events of one pass: what an engine does in a millisecond, and what rot.js does. */
const OUR_PASS = 100_000;
/** Creatures that act at one time. */
const CROWD = 1000;
const ROT_PASS = 100;

/** Least ratios by the number of actors: to C, and to rot.js. */
const CLASSES: readonly (readonly [actors: number, toC: number | undefined, toRot: number])[] = [
  [10, undefined, 20],
  [100, 0.6, 100],
  [10_000, 0.6, 500],
  [100_000, 0.6, 3000],
];
/** What the short form measures. */
const SHORT = [100, 10_000];

function classSpeeds(actors: number): number[] {
  const below = definedDraws(5);
  return Array.from({ length: actors }, () => SPEEDS[below(8)]!);
}

function distinctSpeeds(actors: number): number[] {
  const below = definedDraws(5);
  return Array.from({ length: actors }, () => 3 + (21 * below(2 ** 20)) / 2 ** 20);
}

function filled<Kind extends Schedule>(schedule: Kind, speeds: readonly number[]): Kind {
  speeds.forEach((speed, actor) => {
    schedule.add(actor, speed);
  });
  return schedule;
}

const newRing = (speeds: readonly number[]) =>
  filled(new RingSchedule({ span: 360, move: MOVE, longest: 120 }), speeds);

function playRing(ring: RingSchedule, events: number, before: number): number {
  const acted = new Int32Array(CROWD);
  let sum = before | 0;
  for (let event = 0; event < events; event += CROWD) {
    ring.advance(MOVE, acted);
    sum = allFolded(sum, acted, CROWD);
  }
  return sum;
}

function playRingSingly(ring: RingSchedule, events: number, before: number): number {
  let sum = before | 0;
  for (let event = 0; event < events; event++) {
    sum = folded(sum, ring.next());
    ring.spend(MOVE);
  }
  return sum;
}

function playCalendar(calendar: CalendarSchedule, events: number, before: number): number {
  let sum = before | 0;
  for (let event = 0; event < events; event++) {
    sum = folded(sum, calendar.next());
    calendar.spend(MOVE);
  }
  return sum;
}

/** A side whose passes go on with the queue of the pass before. */
function side(name: string, pass: number, play: (events: number, before: number) => number): Side {
  return timed(name, pass, passes => {
    let sum = 0;
    for (let done = 0; done < passes; done++) {
      sum = play(pass, sum);
    }
    return sum;
  });
}

function rotSide(speeds: readonly number[]): Side {
  const scheduler = new Scheduler.Speed<{ readonly id: number; getSpeed(): number }>();
  speeds.forEach((speed, id) => {
    scheduler.add({ id, getSpeed: () => speed }, true);
  });
  return side('rot.js', ROT_PASS, (events, before) => {
    let sum = before;
    for (let event = 0; event < events; event++) {
      sum = folded(sum, scheduler.next()!.id);
    }
    return sum;
  });
}

/** Throws a Disagreement unless C and the engine come to the same, and to what is defined. */
function checkClasses({ compiler, say }: Bench, actors: number): void {
  const ring = newRing(classSpeeds(actors));
  let sum = 0;
  for (let events = 0; events < CHECKED_EVENTS; events += OUR_PASS) {
    sum = playRing(ring, OUR_PASS, sum);
  }
  const defined = DEFINED_CHECKS.get(actors);
  if (defined !== undefined) {
    mustAgree(`ring of ${actors}, by definition`, sum >>> 0, defined);
  }
  const theirs = compiler
    ?.side('C', CHECKED_EVENTS, 'schedule-ring', String(actors), String(CHECKED_EVENTS))
    .run(1);
  if (theirs !== undefined) {
    mustAgree(`ring of ${actors}`, sum, theirs.checksum);
  }
  say(`${actors} actors, ${CHECKED_EVENTS} events: ${sum >>> 0}`);
}

/** Exact order: the same events from a list that is sorted again and again. */
function checkDistinct(): void {
  const speeds = distinctSpeeds(40);
  const delays = speeds.map(speed => Math.floor(1e6 / speed));
  const due = [...delays];
  const calendar = newCalendar(speeds);
  for (let event = 0; event < 4000; event++) {
    const first = due.indexOf(Math.min(...due));
    mustAgree(`event ${event} of the calendar`, calendar.next(), first);
    calendar.spend(MOVE);
    due[first]! += delays[first]!;
  }
}

const newCalendar = (speeds: readonly number[]) =>
  filled(new CalendarSchedule({ span: 1_000_000, move: MOVE }), speeds);

function measureClasses(bench: Bench, [actors, toC, toRot]: (typeof CLASSES)[number]): Row[] {
  const { compiler, effort } = bench;
  const speeds = classSpeeds(actors);
  const ring = newRing(speeds);
  const ours = side('ring', OUR_PASS, (events, before) => playRing(ring, events, before));
  const singly = newRing(speeds);
  const oursSingly = side('ring', OUR_PASS, (events, before) =>
    playRingSingly(singly, events, before),
  );
  checkClasses(bench, actors);
  const parameters = [String(actors), String(OUR_PASS * 10)];
  const inC = compiler?.side('C', OUR_PASS * 10, 'schedule-ring', ...parameters);
  const what = `${actors} actors in classes of speed`;
  const againstC = (row: Side) => (inC === undefined ? undefined : compare(row, inC, effort));
  const rows: Row[] = [
    {
      ...(toC === undefined ? {} : { goal: 'G4', must: toC, stretch: 0.8 }),
      what: `${what} / bucket queue in C`,
      measured: againstC(ours),
    },
  ];
  if (effort.repeats > 0) {
    rows.push({ what: `${what}, one by one / bucket queue in C`, measured: againstC(oursSingly) });
  }
  if (effort.repeats === 0 && actors < 10_000) {
    return rows;
  }
  const measured = compare(ours, rotSide(speeds), effort);
  return [...rows, { goal: 'G4', what: `${what} / rot.js`, measured, must: toRot }];
}

function measure(bench: Bench): Row[] {
  const { effort } = bench;
  const isShort = effort.repeats === 0;
  const rows = CLASSES.filter(([actors]) => !isShort || SHORT.includes(actors)).flatMap(classes =>
    measureClasses(bench, classes),
  );
  checkDistinct();
  const speeds = distinctSpeeds(10_000);
  const calendar = newCalendar(speeds);
  const ours = side('calendar', OUR_PASS, (events, before) =>
    playCalendar(calendar, events, before),
  );
  const measured = compare(ours, rotSide(speeds), effort);
  const what = '10000 actors of distinct speeds / rot.js';
  return [...rows, { goal: 'G5', what, measured, must: 1000, stretch: 2500 }];
}

/** The benchmark of G4 and G5. */
export const queues: Benchmark = {
  name: 'queues',
  about: 'who moves next, from a queue of events',
  measure,
};
