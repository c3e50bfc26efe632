// Fighting by itself: the next act against the nearest enemy, or why it stops.

import { capitalised } from '../../english/index.ts';
import { directionTo, distance, hostilesSeen, KnownGround } from '../../face/index.ts';
import type { Command, GameView, ThingView } from '../../game/index.ts';
import type { OddsAnswer } from '../../odds/index.ts';
import { riskOf, tellMovesAhead, tellNoEnemy, withThe } from '../../words/index.ts';
import type { CautiousHost } from './cautious-host.ts';
import { tellThreshold } from './thresholds.ts';

/** When a fight stops by itself. */
export interface FightLimits {
  /** The share of the greatest hit points below which it stops, 0…1. */
  readonly hitPoints: number;
  /** The chance to die within five moves above which it stops, 0…1; 0: it never stops for that. */
  readonly danger: number;
}

/** What holds until a player chooses. */
export const USUAL_LIMITS: FightLimits = { hitPoints: 0.5, danger: 0.05 };

/** The next act, or why there is none. */
type FightStep =
  | { readonly kind: 'act'; readonly command: Command; readonly at: ThingView }
  | { readonly kind: 'stop'; readonly why: string };

/**
 * A blow at the nearest enemy in sight, or a step towards it. Those that can act come before sleepers.
 * @param danger the answer to `survival`; undefined: there is none
 * @param lost the enemy that the hero was walking to, as it was last seen. With no enemy in sight, the hero walks on
 *   to its square.
 */
export function fightStep(
  view: GameView,
  danger: OddsAnswer | undefined,
  limits: FightLimits,
  lost?: ThingView,
): FightStep {
  const stop = (why: string) => ({ kind: 'stop', why }) as const;
  const { hero } = view;
  if (view.ending !== undefined || view.pending !== undefined) {
    return stop('A question waits for its answer.');
  }
  const seen = hostilesSeen(view);
  const target = seen.find(({ inactive }) => inactive === undefined) ?? seen[0];
  if (target === undefined && lost === undefined) {
    return stop(tellNoEnemy(view, 'Nobody hostile is in sight.'));
  }
  if (hero.hitPoints < limits.hitPoints * hero.maxHitPoints) {
    return stop(
      `You have ${hero.hitPoints} of ${hero.maxHitPoints} hit points, below your limit of ` +
        `${Math.round(100 * limits.hitPoints)} %. ${insteadIn(view)}`,
    );
  }
  const risk = danger?.survival && riskOf(danger.survival);
  if (limits.danger > 0 && risk !== undefined && risk.share > limits.danger) {
    const moves = tellMovesAhead(danger!.survival!.dead.length);
    const limit = tellThreshold(limits.danger);
    const above = risk.told === limit ? 'just above' : 'above';
    return stop(
      `${risk.told} to die within ${moves}, ${above} your limit of ${limit}. ${insteadIn(view)}`,
    );
  }
  if (target === undefined) {
    return stepTo(view, lost!, 0) ?? stop(`${capitalised(withThe(lost!.name))} is out of sight.`);
  }
  return towards(view, target) ?? stop(noWayTo(view, target));
}

/** How a blow is struck that a fight by itself doesn't strike; what else there is where nobody is beside the hero. */
function insteadIn(view: GameView): string {
  return hostilesSeen(view).some(enemy => distance(view.hero, enemy) <= 1)
    ? 'A step into an enemy strikes it all the same.'
    : 'Every other command still works.';
}

function noWayTo({ things }: GameView, { name }: ThingView): string {
  const around = things.some(({ use }) => use === 'trap') ? ' around the traps that you know' : '';
  return `You know no way to ${withThe(name)}${around}. Your rules (|) about what stops you can leave out its kind.`;
}

function towards(view: GameView, target: ThingView): FightStep | undefined {
  const { hero } = view;
  const near = [target, ...(target.parts ?? [])].find(part => distance(hero, part) === 1);
  if (near !== undefined) {
    const command = { kind: 'attack', direction: directionTo(hero, near) } as const;
    return { kind: 'act', command, at: target };
  }
  return stepTo(view, target, 1) ?? stepNearer(view, target);
}

/** A step of the shortest known way to within some squares of a creature; undefined: there is none. */
function stepTo(view: GameView, target: ThingView, squares: number): FightStep | undefined {
  const ground = new KnownGround(view);
  const avoided = avoidedFor(view, target, ground);
  const isNear = (square: number) => distance(ground.placeOf(square), target) <= squares;
  const way = ground.wayTo(isNear, { avoided });
  return way === undefined || way.first === 0
    ? undefined
    : { kind: 'act', command: { kind: 'move', direction: way.first }, at: target };
}

/**
 * A step to the known square nearest to a creature that is seen over unknown ground: from there more may be known.
 * Undefined: the hero stands on it.
 */
function stepNearer(view: GameView, target: ThingView): FightStep | undefined {
  const ground = new KnownGround(view);
  const avoided = avoidedFor(view, target, ground);
  const from = (square: number) => distance(ground.placeOf(square), target);
  let nearest = from(ground.here);
  ground.wayTo(
    square => {
      nearest = Math.min(nearest, from(square));
      return false;
    },
    { avoided },
  );
  return nearest < from(ground.here) ? stepTo(view, target, nearest) : undefined;
}

/** The squares of all creatures but one, and of the traps and runes that the hero knows. */
function avoidedFor(view: GameView, one: ThingView, ground: KnownGround): ReadonlySet<number> {
  const avoided = view.things.filter(
    ({ kind, id, use }) => use === 'trap' || (kind === 'creature' && id !== one.id),
  );
  return new Set(avoided.map(({ x, y }) => ground.square(x, y)));
}

/** Acts after which a fight by itself stops in any case. */
const MOST_ACTS = 50;

/**
 * Fights until it has a reason to stop. Each act goes through the host, so the player is asked as usual.
 * @param acted called with the result of each act
 * @returns why it stopped
 */
export async function fight(
  host: CautiousHost,
  limits: FightLimits,
  acted: (command: Command) => Promise<{ readonly view: GameView; readonly refused: boolean }>,
  begun: GameView,
  most: number = MOST_ACTS,
): Promise<string> {
  let view = begun;
  let lost: ThingView | undefined;
  for (let act = 0; act < most; act++) {
    // A question that waits is left by any act, so by the first of a fight; one that an act asks ends it.
    const { pending: _, ...unasked } = view;
    const step = fightStep(act === 0 ? unasked : view, await host.danger(), limits, lost);
    if (step.kind === 'stop') {
      const isWon = act > 0 && lost === undefined && hostilesSeen(view).length === 0;
      return isWon ? 'No enemy is left in sight.' : step.why;
    }
    lost = step.command.kind === 'move' ? step.at : undefined;
    const result = await acted(step.command);
    view = result.view;
    if (view.ending !== undefined || result.refused) {
      return '';
    }
  }
  return most === 1 ? '' : `You have fought for ${most} moves.`;
}
