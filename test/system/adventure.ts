// A rash way through the dungeon by what the page shows and nothing else: fight what is beside, take
// every stairs down, look for them, and at the bottom wait for the end.

import type { Near, Place, Player, Sight } from './player.ts';

/** Plays until the game is over or `most` keys were pressed. @returns how it ended */
export async function dive(player: Player, most: number): Promise<string | undefined> {
  for (let step = 0; step < most; step++) {
    const ending = await player.ending();
    if (ending !== undefined) {
      return ending;
    }
    await act(player, await player.look());
  }
  return await player.ending();
}

async function act(player: Player, sight: Sight): Promise<void> {
  const beside = sight.near.find(near => near.isHostile && isBeside(near));
  if (beside !== undefined) {
    await player.press(player.keyOf(beside));
    return;
  }
  const down = stairsDown(sight);
  if (down !== undefined && down.x === sight.hero.x && down.y === sight.hero.y) {
    await player.press('>');
    return;
  }
  const isDown = (place: Place) => place.x === down?.x && place.y === down.y;
  if (down !== undefined && (await player.stepTowards(sight, isDown))) {
    return;
  }
  if (!(await player.explore(sight))) {
    // Hidden doors may be found; hidden monsters may appear.
    await player.page.keyboard.type('5');
    await player.press('s');
  }
}

function isBeside({ east, south }: Near): boolean {
  return Math.max(Math.abs(east), Math.abs(south)) === 1;
}

/** The stairs down on the map, or under the hero, who stands on their letter. */
function stairsDown(sight: Sight): Place | undefined {
  const y = sight.rows.findIndex(row => row.includes('>'));
  if (y >= 0) {
    return { x: sight.rows[y]!.indexOf('>'), y };
  }
  const here = sight.near.find(({ name }) => name === 'stairs down');
  return here?.east === 0 && here.south === 0 ? sight.hero : undefined;
}
