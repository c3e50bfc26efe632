import { castingRulesets, LocalGame, playedRuleset } from '@roguewright/engine/host';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const library = createRulesets();
const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed: 'rules' };

describe('the rules of a new game', () => {
  it('are those of the host, or with the casting rules that are asked for', () => {
    expect(playedRuleset(library, 'house', {}).id).toBe('house');
    expect(playedRuleset(library, 'house', { casting: 'house' }).id).toBe('house');
    const mixed = playedRuleset(library, 'house', { casting: 'fiqhack' });
    const house = library.resolve('house');
    expect(mixed.id).toBe('casting=fiqhack');
    expect(mixed.slots.casting).toEqual(library.resolve('fiqhack').slots.casting);
    expect(mixed.slots.speed).toEqual(house.slots.speed);
    expect(mixed.bridges).toBe(house.bridges);
  });

  it('keep what else the host has chosen', () => {
    const host = 'casting=slashem,speed=nethack-3.4.3';
    const mixed = playedRuleset(library, host, { casting: 'nethack-3.7' });
    expect(mixed.origins).toMatchObject({ casting: 'nethack-3.7', speed: 'nethack-3.4.3' });
    const program = playedRuleset(library, 'nethack-3.4.3', { casting: 'fiqhack' });
    expect(program.origins).toMatchObject({ casting: 'fiqhack', charging: 'nethack-3.4.3' });
  });

  it('are refused by name, with the nearest', () => {
    expect(() => playedRuleset(library, 'house', { casting: 'fiqhak' })).toThrow(
      /^casting: .*did you mean fiqhack/,
    );
    expect(castingRulesets(library)).toContain('wiki-spellcasting');
    expect(castingRulesets(library)).not.toContain('wiki-speed');
  });

  it('are what the save says, and nothing else tells of them', () => {
    for (const casting of castingRulesets(library)) {
      const ruleset = playedRuleset(library, 'house', { casting });
      const game = LocalGame.create(content, ruleset, { ...start, casting });
      game.perform({ kind: 'rest', count: 1 });
      const saved = game.save();
      expect(saved.ruleset).toBe(ruleset.id);
      expect(saved.start).toEqual(start);
      const restored = LocalGame.restore(
        content,
        library.resolve(parseRulesetName(ruleset.id)),
        saved,
      );
      expect(restored.hash()).toBe(game.hash());
    }
  });
});
