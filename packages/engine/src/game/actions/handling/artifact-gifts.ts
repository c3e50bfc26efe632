// The artifacts that gods give: to a hero whom they crown, and for offerings. NetHack 3.6.7 src/pray.c (gcrownu,
// dosacrifice), src/artifact.c (mk_artifact).

import { skillOf, weaponSkill } from '../../../actors/index.ts';
import {
  type Archetype,
  type God,
  makeObject,
  setBeatitude,
  textOf,
} from '../../../objects/index.ts';
import { noteArtifactGift } from '../../body/faith.ts';
import { artifactsToGive, noteGiven } from '../../dungeon/artifacts.ts';
import { layDown } from '../../items/floor.ts';
import { knowMade } from '../../items/learn-kind.ts';
import { lookAtFloor } from '../../movement/stepping.ts';
import { godId } from '../../state/god-ids.ts';
import type { GameState } from '../../state/state.ts';

/** What an artifact is given for. */
export type GiftOccasion = 'crown' | 'offering';

/**
 * A god lays an artifact at the hero's feet, blessed and known to him.
 * @returns whether there is one left that fits him
 */
export function giveArtifact(state: GameState, god: God, occasion: GiftOccasion): boolean {
  const { content, hero, world } = state;
  const kind = chosen(state, god, occasion);
  if (kind === undefined) {
    return false;
  }
  const thing = makeObject(content, kind, () => state.newId());
  noteGiven(world.dealt.artifacts, kind);
  noteArtifactGift(state);
  setBeatitude(thing, 'blessed');
  knowMade(state, thing);
  layDown(state, hero.square, thing);
  state.logFelt('god-gave', godId(god), thing.id);
  lookAtFloor(state);
  return true;
}

/**
 * A crowned hero gets what his god loves best, else what becomes his role. The first artifact for an offering becomes
 * his role; any other is one at random that no other god loves. Label: `artifact`.
 */
function chosen(state: GameState, god: God, occasion: GiftOccasion): Archetype | undefined {
  const { content, sheet } = state;
  const fitting = artifactsToGive(content, state.world.dealt.artifacts).filter(
    kind => isFor(content.gods, god, kind) && canUse(state, kind),
  );
  const own = god.artifacts.flatMap(id => fitting.filter(kind => kind.id === id));
  const role = ofRole(state, fitting);
  const first = occasion === 'crown' ? [...own, ...role] : sheet.faith.artifacts === 0 ? role : [];
  return (
    first[0] ??
    (fitting.length === 0
      ? undefined
      : fitting[state.luck('faith').below(fitting.length, 'artifact')])
  );
}

/** Whether no other god loves an artifact. */
function isFor(gods: readonly God[], { id }: God, kind: Archetype): boolean {
  return gods.every(god => god.id === id || !god.artifacts.includes(kind.id));
}

/** Whether a hero's role can learn to use an artifact. */
function canUse({ ruleset, sheet }: GameState, kind: Archetype): boolean {
  const skill = weaponSkill(kind);
  return skill === '' || skillOf(ruleset, sheet, skill) !== 'restricted';
}

/** The artifacts of the kinds with which a hero of his role begins, in the order of his kit. */
function ofRole({ content, sheet }: GameState, from: readonly Archetype[]): readonly Archetype[] {
  const kit = content.find(`role_${sheet.role}`)?.inventory ?? [];
  return kit.flatMap(({ archetype }) =>
    from.filter(kind => textOf(kind, 'artifactOf') === archetype),
  );
}
