// A tale that ends just before a spell kills: looked for among the games of wizards.

import type { Command } from '@roguewright/engine/game';
import type { TargetOdds } from '@roguewright/engine/odds';
import { beginTale, findTale, type Tale } from './tales.ts';

type Cast = Extract<Command, { readonly kind: 'cast' }>;

/** The tale up to the cast, and the cast. */
export interface KillingCast {
  readonly tale: Tale;
  readonly command: Cast;
  readonly target: TargetOdds;
}

/** The first kill within `commands` commands that was neither certain nor impossible. */
export function findKillingCast(commands: number): KillingCast {
  let found: Omit<KillingCast, 'tale'> | undefined;
  const tale = findTale({ roles: ['wizard'], commands, games: 400 }, whole => {
    const game = beginTale(whole);
    const { id: hero } = game.look().view.hero;
    for (const [count, command] of whole.commands.entries()) {
      const targets =
        command.kind === 'cast'
          ? game.odds({ ask: 'cast', spell: command.spell, direction: command.direction }).targets
          : [];
      const { events } = game.perform(command);
      const target = targets.find(
        ({ id, killChance }) =>
          killChance > 0.02 &&
          killChance < 0.98 &&
          events.some(event => event.kind === 'died' && event.target === id && event.by === hero),
      );
      if (target !== undefined && command.kind === 'cast') {
        found = { command, target };
        return count;
      }
    }
    return undefined;
  });
  return { tale, ...found! };
}
