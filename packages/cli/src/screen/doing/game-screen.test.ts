import { readContent } from '@roguewright/content';
import { Generator } from '@roguewright/engine/chance';
import type { Command } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { loadContent } from '@roguewright/engine/objects';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { aimAndAct } from '../aiming/targeting.ts';
import { PlayedGame } from '../game/played-game.ts';
import { type ScreenOptions, USUAL_OPTIONS } from '../options/options.ts';
import { HungUp, Stage } from '../stage/stage.ts';
import { GameScreen } from './game-screen.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

/** Plays keys on a screen of its own. */
async function play(keys: readonly string[], device = new FakeDevice(keys), role = 'wizard') {
  const start = { heroName: 'Perchta', role, race: 'human', seed: 'demo' };
  const game = LocalGame.create(content, house, start);
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
  const kept: ScreenOptions[] = [];
  const place = {
    read: () => USUAL_OPTIONS,
    keep: (options: ScreenOptions) => {
      kept.push(options);
      return '';
    },
  };
  const stage = new Stage(device, USUAL_OPTIONS);
  const ended = await GameScreen.play(host, stage, place, []).catch((error: unknown) => {
    if (error instanceof HungUp) {
      return 'hung up';
    }
    throw error;
  });
  return { ended, commands, screens: device.screens, device, kept };
}

