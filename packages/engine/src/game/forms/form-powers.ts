// The powers of the form that a hero has taken, in a running game.

import { type FormPower, formPowers, formTraits } from '../../actors/index.ts';
import { pathsOf } from '../../objects/index.ts';
import type { CastOrder } from '../../spells/index.ts';
import type { Direction, RefusalReason } from '../protocol/commands.ts';
import type { GameState } from '../state/state.ts';

/** The powers of the hero's form, in the order of the view; none in his own body. */
export function powersOfForm({ content, ruleset, sheet }: GameState): readonly FormPower[] {
  const { form } = sheet.powers;
  return form === undefined ? [] : formPowers(content, ruleset.slots.world.forms, form.kind);
}

/** The order that releases a power, at the level of the form as any creature of its kind would. */
export function formPowerOrder(
  { hero, sheet }: GameState,
  { archetype, facts, needsDirection }: FormPower,
  direction: Direction,
): CastOrder {
  const { kind } = sheet.powers.form!;
  return {
    spell: archetype,
    facts,
    caster: hero.id,
    direction: needsDirection ? direction : 0,
    level: Math.max(1, kind.numbers.level ?? 0),
    damageBonus: 0,
    ...pathsOf(kind),
  };
}

/**
 * Why the body can't use a power that needs something of it; undefined: it can. NetHack 3.6.7 src/polyself.c (dobreathe,
 * dogaze).
 */
export function powerObstacle({ sheet }: GameState, needs: string): RefusalReason | undefined {
  const { conditions, powers } = sheet;
  switch (needs) {
    case 'eyes':
      return conditions.has('blind') ? 'blind' : undefined;
    case 'breath':
      return conditions.has('strangled') ? 'strangled' : undefined;
    case 'voice':
      return powers.form !== undefined && formTraits(powers.form.kind).silent
        ? 'no-voice'
        : conditions.has('strangled')
          ? 'strangled'
          : undefined;
    default:
      return undefined;
  }
}
