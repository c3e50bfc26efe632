// What a walk in lines does about what holds the hero.

import { readContent } from '@roguewright/content';
import { CONDITIONS } from '@roguewright/engine/actors';
import { type Command, loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { demoGame } from '../testing/play-keys.ts';
import { Session } from './session.ts';

/** The demo game, its hero alone and held fast for some turns. */
function heldGame(turns: number): LocalGame {
  const saved = demoGame().save();
  const [seat, ...others] = saved.seats;
  const conditions = seat!.sheet.conditions.turns.map((left, number) =>
    CONDITIONS[number] === 'trapped' ? turns : left,
  );
  const held = { ...seat!.sheet.conditions, turns: conditions };
  return LocalGame.restore(loadContent(readContent()), createRulesets().resolve('house'), {
    ...saved,
    levels: saved.levels.map(([key, level]) => [key, { ...level, creatures: [] }]),
    seats: [{ ...seat!, sheet: { ...seat!.sheet, conditions: held } }, ...others],
  });
}

describe('exploring while held fast', () => {
  it('struggles until the hero is free, and explores on', async () => {
    const game = heldGame(4);
    const commands: Command[] = [];
    const session = await Session.begin(
      {
        look: async () => game.look(),
        perform: async command => {
          commands.push(command);
          return game.perform(command);
        },
        odds: async question => game.odds(question),
        close: async () => {},
      },
      false,
      0.1,
    );
    const { x, y } = game.look().view.hero;
    const told = await session.answer('explore');
    expect(told).toMatch(/You struggle, and are held\..*\n/);
    expect(told).not.toContain('you get no further');
    const { hero } = game.look().view;
    expect([hero.x, hero.y]).not.toEqual([x, y]);
    expect(hero.conditions).not.toContain('trapped');
    expect(commands.length).toBeGreaterThan(2);
  });
});
