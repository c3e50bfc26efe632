// Looking back on the game that is played: luck, last turns and morgue, and all of it turn by turn once it is over.

import { readGameFile } from '@roguewright/engine/host';
import { chronicleOf } from '../../look-back/chronicle-of.ts';
import { type LookBackPage, tellBack } from '../../look-back/own-record.ts';
import { watch } from '../../look-back/watch.ts';
import type { Choice } from '../stage/stage.ts';
import type { PlayedGame } from './played-game.ts';

const TITLES: Readonly<Record<LookBackPage, string>> = {
  luck: 'Luck',
  'last-turns': 'The last turns',
  morgue: 'Morgue',
};

/** Asks what is to be told, and tells it. */
export async function lookBackOn(game: PlayedGame): Promise<void> {
  const { stage, view, host, log } = game;
  const choices: Choice<LookBackPage | 'watch'>[] = [
    { key: 'l', text: 'Luck: what was expected and what came', value: 'luck' },
    {
      key: 'd',
      text: 'Danger: the last turns, and what would have been safer',
      value: 'last-turns',
    },
    { key: 'm', text: 'Morgue: you as text', value: 'morgue' },
    ...(view.ending === undefined || host.record === undefined
      ? []
      : [{ key: 'w', text: 'Watch the game, turn by turn', value: 'watch' as const }]),
  ];
  const progress = async (done: number, of: number) => {
    const draw = game.draw(`Looking back: ${done} of ${of}.`);
    await stage.play([{ draw, milliseconds: 1 }]);
  };
  const wish = await stage.choose(game.draw(''), 'Look back', choices);
  if (wish === undefined) {
    return;
  }
  // The first part of a long game takes a while: the menu goes at once.
  await stage.play([{ draw: game.draw('Looking back…'), milliseconds: 1 }]);
  if (wish !== 'watch') {
    const text = await tellBack(host, view, log, wish, progress);
    await stage.page(game.draw(''), TITLES[wish], text, { indent: 2 });
    return;
  }
  const text = (await host.record?.()) ?? '';
  await watch(stage, await chronicleOf(readGameFile(text), [], progress), {});
}
