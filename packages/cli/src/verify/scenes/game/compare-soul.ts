// Where the one who was dead in a scene differs from the recording.

import type { GameScene } from './game-scene.ts';
import type { RecordedObjects } from './recorded-objects.ts';

/** Who was dead: whether he still is, and what he came back with. */
export function soulDifference(
  { soul }: RecordedObjects,
  play: GameScene,
): { readonly expected: string; readonly got: string } | undefined {
  const dead = play.soul;
  if (soul === undefined || dead === undefined) {
    return undefined;
  }
  const { sheet, seat } = dead;
  const isRace = soul.race !== undefined && Object.hasOwn(dead.ruleset.bridges.races, soul.race);
  const ours = {
    deadFile: !seat.present,
    ...(isRace && { race: sheet.race }),
    ...(seat.present && { exp: sheet.experience, con: sheet.attributes.constitution }),
  };
  const { race, ...others } = soul;
  const expected = JSON.stringify({ ...others, ...(isRace && { race }) }, KEYS);
  const got = JSON.stringify(ours, KEYS);
  return expected === got ? undefined : { expected, got };
}

/** The fields of a soul, in the order in which they are compared. */
const KEYS = ['deadFile', 'race', 'exp', 'con'];
