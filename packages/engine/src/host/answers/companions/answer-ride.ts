// The odds of mounting a creature, and of kicking one's steed.

import { fallDamage, type MountView, mount } from '../../../actors/index.ts';
import type { Chance, Distribution, Enumerator } from '../../../chance/index.ts';
import { UsageError } from '../../../errors/index.ts';
import { type GameState, knownRide, knownSelf } from '../../../game/index.ts';
import type { Explanation, OddsAnswer, TargetOdds } from '../../../odds/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import { gallopTurns, type UrgeView, urgeSteed } from '../../../speed/index.ts';
import { tellRideOutcome } from '../../../words/index.ts';
import type { CompanionRules } from '../../../worldrules/index.ts';
import { emptyAnswer, plot } from '../answer-parts.ts';

/** Throws a UsageError for a creature that the hero doesn't see. */
export function answerRide(state: GameState, ask: Enumerator, target: number): OddsAnswer {
  const known = knownRide(state, target);
  if (known === undefined) {
    throw new UsageError('target', target, 'the id of a creature in sight, or of your steed');
  }
  const { slots, bridges } = state.ruleset;
  const { companions } = slots.world;
  const fall = ends(ask.askNumber(fallDamage, companions, undefined as never));
  const told = (kind: Parameters<typeof tellRideOutcome>[0]['kind'], probability: number) => ({
    text: tellRideOutcome({ kind, name: known.name, ...(kind === 'gallops' ? turns : fall) }),
    probability,
  });
  const turns = ends(ask.askNumber(gallopTurns, slots.speed, undefined as never));
  const answer = {
    ...emptyAnswer('ride'),
    ticks: bridges.beats.move / bridges.beats.tick,
  };
  if (known.kind === 'kick') {
    const urged = ask.ask(urgeSteed, slots.speed, known.view);
    const outcomes = (['gallops', 'throws', 'stirs'] as const).map(kind =>
      told(
        kind,
        urged.probability(came => came.kind === kind),
      ),
    );
    const fall = ask.askNumber(thrownDamage, slots, known.view);
    return { ...answer, targets: [fallen(state, fall)], outcomes: outcomes.filter(isPossible) };
  }
  if (known.refused !== undefined) {
    return { ...answer, refused: known.refused };
  }
  const tried = ask.ask(mount, companions, known.view);
  const outcomes = (['mounts', 'slips', 'resists'] as const).map(kind =>
    told(
      kind,
      tried.probability(came => came.kind === kind),
    ),
  );
  const fails = 1 - tried.probability(came => came.kind === 'mounts');
  return {
    ...answer,
    failPercent: PERCENT * fails,
    targets: [fallen(state, ask.askNumber(slippedDamage, companions, known.view))],
    outcomes: outcomes.filter(isPossible),
  };
}

/** The damage of a try to mount: that of the fall if it slips. */
function slippedDamage(chance: Chance, rules: CompanionRules, view: MountView): number {
  const came = mount(chance, rules, view);
  return came.kind === 'slips' ? came.damage : 0;
}

/** The damage of a kick at the steed: that of the fall if it throws its rider. */
function thrownDamage(chance: Chance, { speed, world }: Ruleset['slots'], view: UrgeView): number {
  const came = urgeSteed(chance, speed, view);
  return came.kind === 'throws' ? fallDamage(chance, world.companions) : 0;
}

/** What a fall does to the hero. A form that it ends doesn't kill him. */
function fallen(state: GameState, damage: Distribution): TargetOdds {
  const { hero, sheet } = state;
  const self = knownSelf(state);
  return {
    id: hero.id,
    name: self.name,
    hitChance: damage.atLeast(1),
    damage: plot(damage),
    meanDamage: damage.mean,
    killChance: sheet.powers.form === undefined ? damage.atLeast(hero.hitPoints + 1) : 0,
    hitPoints: plot(self.hitPoints),
    turnsToKill: [],
  };
}

const PERCENT = 100;

function isPossible({ probability }: Explanation): boolean {
  return probability > 0;
}

function ends({ min, max }: Distribution): { readonly least: number; readonly most: number } {
  return { least: min, most: max };
}
