import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Generator } from '@roguewright/engine/chance';
import { engineGames, GameKeeper } from '@roguewright/server';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { optionsFile, optionsIn } from '../options/kept-options.ts';
import { USUAL_OPTIONS } from '../options/options.ts';
import { gamesOf } from '../play-on-screen.ts';
import { Stage } from '../stage/stage.ts';
import { type Beginning, TerminalApp } from './terminal-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'terminal-app-'));
afterAll(() => rmSync(folder, { recursive: true }));

const maker = engineGames();
let folders = 0;

/** A keeper of a folder of its own, or of the one that is named. */
async function keeperOf(dataFolder = join(folder, String(++folders))): Promise<GameKeeper> {
  const keeper = await GameKeeper.open({ dataFolder, maker, report: () => undefined });
  onTestFinished(() => keeper.close());
  return keeper;
}

/** Sits down and presses keys. */
async function sit(
  keys: readonly string[],
  keeper: GameKeeper,
  beginning: Beginning = { at: 'title' },
  device = new FakeDevice(keys),
) {
  const place = { read: () => USUAL_OPTIONS, keep: () => '' };
  const stage = new Stage(device, { ...USUAL_OPTIONS, motion: false });
  const farewell = await new TerminalApp(stage, gamesOf(keeper), place).play(beginning);
  return { farewell, screens: device.screens };
}

const HERO = ['n', ...'Perchta', 'Enter', 'Enter', 'Enter', ...'demo', 'Enter'];
const KEPT = 'The game is kept. roguewright play --continue goes on with it.';

/** Spaces that leaf through all keys, and no more: on the title another one begins a game. */
async function throughKeys(keeper: Awaited<ReturnType<typeof keeperOf>>): Promise<string[]> {
  const many = Array.from({ length: 20 }, () => ' ');
  const { screens } = await sit(['?', ...many, 'Escape', 'Escape', 'Escape', 'q'], keeper);
  return screens.filter(screen => screen.includes('│ Keys')).map(() => ' ');
}

describe('the title', () => {
  it('has a new game, seeds, the hall, options and keys, and no game kept at first', async () => {
    const keys = ['?', 'Escape', 'O', 'Escape', 'q'];
    const { screens, farewell } = await sit(keys, await keeperOf());
    expect(screens[0]).toContain('R O G U E        |       W R I G H T');
    expect(screens[0]).toContain('New game');
    expect(screens[0]).not.toContain('Continue');
    expect(screens[1]).toContain('Keys');
    expect(screens[3]).toContain('Palette  Standard');
    expect(farewell).toBe('');
  });

  it('is not left by one Escape too many, but by two', async () => {
    const keeper = await keeperOf();
    const { screens } = await sit(
      ['?', ...(await throughKeys(keeper)), 'Escape', 'n', 'Escape', 'q'],
      keeper,
    );
    const shown = (text: string) => screens.findIndex(screen => screen.includes(text));
    expect(shown('Esc once more leaves the program.')).toBeGreaterThan(0);
    expect(shown('New hero')).toBeGreaterThan(shown('Esc once more leaves the program.'));
    const left = await sit(['Escape', 'Escape', 'n'], keeper);
    expect(left.screens).toHaveLength(2);
  });

  it('leaves no half of its footer beside a page', async () => {
    const { screens } = await sit(['?', 'Escape', 'O', 'Escape', 'q'], await keeperOf());
    for (const screen of [screens[1]!, screens[3]!]) {
      expect(screen).not.toContain('A let');
    }
  });

  it.each([
    [40, 12],
    [80, 24],
  ])('has footers for %i columns, none of them cut', async (columns, rows) => {
    const keys = ['?', 'Escape', 'h', 'Escape', 'n', 'Tab', 'Tab', 'Tab', 'Escape', 'q'];
    const device = new FakeDevice(keys, columns, rows);
    const { screens } = await sit([], await keeperOf(), { at: 'title' }, device);
    for (const screen of screens) {
      const footers = screen.split('\n').filter(line => /Esc |q leaves/.test(line));
      expect(footers.length).toBeGreaterThan(0);
      const ends = /(?:leaves|back|closes|turns|choose|more|fields?|others|plays|seed|\d)$/;
      expect(footers.filter(line => !ends.test(line.trimEnd()))).toEqual([]);
    }
  });

  it('goes on with a game kept, the last or one of the list', async () => {
    const keeper = await keeperOf();
    await sit([...HERO, 'l', 'S'], keeper);
    const { screens } = await sit(['c', 'S'], keeper);
    expect(screens[0]).toContain('Perchta, human wizard, turn 2');
    expect(screens[1]).toContain('Turn 2');
    const listed = await sit(['g', 'a', 'S'], keeper);
    expect(listed.screens[1]).toContain('a - Perchta, human wizard, turn 2, seed demo');
    expect(listed.screens[2]).toContain('Turn 2');
  });

  it('goes on with the same game in another process, also when the terminal went away', async () => {
    const dataFolder = join(folder, 'shared');
    const gone = await sit([...HERO, 'l'], await keeperOf(dataFolder));
    expect(gone.farewell).toBe(KEPT);
    const { screens } = await sit(['c', 'S'], await keeperOf(dataFolder));
    expect(screens[1]).toContain('Turn 2');
  });
});

