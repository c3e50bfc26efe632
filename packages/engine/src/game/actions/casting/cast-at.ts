// Casting at a chosen square. NetHack 3.6.7 src/spell.c (throwspell), src/apply.c (jump).

import { casterView, knownSpell } from '../../../actors/index.ts';
import { type CastArguments, subtypeOf } from '../../../spells/index.ts';
import { distance } from '../../../world/index.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { GameState } from '../../state/state.ts';
import { cast } from './cast.ts';

/** Casts a spell at a visible square, if it is one that acts there and the hero has the skill. */
export function castAt(
  state: GameState,
  spellId: number,
  x: number,
  y: number,
  manner: { readonly arguments?: CastArguments } = {},
): ActionResult {
  const { sheet, ruleset, level, hero } = state;
  const thing = sheet.spells.find(({ id }) => id === spellId);
  if (thing === undefined) {
    return refuse(sheet.spells.length === 0 ? 'no-spells' : 'unknown-spell');
  }
  const caster = casterView(ruleset, sheet, knownSpell(ruleset, sheet, thing));
  const rules = ruleset.slots.casting;
  const subtype = subtypeOf(thing.archetype.subtype);
  if (subtype.atSquare?.(thing.archetype, caster, rules) !== true) {
    return refuse('not-at-square');
  }
  const { map } = level;
  const { reach } = rules.attack.explosion;
  const square = map.square(x, y);
  if (x >= map.width || y >= map.height || distance(map, hero.square, square) > reach) {
    return refuse('out-of-range');
  }
  const isKnown = state.memory.sees(square) || state.memory.detected.has(square);
  return isKnown && map.openToEffects(square)
    ? cast(state, spellId, 0, { target: square, ...manner })
    : refuse('blocked');
}
