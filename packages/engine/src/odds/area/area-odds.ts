// A cast among several creatures on a small map: what it does to each, square by square and tick by tick.

import { Distribution, Enumerator, type WeightedNote } from '../../chance/index.ts';
import type { Content } from '../../objects/index.ts';
import type { SpellcraftRules } from '../../spellcraft/index.ts';
import { type CastOrder, POWER_RULES } from '../../spells/index.ts';
import { killChance } from '../kills/turns-to-kill.ts';
import type { PreviewedPort, PreviewView } from '../preview/preview-view.ts';
import type { Certainty } from '../question.ts';
import { type HitCreature, hitNotes } from '../spell-damage.ts';
import { flightNotes, previewedDamage, previewSpell, type SpellPreview } from '../spell-preview.ts';
import { type AreaMap, areaGround, straightWay } from './area-ground.ts';

/** A creature on the map. */
export interface AreaCreature {
  readonly square: number;
  readonly facts: HitCreature;
  /** 0 or more: it dies below 0. Absent: it can't die. */
  readonly hitPoints?: Distribution | undefined;
}

/** A cast on a map. Nobody moves. */
export interface AreaView {
  readonly content: Content;
  /** The direction is 0…8; 0: the spell needs none. */
  readonly order: Omit<CastOrder, 'caster'>;
  readonly map: AreaMap;
  /** The caster's square, and how a hit would harm him. */
  readonly caster: AreaCreature;
  readonly creatures: readonly AreaCreature[];
  /** A creature that is put on every square in turn; absent: the harm of squares isn't asked for. */
  readonly probe?: HitCreature | undefined;
  /** The probability that the spell is cast at all, 0…1. */
  readonly casts: number;
  /** Omits the notes. */
  readonly brief?: boolean | undefined;
}

/** What happens to one creature. */
export interface AreaHarm {
  /** Damage of an attempt. */
  readonly damage: Distribution;
  /** The probability that an attempt kills it; 0 where it can't die. */
  readonly dies: number;
  /** Mean damage of an attempt by tick. */
  readonly byTick: readonly (readonly [tick: number, harm: number])[];
}

/** What happens on one square. */
export interface AreaSquare {
  readonly square: number;
  /** The probability that the spell touches it, given that it is cast. */
  readonly touched: number;
  /** The first tick at which it may, from 0. */
  readonly tick: number;
  /** Mean damage of an attempt to a creature there; absent: it wasn't asked for. */
  readonly harm?: number;
}

/** The odds of a cast on a map. */
export interface AreaOdds {
  readonly creatures: readonly AreaHarm[];
  readonly caster: AreaHarm;
  /** Damage of an attempt to all creatures together, without the caster. */
  readonly damage: Distribution;
  /** The probability that an attempt kills all creatures. */
  readonly allDie: number;
  readonly squares: readonly AreaSquare[];
  readonly certainty: Certainty;
  readonly notes: readonly WeightedNote[];
}

const CASTER = 1;
/** Ids of the creatures begin here. */
const FIRST = 2;

/** Maximum duration of any spell. */
const MOST_TICKS = 1000;

const NOTHING = Distribution.certain(0);

/** The odds of one cast. Throws a UsageError for a spell of a kind that can't be cast. */
export function areaOdds(ask: Enumerator, rules: SpellcraftRules, view: AreaView): AreaOdds {
  const { content, caster, creatures, casts } = view;
  const shown = previewOf(view, creatures);
  const preview = previewSpell(rules, content, shown);
  const harms = [caster, ...creatures].map((creature, at) =>
    harmOf(ask, rules, preview, { creature, id: CASTER + at, casts }),
  );
  return {
    caster: harms[0]!,
    creatures: harms.slice(1),
    ...togetherOf(ask, rules, preview, view),
    squares: squaresOf(ask, rules, preview, view),
    certainty: preview.certainty,
    notes: view.brief
      ? []
      : [...flightNotes(rules, content, shown), ...notesOfFirst(rules, preview, creatures)],
  };
}

/** What mattered in the hits on the first creature. */
function notesOfFirst(
  rules: SpellcraftRules,
  { flights }: SpellPreview,
  [first]: readonly AreaCreature[],
): WeightedNote[] {
  const hits = flights.flatMap(({ value }) => value.hits);
  const own = hits.filter(({ creature }) => creature === FIRST).map(({ hit }) => hit);
  return first === undefined
    ? []
    : hitNotes(new Enumerator({ collect: true }), rules, first.facts, own);
}

