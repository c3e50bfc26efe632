// Polymorph of monsters. NetHack 3.6.7 src/mon.c (newcham, select_newcham_form).

import {
  type Creature,
  inBodyOf,
  makeMonster,
  mayEnter,
  monsterTraits,
} from '../../../actors/index.ts';
import { movementInNewForm } from '../../../speed/index.ts';
import { forgetArms } from '../../movement/noticing.ts';
import { changeForm } from '../../movement/roster.ts';
import { lookAround } from '../../movement/stepping.ts';
import { alarm, suspect } from '../../state/alarm.ts';
import type { PowerDeed } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import { unlessResisted } from '../unless-resisted.ts';

/**
 * Changes a monster into a random kind, all equally likely: any that can be met by chance and can stand on
 * its square.
 */
function changeShape(state: GameState, monster: Creature): void {
  const { content, ruleset, level } = state;
  const terrain = level.map.terrain[monster.square]!;
  const kinds = content.archetypes.filter(kind => {
    const isMonster = kind.flags.has('monster') || (kind.numbers.monster ?? 0) !== 0;
    const isOther = kind.id !== monster.archetype.id;
    const traits = isMonster && isOther ? monsterTraits(kind) : undefined;
    return traits !== undefined && traits.frequency > 0 && mayEnter(traits, terrain);
  });
  if (kinds.length === 0) {
    return;
  }
  const chance = state.luck('spells');
  const kind = kinds[chance.below(kinds.length, 'new-kind')]!;
  const made = makeMonster(chance, ruleset, content, kind, monster.square, () => state.newId());
  const changed = inBodyOf(monster, made);
  alarm(changed);
  suspect(changed, monster.target);
  const { slots } = ruleset;
  changed.movement = movementInNewForm(slots.speed, monster.movement, monster.speed, changed.speed);
  changeForm(level, changed);
  for (const witness of state.states) {
    forgetArms(witness, monster);
  }
  state.logSeen('polymorphed', monster.square, changed.id);
  lookAround(state);
}

/** Changes the shape of monsters; heroes keep theirs. */
export const polymorph: PowerDeed = {
  word: 'polymorph',
  meets: unlessResisted((state, target) => {
    const own = state.of(target.id);
    if (own === undefined) {
      changeShape(state, target);
    } else {
      own.logFelt('odd-feeling', target.id);
    }
  }),
};
