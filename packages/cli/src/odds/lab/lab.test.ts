import { describe, expect, it } from 'vitest';
import { run } from '../../program.ts';
import { type FakeTerminal, fakeTerminal } from '../../testing/fake-terminal.ts';

async function odds(...words: string[]): Promise<FakeTerminal> {
  const terminal = fakeTerminal();
  await run(['odds', ...words], terminal);
  return terminal;
}

async function json(...words: string[]) {
  const terminal = await odds(...words, '--json');
  expect(terminal.complaints).toBe('');
  return JSON.parse(terminal.written);
}

type Named = { readonly name: string; readonly value: number };
const figureOf = (figures: readonly Named[], name: string) =>
  figures.find(figure => figure.name === name)?.value;

const CAST = ['cast', '--role', 'wizard', '--level', '14', '--spell-level', '3'];
const STEEL = [...CAST, '--body-armour', 'metallic'];

describe('a sweep', () => {
  it('says what the single questions say', async () => {
    const { answers } = await json(...STEEL, '--sweep', 'int=15..18');
    expect(answers).toHaveLength(4);
    for (const { at, figures } of answers) {
      const single = await json(...STEEL, '--int', at.int);
      const fail = 1 - (single.ends.cast ?? 0);
      expect(figureOf(figures, 'fail')).toBeCloseTo(fail, 12);
      expect(figureOf(figures, 'price')).toBe(single.price);
    }
  });

  it('is a table with what each figure is of, or comma-separated values', async () => {
    const { written } = await odds(...STEEL, '--sweep', 'shield=none,small,large');
    expect(written).toMatch(/ {2}shield +fail +price\n {2}none +\d+ % +15\n/);
    expect(written).toContain('  fail: of all attempts\n');
    const sheet = (await odds(...STEEL, '--sweep', 'shield=none,large', '--csv')).written;
    expect(sheet).toMatch(/^shield,fail,price\nnone,0\.\d+,15\nlarge,[01.]\d*,15\n$/);
  });

  it('of the handbook is a table under the titles of its columns', async () => {
    const { written } = await odds('table', '--section', 'casting.fail');
    expect(written).toMatch(/\n {2}level {2}level 1 spell {2}level 2 spell .*\n {2}1 +0 % +0 % /);
    const { cells } = await json('table', '--section', 'casting.fail');
    expect(cells[0]).toHaveLength(8);
  });

  it('of two inputs is a heat map as wide as the terminal', async () => {
    const { written } = await odds(...CAST, '--sweep', 'level=1..3', 'int=3..25');
    expect(written).toContain('fail: percent of all attempts; level downwards, int to the right');
    expect(written.match(/^ {2}level /gm)).toHaveLength(2);
    const widths = written.split('\n').map(line => line.length);
    expect(Math.max(...widths.slice(5))).toBeLessThanOrEqual(80);
    const { answers } = await json(...CAST, '--sweep', 'level=1..3', 'int=3..25');
    expect(answers).toHaveLength(69);
  });

  it('leaves the numbers of a heat map as they are without Unicode', async () => {
    const drawn = (await odds(...CAST, '--sweep', 'level=1,14', 'int=3,25', '--plain')).written;
    expect(drawn).not.toMatch(/[░▒▓█]/);
    expect(drawn).toMatch(/ {2}1 +100# +\d+/);
  });

  it.each([
    [['levl=1..3'], 'did you mean level?'],
    [['level=3..1'], 'a range that rises'],
    [['level=0..2'], '--level: expected an integer from 1 to 30, got "0"'],
    [['level'], 'INPUT=VALUES'],
    [['level=1..2', 'int=9', 'wis=9'], 'takes one input, or two different ones'],
    [['distance=1..2'], '--distance needs --spell'],
    [['robe=perhaps'], 'robe: expected one of yes, no'],
  ])('of %j is refused', async (words, says) => {
    const terminal = await odds(...CAST, '--sweep', ...words);
    expect(terminal.complaints).toContain(says);
    expect(terminal.exitCode).toBe(2);
  });
});

describe('a comparison', () => {
  it('subtracts two rulesets, each as it answers alone', async () => {
    const sides = ['nethack-3.4.3', 'fiqhack'];
    const { figures } = await json(...STEEL, '--compare', ...sides);
    const price = figures.find(({ name }: Named) => name === 'price');
    const alone = await Promise.all(sides.map(side => json(...STEEL, '--ruleset', side)));
    expect([price.a, price.b]).toEqual(alone.map(one => one.price));
    expect(price.difference).toBe(price.a - price.b);
    expect(price.difference).not.toBe(0);
    const { written } = await odds(...STEEL, '--compare', ...sides);
    expect(written).toMatch(
      /A: A level 14 wizard[\s\S]*Ruleset: nethack-3\.4\.3[\s\S]*Ruleset: fiqhack/,
    );
  });

  it('subtracts settings', async () => {
    const { figures } = await json(...CAST, '--compare', 'body-armour=metallic', 'robe int=18');
    const fail = figures.find(({ name }: Named) => name === 'fail');
    expect(fail.a).toBeGreaterThan(fail.b);
  });

  it('takes slots of rulesets', async () => {
    const { a } = await json('speed', '--compare', 'speed=nethack-5.0', 'house');
    expect(a).toEqual({ ruleset: 'speed=nethack-5.0' });
  });

  it('of one side is refused', async () => {
    expect((await odds(...CAST, '--compare', 'house')).complaints).toContain('takes two sides');
  });
});

describe('a goal', () => {
  it('finds the least Int for under 50 % in steel', async () => {
    const { stretches, tried } = await json(...STEEL, '--solve', 'fail<50%', '--by', 'int');
    expect(tried).toHaveLength(23);
    const [{ from, to, before }] = stretches;
    expect(stretches).toHaveLength(1);
    expect(from.figure).toBeLessThan(0.5);
    expect(before.figure).toBeGreaterThanOrEqual(0.5);
    expect([Number(from.value) - 1, to.value]).toEqual([Number(before.value), '25']);
    const { written } = await odds(...STEEL, '--solve', 'fail<50%', '--by', 'int');
    expect(written).toContain(`from int ${from.value}: `);
    expect(written).toContain(`; not at int ${before.value}: `);
  });

  it('that is out of reach says so', async () => {
    const { written } = await odds(...STEEL, '--solve', 'price<1', '--by', 'int=3..5');
    expect(written).toContain('never; int 3: 15, int 5: 15');
  });

  it.each([
    [['fail<5'], 'a bound in %'],
    [['price<5%'], 'a bound without %'],
    [['kill>5%'], 'expected one of fail, price'],
    [['fail 5'], 'a figure and a bound'],
  ])('%j is refused', async (words, says) => {
    const terminal = await odds(...CAST, '--by', 'int', '--solve', ...words);
    expect(terminal.complaints).toContain(says);
  });

  it('needs an input, whose values are known', async () => {
    expect((await odds(...CAST, '--solve', 'fail<5%')).complaints).toContain('needs --by');
    const terminal = await odds(...CAST, '--solve', 'fail<5%', '--by', 'target-hp');
    expect(terminal.complaints).toContain('needs the values to try, as in target-hp=A,B,C');
  });
});

describe('what would help', () => {
  it('is what the moved question says, the most helpful first', async () => {
    const { figure, steps } = await json(...STEEL, '--int', '16', '--help-me');
    expect(steps.length).toBeGreaterThan(2);
    const gains = steps.map(({ gain }: { gain: number }) => gain);
    expect(gains).toEqual(gains.toSorted((one: number, other: number) => other - one));
    const [{ input, to, after, before }] = steps;
    expect(before).toBe(figure.value);
    const word = to === 'yes' ? [`--${input}`] : [`--${input}`, to];
    const moved = await json(...STEEL, '--int', '16', ...word);
    expect(1 - (moved.ends.cast ?? 0)).toBeCloseTo(after, 12);
    const { written } = await odds(...STEEL, '--int', '16', '--help-me');
    expect(written).toMatch(/fail is \d+ % \(of all attempts\)\. One step of each input/);
  });
});

describe('the other questions', () => {
  it.each([
    [['attack', '--class', 'warrior', '--level', '20', '--weapon', '2d5', '--hp', '20'], 'kill'],
    [['shoot', '--hp', '6'], 'kill'],
    [['throw', '--hp', '6'], 'kill'],
    [['speed'], 'moves'],
    [['charge', '--wand', 'death', '--charges', '4', '--recharged', '3'], 'explode'],
  ])('%j have a first figure, goals and steps', async (words, name) => {
    const { figure } = await json(...words, '--help-me');
    expect(figure.name).toBe(name);
    const { figures } = await json(...words, '--at-least', '1', '--at-most', '0');
    const [least, most] = [figureOf(figures, 'at-least')!, figureOf(figures, 'at-most')!];
    expect(least + most).toBeCloseTo(1, 6);
  });

  it('take a weapon and a creature of the content by their names', async () => {
    const { written } = await odds('attack', '--weapon', 'Long Sword', '--creature', 'jackal');
    const [, dice, pounds] = /sword (\d+d\d+) of (\d+) lb/u.exec(written)!;
    const [, ac, hp] = /armour\s+class (\d+), (\S+) hit points/u.exec(written)!;
    expect(written.replaceAll(/\s+/gu, ' ')).toContain('(long sword against jackal)');
    const numbers = ['--weapon', dice!, '--weight', pounds!, '--ac', ac!, '--hp', hp!];
    const named = await json('attack', '--weapon', 'long-sword', '--creature', 'jackal');
    const plain = await json('attack', ...numbers, '--monster-flags', 'animal');
    expect(named.killChance).toBe(plain.killChance);
    expect(named.damage).toEqual(plain.damage);
    const better = await json(
      ...['attack', '--weapon', 'long-sword', '--to-dam', '9', '--creature', 'jackal'],
    );
    expect(better.damage.mean).toBeGreaterThan(named.damage.mean);
    const shot = await json(
      'shoot',
      '--missile',
      'arrow',
      '--creature',
      'ogre',
      '--sweep',
      'level=1,30',
    );
    expect(figureOf(shot.answers[1].figures, 'hit')).toBeGreaterThan(
      figureOf(shot.answers[0].figures, 'hit')!,
    );
  });

  it('sweep the same numbers that they say alone', async () => {
    const attack = ['attack', '--class', 'warrior', '--weapon', '2d5', '--hp', '20'];
    const { answers } = await json(...attack, '--sweep', 'str=17,18/50');
    for (const { at, figures } of answers) {
      const alone = await json(...attack, '--str', at.str);
      expect(figureOf(figures, 'kill')).toBeCloseTo(alone.killChance, 12);
      expect(figureOf(figures, 'damage')).toBeCloseTo(alone.damage.mean, 9);
    }
    const paces = (await json('speed', '--sweep', 'property=none,very-fast')).answers;
    const alone = await json('speed', '--property', 'very-fast');
    expect(figureOf(paces[1].figures, 'moves')).toBe(alone.movesATurn);
  });
});

describe('a link', () => {
  it('asks the same question again', async () => {
    const words = [
      '--level',
      '14',
      '--spell-level',
      '3',
      '--robe',
      '--at-least',
      '4',
      '--damage',
      '2d6',
    ];
    const link = (await odds('cast', ...words, '--link')).written.trim();
    expect(link).toBe('v=1&q=cast&at-least=4&damage=2d6&level=14&robe=yes&spell-level=3');
    expect((await odds('open', link)).written).toBe((await odds('cast', ...words)).written);
    expect((await odds('open', `#/lab?${link}`, '--json')).written).toBe(
      (await odds('cast', ...words, '--json')).written,
    );
  });

  it('is asked without what isn’t understood, which is named', async () => {
    const terminal = await odds('open', 'v=1&q=speed&property=fast&wings=2');
    expect(terminal.complaints).toBe('not understood: wings=2\n');
    expect(terminal.written).toContain('A hero of speed 12, fast');
  });

  it('of an unknown question is refused', async () => {
    expect((await odds('open', 'v=1&q=brawl')).complaints).toContain('expected one of attack');
  });
});

describe('two modes at once', () => {
  it.each([
    [['--help-me', '--link'], "--link can't be combined with --help-me"],
    [['--by', 'int'], '--by needs --solve'],
    [['--csv'], '--csv needs --sweep'],
    [['--figure', 'fail'], '--figure needs --sweep or --help-me'],
    [['--help-me', '--why'], '--why explains a single question'],
  ])('%j are refused', async (words, says) => {
    const terminal = await odds(...CAST, ...words);
    expect(terminal.complaints).toContain(says);
    expect(terminal.exitCode).toBe(2);
  });
});
