import { Generator } from '@roguewright/engine/chance';
import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { demoGame, playKeys } from '../../testing/play-keys.ts';

describe('a game on the full screen', () => {
  it('shows the map, the hero and the keys, and keeps the game when it is left', async () => {
    const { screens, ended } = await playKeys(['S']);
    const [screen = ''] = screens;
    expect(screen).toContain('│ Human Wizard, level 1');
    expect(screen).toMatch(/HP █+ 12\/12/);
    expect(screen).toMatch(/#.*@/);
    expect(screen).toContain('? help');
    expect(screen.split('\n')).toHaveLength(24);
    expect(ended).toBe('');
  });

  it('ends when the terminal goes away', async () => {
    const { ended } = await playKeys([]);
    expect(ended).toBe('hung up');
  });

  it('keeps its last page until Enter, with the pages that can still be read', async () => {
    // A wizard who rests on until he starves.
    const rests = Array.from({ length: 400 }, () => ['9', '9', '.']).flat();
    const device = new FakeDevice([...rests, 'x', '^P', 'Escape', 'Enter']);
    const { ended } = await playKeys([], device);
    expect(ended).toContain('Perchta the Human Wizard was killed by hunger');
    const [over, history] = [device.screens.at(-4)!, device.screens.at(-2)!];
    expect(over).toContain('The game is over. Enter leaves');
    expect(over).toContain('0 points: experience level 1, deepest dungeon level 1.');
    expect(history).toContain('│ History');
    expect(history).toContain('was killed by hunger');
  });

  it('keeps options when they are changed, and shows no clicks when they are not wanted', async () => {
    const { kept, device, screens } = await playKeys([
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
    const rows = (await playKeys(['S'])).screens[0]!.split('\n');
    const row = rows.findIndex(line => line.includes('@'));
    const column = rows[row]!.indexOf('@');
    const { commands } = await playKeys([
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

  it('compares a weapon with the one in hand, and lists no creatures before the first is met', async () => {
    const device = new FakeDevice(['=', '-', 'Escape', '/', 'Escape', 'S']);
    const { screens, commands } = await playKeys([], device, 'valkyrie');
    expect(screens[1]).toContain('Compare which weapon?');
    expect(screens[1]).toContain('dagger');
    expect(screens[2]).toContain('Against a typical monster of your level');
    expect(screens[2]).toMatch(/\+1 spear, in hand +bare hands/);
    expect(screens[2]).toMatch(/Turns to kill +\d/);
    expect(screens[4]).toContain('You haven’t met any creatures yet.');
    expect(commands).toEqual([]);
  });

  it('leaves no strip of half words beside a wide page', async () => {
    const { screens } = await playKeys(['@', 'Escape', 'S']);
    const page = screens[1]!.split('\n').filter(line => line.includes('│'));
    expect(page.length).toBeGreaterThan(10);
    expect(page.filter(line => !line.startsWith('│'))).toEqual([]);
  });

  it('explores by one key, and shows the way in frames', async () => {
    const { commands, device, screens } = await playKeys(['`', 'S']);
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
    const { screens } = await playKeys([], new FakeDevice(keys, columns, rows));
    for (const screen of screens) {
      expect(screen.split('\n')).toHaveLength(rows);
    }
    expect(screens[0]).toContain('@');
    expect(screens.at(-1)).toContain('@');
    expect(screens[0]).toMatch(/HP.*12\/12/);
  });

  it('steps by vi keys and arrows, runs by capital letters, and counts', async () => {
    const { commands } = await playKeys(['l', 'ArrowLeft', '3', 's', 'H', 'S']);
    expect(commands.slice(0, 4)).toEqual([
      { kind: 'move', direction: 3 },
      { kind: 'move', direction: 7 },
      { kind: 'search', count: 3 },
      { kind: 'move', direction: 7 },
    ]);
  });

  it('runs until there is no way on, without saying so', async () => {
    const { screens } = await playKeys(['H', 'S']);
    expect(screens.join('\n')).not.toContain('no way through');
    const again = await playKeys(['H', 'H', 'S']);
    expect(again.screens.join('\n')).toContain('There is no way through.');
  });

  it('shows the number before a command, walks so often, and says when it is too large', async () => {
    const { commands, screens } = await playKeys(['1', '5', '0', 'Escape', '3', 'h', 'S']);
    expect(screens[1]).toContain('Count: 1;');
    expect(screens[2]).toContain('Count: 15;');
    expect(screens[3]).toContain('Count: 15. No more than 99 can be told.');
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.length).toBeLessThanOrEqual(3);
    expect(commands.every(({ kind }) => kind === 'move')).toBe(true);
  });

  it('wraps a page again when the screen grows while it is read', async () => {
    const device = new (class extends FakeDevice {
      override async key() {
        const key = await super.key();
        if (key === 'resize') {
          [this.columns, this.rows] = [120, 40];
        }
        return key;
      }
    })(['?', 'resize', 'Escape', 'S'], 40, 12);
    const { screens } = await playKeys([], device);
    const longest = (screen: string) =>
      Math.max(...screen.split('\n').map(line => line.split('│')[1]?.length ?? 0));
    expect(longest(screens[1]!)).toBeLessThanOrEqual(40);
    expect(longest(screens[2]!)).toBeGreaterThan(60);
  });

  it('turns the pages of the keys without overlap', async () => {
    const { screens } = await playKeys(['?', ' ', ' ', 'Escape', 'S']);
    const ranges = screens
      .slice(1, 4)
      .map(screen => /(\d+)–(\d+) of (\d+)/.exec(screen)!.slice(1, 4).map(Number));
    expect(ranges[1]![0]).toBe(ranges[0]![1]! + 1);
    expect(ranges[2]![0]).toBe(ranges[1]![1]! + 1);
  });

  it('asks which door and whom to strike, so that a direction is never another command', async () => {
    const { commands, screens } = await playKeys([
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
    expect(screens[5]).toContain('No enemy is beside you.');
    expect(commands).toEqual([
      { kind: 'open', direction: 3 },
      { kind: 'attack', direction: 3 },
    ]);
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
    const { screens } = await playKeys([], new FakeDevice(keys, 40, 12));
    for (const screen of screens) {
      const footers = screen.split('\n').filter(line => /Esc |S leave|Enter /.test(line));
      expect(footers.length).toBeGreaterThan(0);
      expect(
        footers.filter(
          line => !/(?:leaves?|cancels|closes|uses it|letter|recalls|place|why|\d)$/.test(line),
        ),
      ).toEqual([]);
    }
  });

  it('writes only the cells that changed', async () => {
    const { device } = await playKeys(['l', 'S']);
    const [first = '', second = ''] = device.written;
    expect(first.length).toBeGreaterThan(80 * 24);
    expect(second.length).toBeLessThan(400);
  });

  it('chooses things by letter or with arrows and Enter', async () => {
    const { commands, screens } = await playKeys(['w', '-', 'd', 'Enter', 'S']);
    expect(screens[1]).toContain('Wield what?');
    expect(commands).toEqual([
      { kind: 'wield', item: 0 },
      expect.objectContaining({ kind: 'drop' }),
    ]);
  });

  it('counts a message that is repeated', async () => {
    const { screens } = await playKeys([']', ']', ']', '^P', 'Escape', 'S']);
    expect(screens[2]).toContain('There is no command ]. ? lists them all. (×2)');
    expect(screens[4]).toContain('(×3)');
    expect(screens[4]).not.toContain('(×2)');
  });

  it('uses a thing by its letter in the bag', async () => {
    const { commands, screens } = await playKeys(['i', 'b', 'q', 'S']);
    expect(screens[1]).toContain('b: 3 uncursed potions of healing');
    expect(screens[2]).toContain('q - Quaff: Drink a potion.');
    expect(commands).toEqual([expect.objectContaining({ kind: 'quaff' })]);
  });

  it('looks at a square under a cursor, and travels to one', async () => {
    const { screens, commands } = await playKeys([';', 'h', 'Escape', '_', 'h', 'Enter', 'S']);
    expect(screens[1]).toMatch(/│ .*stairs up/);
    expect(commands).toEqual([expect.objectContaining({ kind: 'travel' })]);
  });

  it('puts the cursor on stairs with < and >', async () => {
    // The game begins on the stairs up.
    const { x, y } = demoGame().look().view.hero;
    const { commands } = await playKeys(['`', '_', '<', 'Enter', 'S']);
    expect(commands.at(-1)).toEqual({ kind: 'travel', x, y });
  });

  it('travels to the nearest thing or stairs first, remembered ones too', async () => {
    const { commands } = await playKeys(['`', '`', '_', 'Enter', '_', '+', 'Enter', 'S']);
    const [, , first, second] = commands;
    expect([first?.kind, second?.kind]).toEqual(['travel', 'travel']);
    expect(second).not.toEqual(first);
  });

  it('has pages of keys, things and what happened, and says which keys mean nothing', async () => {
    const { screens } = await playKeys([
      '?',
      ' ',
      'Escape',
      'i',
      'Escape',
      ']',
      '^P',
      'Escape',
      'S',
    ]);
    expect(screens[1]).toContain('Keys');
    expect(screens[2]).not.toBe(screens[1]);
    expect(screens[4]).toContain('You carry');
    expect(screens[6]).toContain('There is no command ]. ? lists them all.');
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
    const { screens, commands } = await playKeys([], device);
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
      const { screens, commands } = await playKeys([], new FakeDevice(pressed), role);
      expect(commands.length).toBeGreaterThan(10);
      expect(screens.every(screen => screen.split('\n').every(row => row.length <= 80))).toBe(true);
    },
  );
});
