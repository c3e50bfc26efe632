// The question before a ride from which the hero may fall to his death: a fall threatens without an enemy, too.

import type { Command, GameView } from '../../game/index.ts';
import { tellFallDoubt } from '../../words/index.ts';
import type { GameHost } from '../game/game-host.ts';
import type { Doubt } from './doubt.ts';
import { fallsFrom } from './threats.ts';

/**
 * The question; undefined: none is needed.
 * @param threshold the chance above which the player is asked
 * @param accepted the chance up to which he has accepted it before
 */
export async function fallDoubt(
  host: GameHost,
  command: Extract<Command, { readonly kind: 'ride' | 'kick' }>,
  view: GameView,
  threshold: number,
  accepted: number,
): Promise<Doubt | undefined> {
  const target = fallsFrom(command, view);
  if (target === undefined) {
    return undefined;
  }
  const { targets } = await host.odds({ ask: 'ride', target });
  const share = targets[0]?.killChance ?? 0;
  return share > threshold && share > accepted
    ? { command, text: tellFallDoubt(share), share, stands: 0 }
    : undefined;
}