function harmOf(
  ask: Enumerator,
  rules: SpellcraftRules,
  preview: SpellPreview,
  { creature, id, casts }: { creature: AreaCreature; id: number; casts: number },
): AreaHarm {
  const { facts, hitPoints } = creature;
  const whole = previewedDamage(ask, rules, preview, id, facts);
  const struck = preview.flights.flatMap(({ value }) =>
    value.hits.filter(hit => hit.creature === id).map(({ tick }) => tick),
  );
  const ticks = [...new Set(struck)].toSorted((one, other) => one - other);
  return {
    damage: attempted(whole, casts),
    dies: hitPoints === undefined ? 0 : casts * killed(whole, hitPoints),
    byTick: ticks.map(tick => {
      const then = onlyAt(preview, tick);
      return [tick, casts * previewedDamage(ask, rules, then, id, facts).mean] as const;
    }),
  };
}

/** The probability that the damage exceeds the hit points. */
function killed(damage: Distribution, hitPoints: Distribution): number {
  const needed = hitPoints.map(points => points + 1);
  return killChance(damage, needed).chance;
}

/** The preview with the hits of one tick. */
function onlyAt(preview: SpellPreview, tick: number): SpellPreview {
  const flights = preview.flights.map(({ value, probability }) => ({
    value: { ...value, hits: value.hits.filter(hit => hit.tick === tick) },
    probability,
  }));
  return { ...preview, flights };
}

/** What all creatures take together: along one course of the spell they are hit independently. */
function togetherOf(
  ask: Enumerator,
  rules: SpellcraftRules,
  preview: SpellPreview,
  { creatures, casts }: AreaView,
) {
  let allDie = 0;
  const courses = preview.flights.map(flight => {
    let damage = NOTHING;
    let die = creatures.length === 0 ? 0 : flight.probability;
    const alone = { ...preview, flights: [{ ...flight, probability: 1 }] };
    for (const [at, { facts, hitPoints }] of creatures.entries()) {
      const own = previewedDamage(ask, rules, alone, FIRST + at, facts);
      damage = damage.plus(own);
      die *= hitPoints === undefined ? 0 : killed(own, hitPoints);
    }
    allDie += die;
    return [flight.probability, damage] as const;
  });
  const whole = courses.length === 0 ? NOTHING : Distribution.mixture(courses);
  return { damage: attempted(whole, casts), allDie: casts * allDie };
}

function attempted(damage: Distribution, casts: number): Distribution {
  return Distribution.mixture([
    [casts, damage],
    [1 - casts, NOTHING],
  ]);
}

function squaresOf(
  ask: Enumerator,
  rules: SpellcraftRules,
  { flights, touched }: SpellPreview,
  view: AreaView,
): AreaSquare[] {
  const shares = new Map<number, number>();
  for (const { value, probability } of flights) {
    for (const [square] of value.touched) {
      shares.set(square, (shares.get(square) ?? 0) + probability);
    }
  }
  return [...touched]
    .filter(([square]) => !view.map.walls.has(square))
    .map(([square, tick]) => ({
      ...{ square, tick, touched: Math.min(1, shares.get(square) ?? 0) },
      ...(view.probe !== undefined && { harm: probed(ask, rules, view, square, view.probe) }),
    }));
}

/** Mean damage to the probe on a square. A creature that stands there gives way to it. */
function probed(
  ask: Enumerator,
  rules: SpellcraftRules,
  view: AreaView,
  square: number,
  facts: HitCreature,
): number {
  if (square === view.caster.square) {
    return 0;
  }
  const others = view.creatures.filter(creature => creature.square !== square);
  const all = [{ square, facts }, ...others];
  const preview = previewSpell(rules, view.content, previewOf(view, all));
  return view.casts * previewedDamage(ask, rules, preview, FIRST, facts).mean;
}

function previewOf(view: AreaView, creatures: readonly AreaCreature[]): PreviewView {
  const { map, order, caster } = view;
  const port = portOf(map, caster, creatures);
  return {
    ground: areaGround(map),
    order: { ...order, caster: CASTER },
    squares: new Map([
      [CASTER, caster.square],
      ...creatures.map(({ square }, at) => [FIRST + at, square] as const),
    ]),
    ticks: MOST_TICKS,
    ...(port !== undefined && { port }),
  };
}

function portOf(
  map: AreaMap,
  caster: AreaCreature,
  creatures: readonly AreaCreature[],
): PreviewedPort | undefined {
  const rules = [caster, ...creatures].find(({ facts }) => facts.asTarget)?.facts.asTarget?.rules;
  const isOpen = (square: number) => !map.walls.has(square);
  return rules === undefined
    ? undefined
    : {
        rules,
        powers: POWER_RULES,
        target: creature => creatures[creature - FIRST]?.facts.asTarget?.target,
        seen: square => straightWay(map, caster.square, square).slice(0, -1).every(isOpen),
        steedOn: () => undefined,
        canLeap: square => straightWay(map, caster.square, square).every(isOpen),
        way: (from, to) => straightWay(map, from, to),
      };
}
