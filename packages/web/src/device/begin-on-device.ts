// A new game of this device, begun with some of the bones that are here.

import { MOST_BONES, type NewGame } from '@roguewright/engine/game';
import { createWithBones, type KeptBones, LocalGame, mayMeetBones } from '@roguewright/engine/host';
import type { Content } from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';
import type { DeviceStore } from './device-store.ts';

/** Where bones are, and where defects are reported. */
interface BonesPlace {
  readonly store: DeviceStore;
  readonly report: (error: unknown) => void;
}

/**
 * Makes a game with bones of different levels. Those that lie are gone; those of other content stay.
 * @throws UsageError that names what is wrong with the new hero
 */
export async function beginOnDevice(
  { store, report }: BonesPlace,
  content: Content,
  ruleset: Ruleset,
  { bones: _, ...start }: NewGame,
): Promise<LocalGame> {
  const there = mayMeetBones(start) ? [...(await store.bones())] : [];
  const some: KeptBones[] = [];
  while (there.length > 0 && some.length < MOST_BONES) {
    some.push(...there.splice(Math.floor(Math.random() * there.length), 1));
  }
  const { game, flawed } = createWithBones(start, some, wish =>
    LocalGame.create(content, ruleset, wish),
  );
  for (const { kept, reason } of flawed) {
    if (kept.content === content.hash) {
      report(new Error(`The bones of level ${kept.bones.level} are gone: ${reason}`));
      await store.dropBones(kept.bones.level);
    }
  }
  return game;
}
