// G6: who moves next, by turns: movement dealt at random in proportion to speed, then passes over
// those who have a move left. The engine's schedule of turns against rows in C; beside it, for the
// sake of comparison, the clock that leads games, on objects.

import { Generator, PlayedChance } from '@roguewright/engine/chance';
import { createRulesets } from '@roguewright/engine/rulesets';
import {
  BOUNDARY,
  HERO,
  type HeroSpeedView,
  type Mover,
  type SpeedRules,
  TurnClock,
  TurnSchedule,
} from '@roguewright/engine/speed';
import { type Bench, type Benchmark, mustAgree, type Row } from './goal.ts';
import { compare, type Side, timed } from './measure.ts';
import { allFolded, folded } from './workload.ts';

const SPEEDS = [3, 6, 9, 12, 12, 15, 18, 24];
const MOVE = 12;
const CHECKED_EVENTS = 20_000_000;
/** The checksums by number of events, at the end of the turn, by the definition of the workload. */
const DEFINED_CHECKS: ReadonlyMap<number, number> = new Map([
  [100, 2799295141],
  [10_000, 1567889340],
]);
const ACTORS = [100, 10_000, 100_000];
/** What the short form measures. */
const SHORT = [100, 10_000];
/** Events of one pass, at least. */
const PASS = 1_000_000;
/** Most creatures that act at one time. */
const CROWD = 1000;

/** Events so far, and the checksum over them. */
interface Tally {
  events: number;
  sum: number;
}

/** Speeds and the luck that deals movement come from one generator. */
function drawn(actors: number): { speeds: number[]; chance: PlayedChance } {
  const generator = new Generator(5);
  const speeds = Array.from({ length: actors }, () => SPEEDS[generator.below(8)]!);
  return { speeds, chance: new PlayedChance(generator) };
}

function newSchedule(rules: SpeedRules, actors: number): TurnSchedule {
  const { speeds, chance } = drawn(actors);
  const schedule = new TurnSchedule(chance, rules);
  speeds.forEach((speed, actor) => {
    schedule.add(actor, speed);
  });
  return schedule;
}

/** Whole turns until there have been `events` events. */
function playTurns(rules: SpeedRules, actors: number, events: number): Tally {
  const schedule = newSchedule(rules, actors);
  const acted = new Int32Array(CROWD);
  const tally = { events: 0, sum: 0 };
  while (tally.events < events) {
    const turn = schedule.now + 1;
    let count: number;
    do {
      count = schedule.advance(MOVE, acted, turn);
      tally.sum = allFolded(tally.sum, acted, count);
      tally.events += count;
    } while (count === CROWD);
  }
  return tally;
}

const hero: HeroSpeedView = { baseSpeed: 12, speedProperty: 'none', encumbrance: 'unencumbered' };

/** The same by the clock that leads games, with a hero who does nothing. */
function playClock(rules: SpeedRules, actors: number, events: number): Tally {
  const { speeds, chance } = drawn(actors);
  const still = new PlayedChance(new Generator(1));
  const movers: Mover[] = speeds.map(speed => ({
    speed,
    adjustment: 'normal',
    movement: 0,
    gone: false,
  }));
  const clock = new TurnClock(rules, { unitsPerPoint: 1, ticksPerTurn: 0 });
  const tally = { events: 0, sum: 0 };
  for (;;) {
    const who = clock.next(movers, hero.encumbrance);
    if (who === HERO) {
      clock.spendHero(MOVE);
    } else if (who === BOUNDARY) {
      if (tally.events >= events) {
        return tally;
      }
      clock.grantMovers(chance, movers);
      clock.grantHero(still, hero);
    } else {
      tally.sum = folded(tally.sum, who);
      tally.events++;
      clock.spend(movers[who]!, MOVE);
    }
  }
}

/** The schedule, which goes on from piece to piece. */
function scheduleSide(rules: SpeedRules, actors: number): Side {
  const schedule = newSchedule(rules, actors);
  const acted = new Int32Array(CROWD);
  return timed('schedule', PASS, passes => {
    let sum = 0;
    for (let events = 0; events < passes * PASS; events += CROWD) {
      schedule.advance(MOVE, acted);
      sum = allFolded(sum, acted, CROWD);
    }
    return sum;
  });
}

/** The clock, in whole runs from the start; every one makes the same events. */
function clockSide(rules: SpeedRules, actors: number, events: number): Side {
  return timed('clock', events, passes => {
    let sum = 0;
    for (let done = 0; done < passes; done++) {
      sum = playClock(rules, actors, PASS).sum;
    }
    return sum;
  });
}

function check({ compiler, say }: Bench, rules: SpeedRules, actors: number): void {
  const { sum, events } = playTurns(rules, actors, CHECKED_EVENTS);
  const defined = DEFINED_CHECKS.get(actors);
  if (defined !== undefined) {
    mustAgree(`turns of ${actors}, by definition`, sum >>> 0, defined);
  }
  const parameters = [String(actors), String(CHECKED_EVENTS)];
  const theirs = compiler?.side('C', events, 'turn-form', ...parameters).run(1);
  if (theirs !== undefined) {
    mustAgree(`turns of ${actors}`, sum, theirs.checksum);
    mustAgree(`events of ${actors}`, events, theirs.counts![0]!);
  }
  const clock = playClock(rules, actors, PASS);
  mustAgree(`the clock of ${actors}`, clock.sum, playTurns(rules, actors, PASS).sum);
  say(`${actors} actors, ${events} events: ${sum >>> 0}`);
}

function measureActors(bench: Bench, rules: SpeedRules, actors: number): Row[] {
  const { compiler, effort } = bench;
  check(bench, rules, actors);
  const ours = scheduleSide(rules, actors);
  const { events } = playTurns(rules, actors, PASS);
  const inC = compiler?.side('C', events, 'turn-form', String(actors), String(PASS));
  const against = (row: Side) => (inC === undefined ? undefined : compare(row, inC, effort));
  const rows: Row[] = [
    {
      goal: 'G6',
      what: `turns of ${actors} / rows in C`,
      measured: against(ours),
      must: 0.5,
      stretch: 0.8,
    },
  ];
  if (effort.repeats > 0) {
    const onObjects = against(clockSide(rules, actors, events));
    rows.push({ what: `the clock of games, ${actors} objects / rows in C`, measured: onObjects });
  }
  return rows;
}

function measure(bench: Bench): Row[] {
  const rules = createRulesets().resolve('nethack-3.6.7').slots.speed;
  const actors = bench.effort.repeats === 0 ? SHORT : ACTORS;
  return actors.flatMap(count => measureActors(bench, rules, count));
}

/** The benchmark of G6. */
export const turnForm: Benchmark = {
  name: 'turn-form',
  about: 'who moves next, by turns',
  measure,
};
