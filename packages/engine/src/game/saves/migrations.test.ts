import { describe, expect, it } from 'vitest';
import { createRulesets } from '../../rulesets/index.ts';
import { newGame } from '../assembly/new-game.ts';
import { dungeonContent } from '../testing/content.ts';
import { type MigrationStep, migrate } from './migrations.ts';
import { hashGame, restoreGame, type SavedGame, saveGame } from './save.ts';

/** Two steps of a format that began with hit points in a list and called the hero a player. */
const steps: readonly MigrationStep[] = [
  ({ points, ...rest }) => ({ ...rest, hitPoints: (points as number[])[0] }),
  ({ player, ...rest }) => ({ ...rest, hero: player }),
];

describe('a save of an older format', () => {
  const oldest = { version: 1, player: 'Ada', points: [7] };
  const present = { version: 3, hero: 'Ada', hitPoints: 7 };

  it('is brought up to date step by step, and the older one is left as it was', () => {
    const kept = JSON.parse(JSON.stringify(oldest)) as unknown;
    expect(migrate('the save', oldest, steps)).toEqual(present);
    expect(oldest).toEqual(kept);
    expect(migrate('the save', { version: 2, player: 'Ada', hitPoints: 7 }, steps)).toEqual(
      present,
    );
    expect(migrate('the save', present, steps)).toBe(present);
  });

  it('is refused when it is newer than this engine, or of no version', () => {
    expect(() => migrate('the save', { version: 4 }, steps)).toThrow(
      'the save is of version 4; this engine reads versions up to 3',
    );
    for (const wrong of [{}, { version: 0 }, { version: '1' }, { version: 1.5 }, [], null, 7]) {
      expect(() => migrate('the save', wrong, steps)).toThrow(/version: expected 1 to 3, got/);
    }
  });

  it('goes on as a game of this engine', () => {
    const content = dungeonContent();
    const house = createRulesets().resolve('house');
    const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed: 'old' };
    const state = newGame(content, house, start);
    const { ticks, ...rest } = saveGame(state);
    const older = { ...rest, elapsed: ticks, version: 1 };
    const renamed: MigrationStep = ({ elapsed, ...others }) => ({ ...others, ticks: elapsed });
    const restored = restoreGame(content, house, older as unknown as SavedGame, [renamed]);
    expect(hashGame(restored)).toBe(hashGame(state));
  });
});
