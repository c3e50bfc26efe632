// The forces that the hero bears, and those that he has noticed on others.

import type { Creature } from '../../actors/index.ts';
import { appearanceOf } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { type Force, ticksLeft } from '../../spells/index.ts';
import { knowsForce } from '../forces/noticed.ts';
import type { ForceView } from '../protocol/force-view.ts';
import type { GameState } from '../state/state.ts';
import { TICKS_PER_TURN } from '../state/world.ts';

/** His own, the oldest first. He knows what they give and how long they last, as he knows his conditions. */
export function forceViews({ sheet, ruleset }: GameState): ForceView[] {
  return sheet.forces.all.map(force => forceView(ruleset, force));
}

function forceView(ruleset: Ruleset, force: Force): ForceView {
  const { id, kind, source, gives, damage, range } = force;
  const { hue, icon } = appearanceOf(source);
  const isBad = kind === 'glow' || BURDENS.some(key => (gives[key] ?? 0) !== 0) || hinders(gives);
  return {
    ...{ id, kind, name: source.name, gives, hue, icon },
    turns: Math.ceil(ticksLeft(ruleset.slots.spells, force) / TICKS_PER_TURN),
    ...(kind === 'aura' && { aura: { damage, range } }),
    isBoon: !isBad,
  };
}

/** Gifts that nobody wants. */
const BURDENS = ['pathRepelled', 'pathDenied'];

function hinders(gives: ForceView['gives']): boolean {
  return Object.values(gives).some(points => points < 0);
}

/** The names of the forces on a creature that the hero has noticed. */
export function noticedNames(state: GameState, creature: Creature): string[] {
  return creature.forces.all
    .filter(force => knowsForce(state, creature, force))
    .map(({ source }) => source.name);
}
