// A monster becomes one of another kind. NetHack 3.6.7 src/mon.c (newcham, select_newcham_form).

import { type Creature, makeMonster, mayEnter, monsterTraits } from '../../actors/index.ts';
import { type Archetype, TYPE } from '../../objects/index.ts';
import { movementInNewForm } from '../../speed/index.ts';
import { lookAround } from '../movement/stepping.ts';
import { alarm, suspect } from '../state/alarm.ts';
import type { GameState } from '../state/state.ts';

/** Changes a monster into any kind that is met by chance and can stand where it does: each as likely. */
export function polymorphMonster(state: GameState, monster: Creature): void {
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
  const changed = monster.inBodyOf(kind, made.maxHitPoints);
  alarm(changed);
  suspect(changed, monster.target);
  const { slots } = ruleset;
  changed.movement = movementInNewForm(slots.speed, monster.movement, monster.speed, changed.speed);
  // What it carried it keeps; the abilities of the new kind are its own from now on.
  changed.carried.push(...monster.carried.filter(({ archetype }) => !isAbility(archetype)));
  changed.carried.push(...made.carried.filter(({ archetype }) => isAbility(archetype)));
  level.creatures.replace(changed);
  state.sheet.lore.arms.forget(monster.id);
  state.logSeen('polymorphed', monster.square, changed.id);
  lookAround(state);
}

function isAbility({ type }: Archetype): boolean {
  return type === TYPE.spell;
}
