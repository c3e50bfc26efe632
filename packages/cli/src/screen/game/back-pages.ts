// Looking back on the game that is played: luck and morgue, and all of it turn by turn once it is over.

import { readGameFile } from '@roguewright/engine/host';
import { chronicleOf } from '../../look-back/chronicle-of.ts';
import { type LookBackPage, tellBack } from '../../look-back/own-record.ts';
import { watch } from '../../look-back/watch.ts';
import type { Choice } from '../stage/stage.ts';
import type { PlayedGame } from './played-game.ts';

/** Asks what is to be told, and tells it. */
export async function lookBackOn(game: PlayedGame): Promise<void> {
  const { stage, view, host, log } = game;
  const choices: Choice<LookBackPage | 'watch'>[] = [
    { key: 'l', text: 'Luck: what was expected and what came', value: 'luck' },
    { key: 'm', text: 'Morgue: you as text', value: 'morgue' },
    ...(view.ending === undefined || host.record === undefined
      ? []
      : [{ key: 'w', text: 'Watch the game, turn by turn', value: 'watch' as const }]),
  ];
  const wish = await stage.choose(game.draw(''), 'Look back', choices);
  if (wish === undefined) {
    return;
  }
  if (wish !== 'watch') {
    const title = wish === 'luck' ? 'Luck' : 'Morgue';
    await stage.page(game.draw(''), title, await tellBack(host, view, log, wish), { indent: 2 });
    return;
  }
  const text = (await host.record?.()) ?? '';
  await watch(
    stage,
    chronicleOf(readGameFile(text), [], () => undefined),
    {},
  );
}
