// The question before a prayer that the hero's god may resent, or before a call for help that comes too early.

import { thingsAt } from '../../face/index.ts';
import type { Command, GameView } from '../../game/index.ts';
import { tellCallDoubt, tellFirstGodDoubt, tellPrayerDoubt } from '../../words/index.ts';
import type { GameHost } from '../game/game-host.ts';
import type { Doubt } from './doubt.ts';

const PRAY: Command = { kind: 'pray' };

/** Outcomes of a prayer that cost the hero something. */
const ANGER: ReadonlySet<string> = new Set(['displeased', 'curses', 'punishes', 'sends']);

/**
 * The question before a prayer away from altars; undefined: its god is as likely to be angry as the player accepts.
 * An altar asks by itself, or costs nothing, except that of a hero without a god: its god is his for good, which is
 * asked whatever danger he accepts.
 * @param threshold the danger from which the player wants to be asked; 0: never
 */
export async function prayerDoubt(
  host: GameHost,
  view: GameView,
  threshold: number,
): Promise<Doubt | undefined> {
  const { god } = view.hero;
  const isAtAltar = thingsAt(view, view.hero).some(({ use }) => use === 'altar');
  const isAsked = isAtAltar ? god === undefined : threshold > 0;
  if (view.ending !== undefined || !isAsked) {
    return undefined;
  }
  const { help, altar } = (await host.odds({ ask: 'sheet' })).sheet ?? {};
  if (isAtAltar) {
    return altar && doubt(tellFirstGodDoubt(altar.god, altar.gives), 1);
  }
  if (help?.isInNeed === true) {
    return help.inTurns === 0 ? undefined : doubt(tellCallDoubt(god?.name, help.inTurns), 1);
  }
  const outcomes = god?.prayer?.outcomes ?? [];
  const angry = outcomes.filter(({ outcome }) => ANGER.has(outcome));
  const share = angry.reduce((sum, { percent }) => sum + percent, 0) / 100;
  return share > threshold ? doubt(tellPrayerDoubt(god!), share) : undefined;
}

/** @param share the chance of anger, 0…1 */
function doubt(text: string, share: number): Doubt {
  return { command: PRAY, text, share, stands: 0 };
}
