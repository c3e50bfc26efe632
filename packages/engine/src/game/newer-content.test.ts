import { describe, expect, it } from 'vitest';
import { type Content, loadContent } from '../objects/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { newGame } from './assembly/new-game.ts';
import { performCommand } from './perform.ts';
import { restoreGame, type SavedGame, saveGame } from './saves/save.ts';
import type { GameState } from './state/state.ts';
import { dungeonContent, dungeonFiles } from './testing/content.ts';

const house = createRulesets().resolve('house');

/** A fireball on its way, so that the map holds an effect. */
function withEffect(): GameState {
  for (let seed = 1; seed <= 60; seed++) {
    const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed: `s${seed}` };
    const state = newGame(dungeonContent(), house, start);
    const spell = state.sheet.spells[0]!.id;
    for (const direction of [1, 3, 5, 7] as const) {
      performCommand(state, { kind: 'cast', spell, direction });
      if (state.level.effects.count > 0) {
        return state;
      }
    }
  }
  throw new Error('no cast left an effect on the map');
}

/** Newer content: an archetype before all others, so that every place in the catalogue moves. */
function newer(without = ''): Content {
  const files = dungeonFiles().map(({ path, text }) => ({
    path,
    text: without === '' ? text : text.replaceAll(new RegExp(`\\b${without}\\b`, 'g'), 'renamed'),
  }));
  return loadContent([{ path: 'aaa.arc', text: 'Object aaa_newt\nname newt\nend\n' }, ...files]);
}

describe('a save under newer content', () => {
  it('goes on when every archetype that it names is still there', () => {
    const state = withEffect();
    const saved = JSON.parse(JSON.stringify(saveGame(state))) as SavedGame;
    const restored = restoreGame(newer(), house, saved);
    const kindsOf = ({ level, content }: GameState) =>
      Array.from(level.effects.archetype.subarray(0, level.effects.count), place => {
        return content.archetypeAt(place).id;
      });
    expect(restored.content.hash).not.toBe(state.content.hash);
    expect(kindsOf(restored)).toEqual(kindsOf(state));
    expect(restored.level.effects.archetype[0]).not.toBe(state.level.effects.archetype[0]);
    performCommand(restored, { kind: 'rest', count: 1 });
    expect(restored.world.sequence).toBe(state.world.sequence + 1);
  });

  it('is refused by the name of what is missing otherwise', () => {
    const saved = saveGame(withEffect());
    expect(() => restoreGame(newer('jackal'), house, saved)).toThrow(
      /the save can't be read: .*expected a known archetype.*got jackal/,
    );
  });
});
