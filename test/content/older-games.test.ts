// Games that programs of earlier days wrote to files: their snapshots still go on, under the content of today.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAVE_VERSION } from '@roguewright/engine/game';
import { readGameFile, resumeUntrusted } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const FOLDER = join(import.meta.dirname, '../recordings/older');
const house = createRulesets().resolve('house');

describe.each(readdirSync(FOLDER))('the game in %s', name => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  const version = Number(/\d+/.exec(name)![0]);

  it('was written by a program of that version', () => {
    const { snapshot } = JSON.parse(text) as { snapshot: { version: number } };
    expect(snapshot.version).toBe(version);
    expect(version).toBeLessThan(SAVE_VERSION);
  });

  it('goes on where it was left, and is the same game when it is written again', () => {
    const game = resumeUntrusted(content, house, readGameFile(text).snapshot!);
    const { turn } = game.look().view;
    expect(resumeUntrusted(content, house, game.save()).hash()).toBe(game.hash());
    for (let moves = 0; moves < 20; moves++) {
      game.perform({ kind: 'search', count: 1 });
    }
    const { view } = game.look();
    expect(view.turn > turn || view.ending !== undefined).toBe(true);
  });

  it('is refused with anything in it that is not read', () => {
    const { snapshot } = readGameFile(text);
    const more = { ...snapshot!, levels: [[1, { ...snapshot!.levels[0]![1], hoard: [1] }]] };
    expect(() => resumeUntrusted(content, house, { ...more } as typeof snapshot & object)).toThrow(
      /snapshot\.levels|snapshot\.effectKinds|can't be read/,
    );
  });
});
