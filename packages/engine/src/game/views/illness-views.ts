// Diseases as the hero knows them: his own by their numbers, those of others by their kind.

import type { Creature } from '../../actors/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { type Disease, isInfected } from '../../spellcraft/index.ts';
import { diseaseOf, type Force } from '../../spells/index.ts';
import { knowsForce } from '../forces/noticed.ts';
import type { ContagionView, IllnessView } from '../protocol/force-view.ts';
import type { GameState } from '../state/state.ts';

/** An illness of the hero. @param symptoms its symptoms; undefined: they don't show yet */
export function illnessView(
  state: GameState,
  { level, disease, speed }: Force,
  symptoms: Force | undefined,
): IllnessView {
  return {
    level,
    damage: symptoms?.damage ?? 0,
    ...(disease !== undefined && { contagion: contagionOf(state, disease, speed) }),
  };
}

/** How the diseases spread that the hero has noticed on another creature. */
export function contagionViews(
  state: GameState,
  creature: Creature,
): (ContagionView & { readonly name: string })[] {
  return creature.forces.all
    .filter(force => force.kind === 'disease' && knowsForce(state, creature, force))
    .map(({ source, speed }) => ({
      name: source.name,
      ...contagionOf(state, diseaseOf(source), speed),
    }));
}

function contagionOf(
  { ruleset, scratch }: GameState,
  { infectiousness, contagionRange }: Disease,
  speed: number,
): ContagionView {
  const chance = scratch.oracle
    .ask(isInfected, ruleset.slots.spells.sickness, { infectiousness, isHero: true })
    .probability(caught => caught);
  return { chance, range: Math.abs(contagionRange), ticks: ticksPerTurn(ruleset, speed) };
}

/** Ticks between two turns of a disease, on average over many. Rounding: to the nearest. */
function ticksPerTurn({ slots }: Ruleset, speed: number): number {
  const { turnsInTick, clockAfterTick } = slots.spells.steps;
  let clock = 0;
  let turns = 0;
  for (let tick = 0; tick < COUNTED; tick++) {
    turns += turnsInTick(clock, speed);
    clock = clockAfterTick(clock, speed);
  }
  return Math.max(1, Math.round(COUNTED / Math.max(1, turns)));
}

/** Ticks over which turns are counted. */
const COUNTED = 1000;