describe('a new hero', () => {
  it('is made of name, role, race and seed, with the numbers beside them', async () => {
    const keeper = await keeperOf();
    const { screens, farewell } = await sit(
      ['n', ...'Una', 'Enter', 'v', 'Enter', 'd', 'Enter', ...'seed', 'Enter', 'S'],
      keeper,
    );
    const role = screens[6] ?? '';
    expect(role).toMatch(/› Role Valkyrie/);
    expect(role).toMatch(/Hit points \d+, energy \d+/);
    expect(role).toMatch(/strength +\d/);
    expect(screens.at(-1)).toContain('Dwarf Valkyrie, level 1');
    expect(await keeper.all()).toMatchObject([{ heroName: 'Una', seed: 'seed' }]);
    expect(farewell).toBe(KEPT);
  });

  it('says in place what will not do, and goes on from there', async () => {
    const keeper = await keeperOf();
    const long = 'x'.repeat(25);
    const enters = ['Enter', 'Enter', 'Enter', 'Enter'];
    const { screens } = await sit(
      ['n', '^U', ...enters, ...long, ...enters, 'Backspace', ...enters, 'S'],
      keeper,
    );
    expect(screens[6]).toContain('Your hero needs a name.');
    expect(screens[6]).toMatch(/› Name/);
    const tooLong = screens[6 + long.length + 4];
    expect(tooLong).toMatch(/name: expected 1 to 24 characters/);
    expect(screens.at(-1)).toContain('Human Wizard, level 1');
  });

  it('offers a name, with which the game begins unless another is typed', async () => {
    const keeper = await keeperOf();
    const { screens } = await sit(['n', 'Enter', 'Enter', 'Enter', 'Enter', 'S'], keeper);
    const [, offered = ''] = /Name ([A-Z][a-z]+)/.exec(screens[1]!) ?? [];
    expect(offered).not.toBe('');
    expect(await keeper.all()).toMatchObject([{ heroName: offered }]);
  });

  it('says when no role begins so, and is not made when the form is left', async () => {
    const keeper = await keeperOf();
    const { screens } = await sit(['n', 'Tab', '%', 'Escape', 'q'], keeper);
    expect(screens[3]).toContain('No role begins with %.');
    expect(screens[4]).toContain('New game');
    expect(await keeper.all()).toEqual([]);
  });

  it('is prefilled by what the command line told', async () => {
    const given = { name: 'Una', race: 'elf' };
    const { screens, farewell } = await sit(['Escape'], await keeperOf(), {
      at: 'new-hero',
      given,
    });
    expect(screens[0]).toMatch(/Name Una/);
    expect(screens[0]).toMatch(/Race Elf/);
    expect(farewell).toBe('No game was begun.');
  });

  it('can be clicked', async () => {
    const keys = ['n', 'Click 3 3', 'Click 4 11', 'Escape', 'q'];
    const { screens } = await sit(keys, await keeperOf());
    expect(screens[2]).toMatch(/› Role Wizard/);
    expect(screens[3]).toMatch(/› Role (?!Wizard)/);
  });

  it.each([
    [40, 12],
    [60, 16],
    [120, 40],
  ])('fits %i columns and %i rows', async (columns, rows) => {
    const device = new FakeDevice(['n', 'Tab', 'Tab', 'Escape', 'q'], columns, rows);
    const { screens } = await sit([], await keeperOf(), { at: 'title' }, device);
    expect(screens[3]).toContain('› Race Human');
    expect(screens[3]).toMatch(/Hit points/);
  });
});

describe('the hall of heroes', () => {
  it('says when it is empty, and lists those whose games are over', async () => {
    const keeper = await keeperOf();
    const empty = await sit(['h', 'Escape', 'q'], keeper);
    expect(empty.screens[1]).toContain('No verified game is over yet.');
  });
});

