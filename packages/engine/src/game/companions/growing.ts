// A creature that has killed another grows by it. NetHack 3.6.7 src/makemon.c (grow_up), src/mhitm.c (mdamagem).

import { type Creature, grownInto, growUp } from '../../actors/index.ts';
import { type Archetype, creatureFacts, makeObject, TYPE } from '../../objects/index.ts';
import { gainLevels, hurt, raiseMost, regain } from '../body/harm.ts';
import { settlePace } from '../body/pace.ts';
import { settleMonsterOutfit } from '../forms/monster-outfit.ts';
import { forgetArms } from '../movement/noticing.ts';
import { changeSteed, riderOf } from '../movement/riding/riding.ts';
import { changeForm } from '../movement/roster.ts';
import { lookAround } from '../movement/stepping.ts';
import { isExtinct } from '../state/extinct.ts';
import { kindId } from '../state/god-ids.ts';
import type { GameState } from '../state/state.ts';

/** The kind that a creature grows into; undefined: none, or one whose body takes up other squares. */
function biggerKind({ content }: GameState, creature: Creature): Archetype | undefined {
  const { growsInto } = creature.nature;
  const kind = growsInto === '' ? undefined : content.find(growsInto);
  return kind?.shape.size === creature.shape.size ? kind : undefined;
}

/**
 * A creature has killed another, and grows by it; golems don't. Labels: those of `growUp`.
 * @param killed what it killed
 */
export function growByKill(state: GameState, killer: Creature, killed: Creature): void {
  if (killer.golem !== undefined || state.of(killer.id) !== undefined || !killer.alive) {
    return;
  }
  const rules = state.ruleset.slots.world.companions;
  const kind = biggerKind(state, killer);
  const grown = growUp(state.luck('growing'), rules, {
    level: killer.level,
    kindLevel: killer.facts.level,
    ...(kind && { biggerLevel: creatureFacts(kind).level }),
    most: killer.maxHitPoints,
    killed: killed.level,
  });
  raiseMost(
    killer,
    Math.min(grown.most, Math.max(0, rules.growth.mostHitPoints - killer.maxHitPoints)),
  );
  regain(state, killer, grown.now);
  gainLevels(killer, grown.levels);
  if (grown.bigger && kind !== undefined) {
    becomeBigger(state, killer, kind);
  }
}

/** It has the body of the bigger kind. A kind that is extinct has no body to grow into: it dies. */
function becomeBigger(state: GameState, creature: Creature, kind: Archetype): void {
  state.logSeen('creature-grew', creature, creature.id, kindId(kind));
  if (isExtinct(state.world, kind)) {
    hurt(state, creature, creature.hitPoints + 1, 0);
    return;
  }
  const grown = grownInto(creature, kind);
  const rider = riderOf(state, creature);
  if (rider === undefined) {
    changeForm(state.level, grown);
  } else {
    changeSteed(rider, grown);
  }
  for (const witness of state.states) {
    forgetArms(witness, creature);
  }
  for (const { archetype } of kind.inventory) {
    const ability = state.content.archetype(archetype);
    if (ability.type === TYPE.spell) {
      grown.learn(makeObject(state.content, ability, () => state.newId()));
    }
  }
  settlePace(state, grown);
  settleMonsterOutfit(state, grown, creature.archetype);
  lookAround(state);
}
