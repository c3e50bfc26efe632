// A monster takes another shape. NetHack 3.6.7 src/mon.c (newcham, select_newcham_form).

import {
  type Creature,
  formTraits,
  inBodyOf,
  makeMonster,
  mayEnter,
  monsterTraits,
} from '../../../actors/index.ts';
import type { Archetype } from '../../../objects/index.ts';
import { movementInNewForm } from '../../../speed/index.ts';
import { FLY, footprint, placeOver, SWIM, WALK } from '../../../world/index.ts';
import type { Level } from '../../dungeon/level.ts';
import { settleMonsterOutfit } from '../../forms/monster-outfit.ts';
import { forgetArms } from '../../movement/noticing.ts';
import { occupy, vacate } from '../../movement/relocate.ts';
import { changeForm } from '../../movement/roster.ts';
import { lookAround } from '../../movement/stepping.ts';
import { alarm, suspect } from '../../state/alarm.ts';
import { isExtinct } from '../../state/extinct.ts';
import type { GameState } from '../../state/state.ts';

/**
 * Changes a monster into a random kind, all equally likely: any that can be met by chance and can stand on
 * its square.
 * @returns whether there is one. Label: `new-kind`.
 */
export function changeShape(state: GameState, monster: Creature): boolean {
  const { content, ruleset, level } = state;
  const kinds = content.archetypes.filter(kind => {
    const isMonster = kind.flags.has('monster') || (kind.numbers.monster ?? 0) !== 0;
    const isOther =
      kind.id !== monster.archetype.id &&
      kind.partOf === undefined &&
      !formTraits(kind).fixed &&
      !isExtinct(state.world, kind);
    const traits = isMonster && isOther ? monsterTraits(kind) : undefined;
    return traits !== undefined && traits.frequency > 0 && bodyPlace(level, monster, kind) >= 0;
  });
  if (kinds.length === 0) {
    return false;
  }
  const chance = state.luck('spells');
  const kind = kinds[chance.below(kinds.length, 'new-kind')]!;
  const place = bodyPlace(level, monster, kind);
  const made = makeMonster(chance, ruleset, content, kind, place, () => state.newId());
  const changed = inBodyOf(monster, made);
  alarm(changed);
  suspect(changed, monster.target);
  const { slots } = ruleset;
  changed.movement = movementInNewForm(slots.speed, monster.movement, monster.speed, changed.speed);
  vacate(level, monster);
  changeForm(level, changed);
  occupy(level, changed, place);
  const { archetype: before } = monster;
  for (const witness of state.states) {
    forgetArms(witness, monster);
  }
  state.logSeen('polymorphed', changed, changed.id);
  settleMonsterOutfit(state, changed, before);
  lookAround(state);
  return true;
}

/**
 * The place where a monster would stand in the body of another kind: over one of its present squares, the first of
 * them where the whole body has room on ground that the kind can stand on; −1 for none.
 */
function bodyPlace({ map }: Level, monster: Creature, kind: Archetype): number {
  const { shape } = kind;
  const traits = monsterTraits(kind);
  const stands = (place: number) =>
    footprint(map, shape, place).every(square => mayEnter(traits, map.terrain[square]!));
  for (const square of footprint(map, monster.shape, monster.square)) {
    const place = shape.size === 1 ? square : placeOver(map, shape, square, ANYWHERE, monster.id);
    if (place >= 0 && stands(place)) {
      return place;
    }
  }
  return -1;
}

/** The kind's own terrains decide, not the ways of walkers. */
const ANYWHERE = WALK | SWIM | FLY;
