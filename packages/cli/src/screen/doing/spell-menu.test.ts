import { readContent } from '@roguewright/content';
import { type Command, loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { USUAL_OPTIONS } from '../options/options.ts';
import { HungUp, Stage } from '../stage/stage.ts';
import { GameScreen } from './game-screen.ts';

const content = loadContent(readContent());

/** Plays keys on a screen of its own. */
async function play(keys: readonly string[], ruleset = 'house') {
  const start = { heroName: 'Perchta', role: 'wizard', race: 'human', seed: 'demo' };
  const rules = createRulesets().resolve(parseRulesetName(ruleset));
  const game = LocalGame.create(content, rules, start);
  const commands: Command[] = [];
  const host = {
    look: async () => game.look(),
    perform: async (command: Command) => {
      commands.push(command);
      return game.perform(command);
    },
    odds: async (question: Parameters<LocalGame['odds']>[0]) => game.odds(question),
    close: async () => {},
  };
  const device = new FakeDevice(keys);
  const place = { read: () => USUAL_OPTIONS, keep: () => '' };
  const stage = new Stage(device, USUAL_OPTIONS);
  await GameScreen.play(host, stage, place, []).catch((error: unknown) => {
    if (!(error instanceof HungUp)) {
      throw error;
    }
  });
  return { commands, screens: device.screens, spells: game.look().view.spells };
}

describe('the menu of spells on the full screen', () => {
  it('shows the columns of the rules', async () => {
    const { screens } = await play(['+', 'Escape', 'S']);
    expect(screens.join('\n')).toMatch(/Name +Level +School +Price +Fail +Retention/);
    expect(screens.join('\n')).toMatch(/a - fireball +3 +attack +3 energy +\d+ % +100 %/);
    const fiqhack = await play(['+', 'Escape', 'S'], 'casting=fiqhack');
    expect(fiqhack.screens.join('\n')).toMatch(/Name +Level +School +Price$/m);
    expect(fiqhack.screens.join('\n')).not.toContain('[sort');
  });

  it('is sorted by +, and gives letters in that order by =', async () => {
    const { commands, spells } = await play(['+', '+', 'c', '=', 'Escape', 'S']);
    expect(commands).toEqual([
      { kind: 'sort-spells', order: 'level' },
      { kind: 'reletter-spells' },
    ]);
    const levels = spells.map(({ spellLevel }) => spellLevel);
    expect(levels).toEqual([...levels].sort((one, other) => one - other));
    expect(spells.map(({ letter }) => letter).slice(0, 2)).toEqual(['a', 'b']);
  });

  it('has two spells change letters that are chosen one after the other', async () => {
    const before = (await play(['S'])).spells;
    const { commands, spells } = await play(['+', 'a', 'b', 'Escape', 'S']);
    expect(commands).toEqual([{ kind: 'swap-spells', spell: before[0]!.id, other: before[1]!.id }]);
    expect(spells[0]!.name).toBe(before[1]!.name);
  });
});
