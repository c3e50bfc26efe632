// What the hero could have done in a turn, each with the chance to die before his next move but one.

import { Distribution } from '../../chance/index.ts';
import {
  isWalkable,
  KnownGround,
  neighbour,
  sameSquare,
  standsOn,
  terrainAt,
  WAYS,
} from '../../face/index.ts';
import type { Command, GameView } from '../../game/index.ts';
import type { OddsAnswer } from '../../odds/index.ts';
import { type AskOdds, answerOf, deathChance, type Prospect, type Threats } from './threats.ts';

/** An act and its danger. */
export interface Alternative {
  readonly command: Command;
  /** Probability of death before the hero's next move but one, 0…1. */
  readonly death: number;
}

/** Spells and wands that are weighed in a turn. */
const MOST_MEANS = 6;

/** Every act that is weighed, the safest first; of equal ones, in the order of thought: blows, spells, steps, rest. */
export function alternatives(view: GameView, threats: Threats, ask: AskOdds): Alternative[] {
  const still = stillProspect(view);
  const all: Alternative[] = [];
  const add = (command: Command, change: Partial<Prospect>) =>
    all.push({ command, death: deathChance(threats, { ...still, ...change }) });
  for (const direction of view.adjacentHostile) {
    const square = neighbour(view.hero, direction);
    const foe = threats.foes.find(({ thing }) => standsOn(thing, square));
    const odds = foe && answerOf(ask, { ask: 'attack', target: foe.thing.id });
    add({ kind: 'attack', direction }, { killed: killsOf(odds) });
  }
  addSpells(view, threats, ask, add);
  for (const direction of WAYS) {
    const at = neighbour(view.hero, direction);
    const isFree = !view.things.some(
      ({ kind, x, y }) => kind === 'creature' && sameSquare({ x, y }, at),
    );
    if (isFree && isWalkable(view, at)) {
      add({ kind: 'move', direction }, { at });
    }
  }
  addStairs(view, threats, all);
  add({ kind: 'rest', count: 1 }, {});
  return all.sort((one, other) => one.death - other.death);
}

/** The hero as he stands, unhelped. */
function stillProspect({ hero }: GameView): Prospect {
  return {
    at: hero,
    hitPoints: Distribution.certain(Math.max(0, hero.hitPoints)),
    killed: new Map(),
  };
}

/** How an act of the record is weighed: as the one of the alternatives that it is; else as standing still. */
export function weighed(
  command: Command,
  view: GameView,
  threats: Threats,
  all: readonly Alternative[],
): number {
  const kind = command.kind;
  const same = all.find(
    ({ command: other }) =>
      JSON.stringify(other) === JSON.stringify(command) ||
      // A step into a creature is a blow.
      (kind === 'move' && other.kind === 'attack' && other.direction === command.direction),
  );
  return same?.death ?? deathChance(threats, stillProspect(view));
}

type Add = (command: Command, change: Partial<Prospect>) => void;

function addSpells(view: GameView, { foes }: Threats, ask: AskOdds, add: Add): void {
  const ready = view.spells
    .filter(
      ({ price, pool, forgotten, takes, failPercent, andGrace }) =>
        price <= view.hero[pool] &&
        andGrace <= view.hero.grace &&
        !forgotten &&
        takes === undefined &&
        failPercent < 100,
    )
    .slice(0, MOST_MEANS);
  const ground = new KnownGround(view);
  for (const { id: spell, atSelf, needsDirection } of ready) {
    if (atSelf) {
      const answer = answerOf(ask, { ask: 'cast', spell, direction: 0 });
      if (answer !== undefined && answer.healing.length > 0) {
        add({ kind: 'cast', spell, direction: 0 }, { hitPoints: healed(view, answer) });
      }
    }
    const [nearest] = foes;
    const line = nearest && ground.straightTo(ground.square(nearest.thing.x, nearest.thing.y));
    if (needsDirection && line !== undefined) {
      const { direction } = line;
      const answer = answerOf(ask, { ask: 'cast', spell, direction });
      if (answer !== undefined && answer.refused === undefined && answer.targets.length > 0) {
        add({ kind: 'cast', spell, direction }, { killed: killsOf(answer) });
      }
    }
  }
}

function addStairs(view: GameView, threats: Threats, all: Alternative[]): void {
  const ground = terrainAt(view, view.hero);
  const kind = ground === 'stairs-up' ? 'ascend' : ground === 'stairs-down' ? 'descend' : undefined;
  if (kind === undefined || view.hero.riding !== undefined) {
    return;
  }
  // Those beside the hero follow him.
  const following = threats.foes.filter(({ thing }) =>
    WAYS.some(way => standsOn(thing, neighbour(view.hero, way))),
  );
  const death = deathChance({ ...threats, foes: following }, stillProspect(view));
  all.push({ command: { kind }, death });
}

/** Probability by creature that the act kills it, the failure of a cast included. */
function killsOf(answer: OddsAnswer | undefined): ReadonlyMap<number, number> {
  const succeeds = 1 - (answer?.failPercent ?? 0) / 100;
  return new Map((answer?.targets ?? []).map(({ id, killChance }) => [id, killChance * succeeds]));
}

function healed({ hero }: GameView, { healing, failPercent }: OddsAnswer): Distribution {
  const now = Math.max(0, hero.hitPoints);
  const most = Math.max(now, hero.maxHitPoints);
  const gained = Distribution.of(healing).map(points => Math.min(most, now + points));
  const fails = failPercent / 100;
  return fails === 0
    ? gained
    : Distribution.mixture([
        [fails, Distribution.certain(now)],
        [1 - fails, gained],
      ]);
}