describe('whatever is pressed', () => {
  /** A device whose size changes now and then, with random keys. */
  class Rough extends FakeDevice {
    readonly #random: Generator;

    constructor(seed: number, keys: readonly string[]) {
      super(keys);
      this.#random = new Generator(seed);
    }

    override async key() {
      const key = await super.key();
      if (key === 'resize') {
        this.columns = 30 + this.#random.below(100);
        this.rows = 8 + this.#random.below(40);
      }
      return key;
    }
  }

  it.each([1, 2, 3])('the screen stays whole (seed %i)', async seed => {
    const random = new Generator(seed);
    const keys = [
      ...'nsghO?cqhjklyubniZzftaewWTdD,g;_FxoE+*@.[]5`pnldt\\%S',
      ...['Enter', 'Enter', 'Enter', 'Escape', 'Tab', 'Shift+Tab', 'ArrowUp', 'ArrowDown'],
      ...['PageDown', 'WheelDown', 'WheelUp', 'Backspace', '^A', '^P', '^L', 'resize', 'redraw'],
    ];
    const pressed = Array.from({ length: 250 }, () => {
      const at = random.below(keys.length + 4);
      return keys[at] ?? `Click ${random.below(80)} ${random.below(30)}`;
    });
    const device = new Rough(seed, [...HERO, ...pressed]);
    const keeper = await keeperOf();
    for (let again = 0; again < 20 && device.screens.length < 250; again++) {
      await sit([], keeper, { at: 'title' }, device);
    }
    expect(device.screens.length).toBeGreaterThanOrEqual(250);
    expect((await keeper.all()).length).toBeGreaterThan(0);
  });
});

describe('options', () => {
  it('are kept in the folder of the person’s settings, and what is unknown is passed over', async () => {
    const file = optionsFile({ XDG_CONFIG_HOME: join(folder, 'config') });
    expect(file).toBe(join(folder, 'config', 'roguewright', 'screen.json'));
    const place = optionsIn(file);
    expect(place.read()).toEqual(USUAL_OPTIONS);
    expect(place.keep({ ...USUAL_OPTIONS, palette: 'tritanopia', motion: false })).toBe('');
    expect(optionsIn(file).read()).toMatchObject({ palette: 'tritanopia', motion: false });
    expect(optionsIn(join(file, 'below')).keep(USUAL_OPTIONS)).toMatch(/are not kept: /);
  });
});

describe('a new hero', () => {
  it('is played under the rules chosen on their page', async () => {
    const keeper = await keeperOf();
    // Down to the seed and to the rules, the first slot, another ruleset, and back to the seed.
    const rules = ['Tab', 'Enter', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Escape', 'Shift+Tab'];
    const keys = ['n', ...'Una', 'Enter', 'Enter', 'Enter', ...'mix', ...rules, 'Enter', 'S'];
    const { screens } = await sit(keys, keeper);
    expect(screens.some(screen => /Combat +Angband 3.0.5/.test(screen))).toBe(true);
    // The mixture has a name of its own, which the form shows as far as its column goes.
    expect(screens.some(screen => /All rules +Angband’s blades/.test(screen))).toBe(true);
    expect(screens.some(screen => /Rules Angband’s blade/.test(screen))).toBe(true);
    const [game] = await keeper.all();
    expect(game?.ruleset).toBe(
      'casting=house,combat=angband-3.0.5,spells=house,speed=house,charging=house,world=house',
    );
  });

  it('has the packs chosen on their page, which the title has where there are some', async () => {
    const text = 'Object stoat\nmonster 1\nalive 1\nlevel 1\nhp 4\nend\n';
    const pack = { name: 'fen', files: [{ path: 'a.arc', text }] };
    const own = engineGames({ packs: [{ pack, isOn: false }] });
    const dataFolder = join(folder, 'with-packs');
    const keeper = await GameKeeper.open({ dataFolder, maker: own, report: () => undefined });
    onTestFinished(() => keeper.close());
    const keys = ['p', 'Enter', 'Escape', ...HERO, 'S', 'g', 'Escape'];
    const { screens } = await sit(keys, keeper);
    expect(screens.some(screen => /on 1 +fen/.test(screen))).toBe(true);
    const [game] = await keeper.all();
    expect(game?.packs).toEqual(['fen']);
    const after = new FakeDevice(['c']);
    const again = await sit([], keeper, { at: 'title' }, after);
    expect(again.screens[0]).toContain('with fen');
  });
});
