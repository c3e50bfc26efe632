import type { Command } from '@roguewright/engine/game';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { demoGame, playKeys } from '../../testing/play-keys.ts';
import { aimAndAct } from '../aiming/targeting.ts';
import { PlayedGame } from '../game/played-game.ts';
import { USUAL_OPTIONS } from '../options/options.ts';
import { Stage } from '../stage/stage.ts';

describe('aiming on the full screen', () => {
  it('has something thrown where nothing can be fired', async () => {
    const device = new FakeDevice(['f', 'a', 'Escape', 'S']);
    const { screens, commands } = await playKeys([], device, 'tourist');
    expect(screens[1]).toContain('You have nothing to fire. Throw what?');
    expect(screens[1]).toContain('darts');
    expect(screens[2]).toMatch(/Choose where first/);
    expect(commands).toEqual([]);
  });

  it('shows the odds of a spell before it is cast, explains them, and casts where it is aimed', async () => {
    const { screens, commands } = await playKeys([
      ...['Z', 'a', 'Enter', 'k', 'x', 'Escape', 'h', 'Enter', 'S'],
    ]);
    expect(screens[1]).toMatch(/a - fireball +3 +attack +3 energy +43 % +100 %/);
    // No creature is in line, so nothing is aimed yet, and Enter does nothing.
    expect(screens[2]).toMatch(/│ Fails 43 %/);
    expect(screens[2]).toContain('No enemy is in its way');
    expect(screens[2]).not.toContain('exact');
    expect(screens[3]).toContain('No enemy is in its way');
    expect(screens[4]).toMatch(/│ Fails 43 %/);
    expect(screens[4]).not.toContain('│ Why');
    expect(screens[5]).toContain('│ Why');
    expect(screens[7]).toMatch(/│ Squares: \d+ ticks?, fading/);
    expect(commands).toEqual([expect.objectContaining({ kind: 'cast', direction: 7 })]);
  });

  it('explains how often a spell fails before it is aimed, and says why Enter does nothing', async () => {
    const { screens, commands } = await playKeys([...['Z', 'a', 'x', 'Escape', 'Enter'], 'S']);
    expect(screens[3]).toContain('│ Why');
    expect(screens[3]).toMatch(/An attribute of \d+ gives/);
    expect(screens[5]).toContain('Choose where first: directions aim');
    expect(commands).toEqual([]);
  });

  it('aims at the hero with s, where the rules then refuse what needs a direction', async () => {
    const { commands, screens } = await playKeys(['Z', 'a', 's', 'Enter', 'S']);
    expect(commands).toEqual([expect.objectContaining({ kind: 'cast', direction: 0 })]);
    expect(screens.at(-1)).toContain('? help');
  });

  it('says that there is too little energy before an aim is chosen', async () => {
    const cast = ['Z', 'a', 'h', 'Enter'];
    const { screens } = await playKeys([...Array(9).fill(cast).flat(), 'Z', 'a', 'Escape', 'S']);
    const panel = screens.at(-2)!.replaceAll(/\s+│?\s*/g, ' ');
    expect(screens.at(-2)).toContain('You don’t have enough energy');
    expect(panel).toContain('Costs 3 energy');
  });

  it('casts at what is aimed when its own key is struck again', async () => {
    const { commands } = await playKeys(['Z', 'a', 'Z', 'h', 'Z', 'S']);
    expect(commands).toEqual([expect.objectContaining({ kind: 'cast', direction: 7 })]);
  });

  it('has a spell without an aim confirmed, and doesn’t say that it hits nobody', async () => {
    const { screens, commands } = await playKeys(['Z', 'c', 'Enter', 'S']);
    expect(screens[2]).toContain('Enter confirms, Esc cancels; x explains');
    expect(screens[2]).not.toMatch(/directions aim|hit nobody/);
    expect(commands).toEqual([expect.objectContaining({ kind: 'cast', direction: 0 })]);
  });

  it('warns before a cast that would do nothing, and casts when told again', async () => {
    const game = demoGame();
    const { view } = game.look();
    const spell = { ...view.spells[0]!, needsDirection: false };
    const commands: Command[] = [];
    const device = new FakeDevice(['Enter', 'Escape', 'Enter', 'Enter']);
    const answer = { ...game.odds({ ask: 'cast', spell: spell.id, direction: 0 }), inVain: true };
    const host = {
      look: async () => game.look(),
      perform: async (command: Command) => {
        commands.push(command);
        return game.look();
      },
      odds: async () => answer as ReturnType<typeof game.odds>,
      close: async () => {},
    };
    const played = await PlayedGame.begin(host, new Stage(device, USUAL_OPTIONS));
    await aimAndAct(played, { kind: 'cast', spell }, spell.name);
    expect(commands).toEqual([]);
    expect(device.screens[0]).toContain('As far as you know');
    expect(device.screens[1]).toContain('It would have no effect. Enter does it all the same');
    await aimAndAct(played, { kind: 'cast', spell }, spell.name);
    expect(commands).toEqual([expect.objectContaining({ kind: 'cast' })]);
  });

  it('does nothing when aiming is left', async () => {
    const { commands } = await playKeys(['Z', 'a', 'Escape', 'F', 'Escape', 'q', 'Escape', 'S']);
    expect(commands).toEqual([]);
  });

  it('aims a spell that happens at a square with a free cursor', async () => {
    const game = demoGame();
    const { view } = game.look();
    const spell = { ...view.spells[0]!, atSquare: true, needsDirection: false };
    const asked: OddsQuestion[] = [];
    const commands: Command[] = [];
    const device = new FakeDevice(['h', 'y', 'Enter']);
    const host = {
      look: async () => game.look(),
      perform: async (command: Command) => {
        commands.push(command);
        return game.look();
      },
      odds: async (question: OddsQuestion) => {
        asked.push(question);
        return game.odds({ ask: 'cast', spell: spell.id, direction: 1 });
      },
      close: async () => {},
    };
    const played = await PlayedGame.begin(host, new Stage(device, USUAL_OPTIONS));
    await aimAndAct(played, { kind: 'cast', spell }, spell.name);
    const [first, last] = asked;
    expect(first).toMatchObject({ ask: 'cast-at', spell: spell.id });
    expect(last).not.toEqual(first);
    expect(commands).toEqual([{ ...last, ask: undefined, kind: 'cast-at' }]);
    expect(device.screens[0]).toMatch(/Fails \d+ %/);
  });
});
