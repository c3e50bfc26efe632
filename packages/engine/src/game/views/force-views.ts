// The forces that the hero bears, and those that he has noticed on others.

import type { Creature } from '../../actors/index.ts';
import { appearanceOf } from '../../objects/index.ts';
import { type Force, ticksLeft } from '../../spells/index.ts';
import { knowsForce } from '../forces/noticed.ts';
import type { ForceView } from '../protocol/force-view.ts';
import type { GameState } from '../state/state.ts';
import { TICKS_PER_TURN } from '../state/world.ts';
import { illnessView } from './illness-views.ts';

/** His own, the oldest first. He knows what they give and how long they last, as he knows his conditions. */
export function forceViews(state: GameState): ForceView[] {
  return state.sheet.forces.all
    .filter(({ kind }) => kind !== 'symptom')
    .map(force => forceView(state, force));
}

function forceView(state: GameState, force: Force): ForceView {
  const { id, kind, source, damage, range, name } = force;
  const { hue, icon } = appearanceOf(source);
  const isIllness = kind === 'disease' || kind === 'immunity';
  const symptoms =
    kind === 'disease'
      ? state.sheet.forces.all.find(each => each.kind === 'symptom' && each.name === name)
      : undefined;
  const gives = symptoms?.gives ?? force.gives;
  const burdens = BURDENS.some(key => (gives[key] ?? 0) !== 0) || hinders(gives);
  const turns = Math.ceil(ticksLeft(state.ruleset.slots.spells, force) / TICKS_PER_TURN);
  return {
    ...{ id, kind: kind as ForceView['kind'], name: source.name, gives, hue, icon },
    ...(Number.isFinite(turns) && { turns }),
    ...(kind === 'aura' && { aura: { damage, range } }),
    ...(isIllness && { illness: illnessView(state, force, symptoms) }),
    isBoon: kind === 'immunity' || !(kind === 'glow' || kind === 'disease' || burdens),
  };
}

/** Harmful gifts. */
const BURDENS = ['pathRepelled', 'pathDenied'];

function hinders(gives: ForceView['gives']): boolean {
  return Object.values(gives).some(points => points < 0);
}

/** The names of the forces on a creature that the hero has noticed. */
export function noticedNames(state: GameState, creature: Creature): string[] {
  return creature.forces.all
    .filter(
      force =>
        force.kind !== 'symptom' && force.kind !== 'immunity' && knowsForce(state, creature, force),
    )
    .map(({ source }) => source.name);
}
