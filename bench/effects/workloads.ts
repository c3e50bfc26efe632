// The workloads of G13, which both sides play.

/** Casters on an empty map, who cast the same spell again and again. */
export interface Workload {
  readonly name: string;
  /** Ours, and the server's. */
  readonly spell: string;
  readonly theirs: string;
  /** Of every cast. */
  readonly level: number;
  /** Squares of a side of the map. */
  readonly side: number;
  /** One alone stands in the middle of the last row and faces north. */
  readonly casters: number;
  /** Ticks between two casts of a caster. */
  readonly every: number;
  /** Of each caster; absent: for ever. */
  readonly casts?: number;
  /** Ticks that aren't timed. */
  readonly warmUp: number;
  /** Ticks after which the workload starts over; absent: never. */
  readonly ticks?: number;
  /** Effect-ticks a second in millions, and live effects, mean and most. */
  readonly published: readonly [rate: number, live: number, most: number];
  readonly must: number;
  readonly stretch: number;
}

const COMMON = { level: 20, side: 100, every: 20, warmUp: 60, must: 1, stretch: 2 } as const;
const BALLS = { ...COMMON, spell: 'large', theirs: 'spell_large_fireball' } as const;
const FANS = { ...COMMON, spell: 'fan', theirs: 'spell_burning_hands' } as const;
const ICE = { ...COMMON, spell: 'ice', theirs: 'spell_icestorm' } as const;

/** The workloads, in the order of their definition. */
export const WORKLOADS: readonly Workload[] = [
  {
    ...{ ...COMMON, name: 'f1 thirty comets', spell: 'comet', theirs: 'spell_comet', level: 100 },
    ...{ side: 40, casters: 1, every: 1, casts: 30, warmUp: 0, ticks: 500 },
    published: [25.5, 507, 2507],
  },
  {
    ...{ ...BALLS, name: 'f2 large fireballs, 200 casters', casters: 200 },
    published: [16.7, 4063, 4318],
  },
  {
    ...{ ...BALLS, name: 'f2 large fireballs, 20 casters', casters: 20 },
    published: [27.6, 405, 514],
  },
  {
    ...{ ...FANS, name: 'f3 fans of fire, 200 casters', casters: 200, must: 3, stretch: 8 },
    published: [5.8, 23_314, 23_477],
  },
  {
    ...{ ...FANS, name: 'f3 fans of fire, 20 casters', casters: 20 },
    published: [18, 2222, 2400],
  },
  {
    ...{ ...ICE, name: 'f4 cones of ice, 200 casters', casters: 200 },
    published: [13, 11_650, 11_710],
  },
];
