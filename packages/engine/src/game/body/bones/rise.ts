// A hero who dies in a world that goes on may rise from his bones as a caster: with his name, his level, his things and
// his spells, and asleep until a hero arrives. Other rules leave his body and what he carried. FIQHack
// libnethack/src/bones.c (savebones).

import { type Creature, makeMonster } from '../../../actors/index.ts';
import { risesFromBones } from '../../../casting/index.ts';
import { GameObject } from '../../../objects/index.ts';
import { RISEN_HERO } from '../../dungeon/bones/bones-level.ts';
import { UNTIL_DISTURBED } from '../../dungeon/populating.ts';
import { giveTo } from '../../items/monster-pack.ts';
import { emptyHeroPack } from '../../items/pack.ts';
import type { GameState } from '../../state/state.ts';
import { HUNDRED } from '../monster-energy.ts';
import { bodyOfHero } from '../remains.ts';

/**
 * The dead hero as he rises, with everything that he had; undefined if he doesn't. He stands nowhere yet. Labels:
 * `rises`, `hit-points`.
 */
export function riseFromBones(state: GameState): Creature | undefined {
  const { content, ruleset, hero, sheet } = state;
  const kind = content.find(RISEN_HERO);
  const chance = state.luck('bones');
  if (kind === undefined || !risesFromBones(chance, ruleset.slots.casting)) {
    return undefined;
  }
  const nextId = () => state.newId();
  const risen = makeMonster(chance, ruleset, content, kind, hero.square, nextId);
  risen.given = sheet.name;
  risen.levelsLost = Math.max(0, risen.facts.level - sheet.level);
  risen.maxHitPoints = hero.maxHitPoints;
  risen.hitPoints = hero.maxHitPoints;
  risen.stock.energy = HUNDRED * Math.max(0, sheet.maxEnergy);
  risen.conditions.set('asleep', UNTIL_DISTURBED);
  for (const { archetype } of sheet.spells) {
    risen.learn(new GameObject(state.newId(), archetype));
  }
  // The hero who slays him finds the body, and can raise it.
  for (const thing of [...emptyHeroPack(state), ...bodyOfHero(state)]) {
    giveTo(risen, thing);
  }
  return risen;
}