describe('a game on the full screen', () => {
  it('shows the map, the hero and the keys, and keeps the game when it is left', async () => {
    const { screens, ended } = await play(['S']);
    const [screen = ''] = screens;
    expect(screen).toContain('│ Human Wizard, level 1');
    expect(screen).toMatch(/HP █+ 12\/12/);
    expect(screen).toMatch(/#.*@/);
    expect(screen).toContain('? help');
    expect(screen.split('\n')).toHaveLength(24);
    expect(ended).toBe('');
  });

  it('ends when the terminal goes away', async () => {
    const { ended } = await play([]);
    expect(ended).toBe('hung up');
  });

  it('keeps options when they are changed, and shows no clicks when they are not wanted', async () => {
    const { kept, device, screens } = await play([
      'O',
      'ArrowUp',
      'Enter',
      'ArrowDown',
      'Enter',
      'Escape',
      'S',
    ]);
    expect(kept.map(({ mouse, palette }) => [mouse, palette])).toEqual([
      [false, 'standard'],
      [false, 'protanopia'],
    ]);
    expect(device.clicks).toBe(false);
    expect(screens[5]).toContain('Protanopia');
  });

  it('goes where the map is clicked, and attacks or steps beside the hero', async () => {
    const rows = (await play(['S'])).screens[0]!.split('\n');
    const row = rows.findIndex(line => line.includes('@'));
    const column = rows[row]!.indexOf('@');
    const { commands } = await play([
      `Click ${column - 1} ${row}`,
      `Click ${column + 2} ${row}`,
      'Click 70 2',
      'S',
    ]);
    expect(commands).toEqual([
      { kind: 'move', direction: 7 },
      { kind: 'travel', x: expect.any(Number), y: expect.any(Number) },
    ]);
  });

  it('shows a weapon beside the one in hand before it is wielded, and lists nobody met yet', async () => {
    const device = new FakeDevice(['=', '-', 'Escape', '/', 'Escape', 'S']);
    const { screens, commands } = await play([], device, 'valkyrie');
    expect(screens[1]).toContain('Compare which weapon?');
    expect(screens[1]).toContain('dagger');
    expect(screens[2]).toContain('Against a match for you');
    expect(screens[2]).toMatch(/\+1 spear, in hand +bare hands/);
    expect(screens[2]).toMatch(/Turns to kill +\d/);
    expect(screens[4]).toContain('You have met nobody yet.');
    expect(commands).toEqual([]);
  });

  it('explores by one key, and shows the way in frames', async () => {
    const { commands, device, screens } = await play(['`', 'S']);
    expect(commands).toEqual([{ kind: 'explore' }]);
    expect(device.moments.length).toBeGreaterThan(2);
    expect(screens[1]).toContain('? help');
  });

  it.each([
    [80, 24],
    [60, 16],
    [40, 12],
    [132, 50],
  ])('fits %i columns and %i rows', async (columns, rows) => {
    const keys = ['Z', 'a', 'Escape', '`', ';', 'Escape', 'O', 'Escape', 'S'];
    const { screens } = await play([], new FakeDevice(keys, columns, rows));
    for (const screen of screens) {
      expect(screen.split('\n')).toHaveLength(rows);
    }
    expect(screens[0]).toContain('@');
    expect(screens.at(-1)).toContain('@');
    expect(screens[0]).toMatch(/HP.*12\/12/);
  });

  it('steps by vi keys and arrows, runs by capital letters, and counts', async () => {
    const { commands } = await play(['l', 'ArrowLeft', '3', 's', 'H', 'S']);
    expect(commands.slice(0, 4)).toEqual([
      { kind: 'move', direction: 3 },
      { kind: 'move', direction: 7 },
      { kind: 'search', count: 3 },
      { kind: 'move', direction: 7 },
    ]);
  });

  it('runs until there is no way on, without saying so', async () => {
    const { screens } = await play(['H', 'S']);
    expect(screens.join('\n')).not.toContain('no way through');
    const again = await play(['H', 'H', 'S']);
    expect(again.screens.join('\n')).toContain('There is no way through.');
  });

  it('shows the number before a command, walks so often, and says when it is too large', async () => {
    const { commands, screens } = await play(['1', '5', '0', 'Escape', '3', 'h', 'S']);
    expect(screens[1]).toContain('Count: 1;');
    expect(screens[2]).toContain('Count: 15;');
    expect(screens[3]).toContain('Count: 15. No more than 99 can be told.');
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.length).toBeLessThanOrEqual(3);
    expect(commands.every(({ kind }) => kind === 'move')).toBe(true);
  });

  it('wraps a page anew when the screen grows while it is read', async () => {
    const device = new (class extends FakeDevice {
      override async key() {
        const key = await super.key();
        if (key === 'resize') {
          [this.columns, this.rows] = [120, 40];
        }
        return key;
      }
    })(['?', 'resize', 'Escape', 'S'], 40, 12);
    const { screens } = await play([], device);
    const longest = (screen: string) =>
      Math.max(...screen.split('\n').map(line => line.split('│')[1]?.length ?? 0));
    expect(longest(screens[1]!)).toBeLessThanOrEqual(40);
    expect(longest(screens[2]!)).toBeGreaterThan(60);
  });

  it('turns the pages of the keys without overlap', async () => {
    const { screens } = await play(['?', ' ', ' ', 'Escape', 'S']);
    const ranges = screens
      .slice(1, 4)
      .map(screen => /(\d+)–(\d+) of (\d+)/.exec(screen)!.slice(1, 4).map(Number));
    expect(ranges[1]![0]).toBe(ranges[0]![1]! + 1);
    expect(ranges[2]![0]).toBe(ranges[1]![1]! + 1);
  });

  it('asks which door and whom to strike, so that a direction is never another command', async () => {
    const { commands, screens } = await play([
      'o',
      'l',
      'c',
      'Escape',
      'F',
      'l',
      'F',
      'Enter',
      'Escape',
      'S',
    ]);
    expect(screens[1]).toContain('Open: which way');
    expect(screens[3]).toContain('Close: which way');
    expect(screens[5]).toContain('Nobody hostile is beside you.');
    expect(commands).toEqual([
      { kind: 'open', direction: 3 },
      { kind: 'attack', direction: 3 },
    ]);
  });

  it('has something thrown where nothing can be fired', async () => {
    const device = new FakeDevice(['f', 'a', 'Escape', 'S']);
    const { screens, commands } = await play([], device, 'tourist');
    expect(screens[1]).toContain('You have nothing to fire. Throw what?');
    expect(screens[1]).toContain('darts');
    expect(screens[2]).toMatch(/Enter does it/);
    expect(commands).toEqual([]);
  });

  it('has footers for 40 columns, none of them cut', async () => {
    const keys = [
      'i',
      'Escape',
      ';',
      'Escape',
      '_',
      'Escape',
      'Z',
      'a',
      'Escape',
      'F',
      'Escape',
      'S',
    ];
    const { screens } = await play([], new FakeDevice(keys, 40, 12));
    for (const screen of screens) {
      const footers = screen.split('\n').filter(line => /Esc |S leave|Enter /.test(line));
      expect(footers.length).toBeGreaterThan(0);
      expect(
        footers.filter(
          line => !/(?:leaves?|closes|uses it|letter|recalls|place|why|\d)$/.test(line),
        ),
      ).toEqual([]);
    }
  });

  it('writes only the cells that changed', async () => {
    const { device } = await play(['l', 'S']);
    const [first = '', second = ''] = device.written;
    expect(first.length).toBeGreaterThan(80 * 24);
    expect(second.length).toBeLessThan(400);
  });

  it('shows the odds of a spell before it is cast, explains them, and casts where it is aimed', async () => {
    const { screens, commands } = await play([
      ...['Z', 'a', 'Enter', 'k', 'x', 'Escape', 'h', 'Enter', 'S'],
    ]);
    expect(screens[1]).toMatch(/a - fireball +3 +attack +3 energy +43 % +100 %/);
    // Nobody is in line: nothing is aimed yet, and Enter casts at nobody.
    expect(screens[2]).toMatch(/│ Fails 43 %/);
    expect(screens[2]).toContain('No enemy stands where');
    expect(screens[2]).not.toContain('exact');
    expect(screens[3]).toContain('No enemy stands where');
    expect(screens[4]).toMatch(/│ Fails 43 %/);
    expect(screens[4]).not.toContain('│ Why');
    expect(screens[5]).toContain('│ Why');
    expect(screens[7]).toMatch(/│ Squares: \d+ ticks?, fading/);
    expect(commands).toEqual([expect.objectContaining({ kind: 'cast', direction: 7 })]);
  });

  it('aims at the hero with s, where the rules then refuse what needs a direction', async () => {
    const { commands, screens } = await play(['Z', 'a', 's', 'Enter', 'S']);
    expect(commands).toEqual([expect.objectContaining({ kind: 'cast', direction: 0 })]);
    expect(screens.at(-1)).toContain('? help');
  });

  it('says before an aim is chosen that there is too little energy', async () => {
    const cast = ['Z', 'a', 'h', 'Enter'];
    const { screens } = await play([...Array(9).fill(cast).flat(), 'Z', 'a', 'Escape', 'S']);
    const panel = screens.at(-2)!.replaceAll(/\s+│?\s*/g, ' ');
    expect(screens.at(-2)).toContain('The spell asks more energy');
    expect(panel).toContain('Costs 3 energy');
  });

  it('does nothing when aiming is left', async () => {
    const { commands } = await play(['Z', 'a', 'Escape', 'F', 'Escape', 'q', 'Escape', 'S']);
    expect(commands).toEqual([]);
  });

  it('chooses things by letter or with arrows and Enter', async () => {
    const { commands, screens } = await play(['w', '-', 'd', 'Enter', 'S']);
    expect(screens[1]).toContain('Wield what?');
    expect(commands).toEqual([
      { kind: 'wield', item: 0 },
      expect.objectContaining({ kind: 'drop' }),
    ]);
  });

  it('counts what is said again and again', async () => {
    const { screens } = await play(['%', '%', '%', '^P', 'Escape', 'S']);
    expect(screens[2]).toContain('There is no command %. ? lists them all. (×2)');
    expect(screens[4]).toContain('(×3)');
    expect(screens[4]).not.toContain('(×2)');
  });

  it('aims a spell that happens at a square with a free cursor', async () => {
    const game = LocalGame.create(content, house, {
      heroName: 'Perchta',
      role: 'wizard',
      race: 'human',
      seed: 'demo',
    });
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

  it('uses a thing by its letter in the bag', async () => {
    const { commands, screens } = await play(['i', 'b', 'q', 'S']);
    expect(screens[1]).toContain('b: 3 uncursed potions of healing');
    expect(screens[2]).toContain('q - Quaff: Drink a potion.');
    expect(commands).toEqual([expect.objectContaining({ kind: 'quaff' })]);
  });

  it('looks at a square under a cursor, and travels to one', async () => {
    const { screens, commands } = await play([';', 'h', 'Escape', '_', 'h', 'Enter', 'S']);
    expect(screens[1]).toMatch(/│ .*stairs up/);
    expect(commands).toEqual([expect.objectContaining({ kind: 'travel' })]);
  });

  it('travels to the nearest thing or stairs first, remembered ones too', async () => {
    const { commands } = await play(['`', '`', '_', 'Enter', '_', '+', 'Enter', 'S']);
    const [, , first, second] = commands;
    expect([first?.kind, second?.kind]).toEqual(['travel', 'travel']);
    expect(second).not.toEqual(first);
  });

  it('has pages of keys, things and what happened, and says which keys mean nothing', async () => {
    const { screens } = await play(['?', ' ', 'Escape', 'i', 'Escape', '%', '^P', 'Escape', 'S']);
    expect(screens[1]).toContain('Keys');
    expect(screens[2]).not.toBe(screens[1]);
    expect(screens[4]).toContain('You carry');
    expect(screens[6]).toContain('There is no command %. ? lists them all.');
    expect(screens[7]).toContain('History');
  });

  it('says how much room it needs, and goes on when it has it', async () => {
    const device = new (class extends FakeDevice {
      override async key() {
        const key = await super.key();
        this.columns = 80;
        return key;
      }
    })(['resize', 'l', 'S'], 30, 24);
    const { screens, commands } = await play([], device);
    expect(screens[0]).toContain('The game needs 40 columns and');
    expect(screens[1]).toContain('Human Wizard');
    expect(commands).toHaveLength(1);
  });

  it.each(['wizard', 'ranger', 'priest'])(
    'takes whatever a cat on the keyboard presses, as a %s',
    async role => {
      const keys = [
        ...'hjklyubnHLsZzftqrewWTdD,g;_FxoicE+*@?.abc5%',
        'Enter',
        'Escape',
        'Tab',
        'ArrowUp',
        '^A',
        '^D',
        '^L',
      ];
      const random = new Generator(7);
      const pressed = Array.from({ length: 300 }, () => keys[random.below(keys.length)]!);
      const { screens, commands } = await play([], new FakeDevice(pressed), role);
      expect(commands.length).toBeGreaterThan(10);
      expect(screens.every(screen => screen.split('\n').every(row => row.length <= 80))).toBe(true);
    },
  );
});
