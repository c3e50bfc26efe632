// The commands about speed and charging: long-run averages beside played figures.

import { describe, expect, it } from 'vitest';
import { run } from '../program.ts';
import { type FakeTerminal, fakeTerminal } from '../testing/fake-terminal.ts';

async function odds(...parameters: string[]): Promise<FakeTerminal> {
  const terminal = fakeTerminal();
  await run(['odds', ...parameters], terminal);
  return terminal;
}

async function json(...parameters: string[]) {
  return JSON.parse((await odds(...parameters, '--json')).written);
}

describe('odds of speed', () => {
  it('are 4/3 and 5/3 moves a turn, in the long run and nearly so as played', async () => {
    const fast = await json('speed', '--property', 'fast');
    expect(fast.movesATurn).toBeCloseTo(4 / 3, 12);
    expect(Math.abs(fast.played.movesATurn - 4 / 3)).toBeLessThan(0.03);
    const very = (await odds('speed', '--property', 'very-fast')).written;
    expect(very).toContain('moves a turn   1.6667 (5/3) on average');
    expect(very).toMatch(/1\.\d+ on average over 10000 played turns \(seed demo\)/);
  });

  it('show the document’s table of burdens under its ruleset', async () => {
    const { written } = await odds('speed', '--ruleset', 'wiki-speed');
    const rows = written.split('\n').map(line => line.trim().replaceAll(/ {2,}/g, ' | '));
    expect(rows).toContain('points a turn | none | fast | very fast');
    expect(rows).toContain('burdened | 9 | 12 | 15');
    expect(rows).toContain('overtaxed | 1.5 (3/2) | 2 | 2.5 (5/2)');
  });

  it('are those of a monster when asked for one, played by the clock', async () => {
    const slow = await json(
      'speed',
      '--ruleset',
      'nethack-5.0',
      '--monster',
      '20',
      '--adjustment',
      'slow',
    );
    expect(slow.meanPoints).toBeCloseTo(10, 12);
    expect(slow.burdens).toBeUndefined();
    expect(Math.abs(slow.played.movesATurn - 10 / 12)).toBeLessThan(0.03);
  });

  it('follow steed, skill and seed', async () => {
    const ride = ['speed', '--ruleset', 'sporkhack', '--steed', '20', '--riding-skill'];
    expect((await json(...ride, 'expert')).meanPoints).toBe(24);
    expect((await json(...ride, 'basic')).meanPoints).toBe(16);
    const one = await json('speed', '--property', 'fast', '--plays', '50', '--seed', 'a');
    expect(await json('speed', '--property', 'fast', '--plays', '50', '--seed', 'a')).toEqual(one);
    expect(await json('speed', '--property', 'fast', '--plays', '50', '--seed', 'b')).not.toEqual(
      one,
    );
  });

  it('are explained, and plain when asked', async () => {
    const { written } = await odds('speed', '--property', 'fast', '--why', '--plain');
    expect(written).toContain('Being quick gives you 12 points more this turn. (33.33 %)');
    expect([...written].every(letter => letter.charCodeAt(0) < 128)).toBe(true);
  });
});

describe('what odds of speed say of a load and of a steed', () => {
  it('is that an overloaded hero cannot walk, though no points are taken away', async () => {
    const { written } = await odds('speed', '--burden', 'overloaded');
    expect(written).toMatch(/overloaded +12 +16 +20\n/);
    expect(written).toContain(
      'Being overloaded takes no points away. An overloaded hero cannot walk',
    );
  });

  it('is that the steed gallops', async () => {
    const { written } = await odds('speed', '--steed', '20', '--galloping');
    expect(written).toContain('on a galloping steed of speed 20');
  });
});

describe('odds of charging', () => {
  it('say of a tool without charges only that it can’t be charged', async () => {
    const { written } = await odds('charge', '--tool', 'pick-axe');
    expect(written).toMatch(/^A pick-axe \(0:0\)/);
    expect(written).toContain('can’t be charged');
    expect(written).not.toMatch(/explodes|charges if not|by probability/);
  });

  it('tell how long wands last, in the long run and nearly so as played', async () => {
    const { recharges } = await json('charge');
    expect(recharges.average.toFixed(4)).toBe('5.2334');
    expect(Math.abs(recharges.played.average - 5.2334)).toBeLessThan(0.08);
    const { written } = await odds('charge', '--plain');
    const rows = written.split('\n').map(line => line.trim().replaceAll(/ {2,}/g, ' | '));
    expect(rows).toContain('charged before | explodes | exploded by then | chargings left');
    expect(rows).toContain('3 | 7.87 % | 10.28 % | 2.3233');
    expect(rows).toContain('7 | 100 % | 100 % | 0');
    expect(written).toContain('A new wand survives 5.2334 chargings on average;');
    expect(written).toMatch(/10000 wands played \(seed demo\) survived 5\.\d+ chargings\./);
    expect([...written].every(letter => letter.charCodeAt(0) < 128)).toBe(true);
  });

  it('tell charges gained, chance to explode and its damage', async () => {
    const wand = ['charge', '--wand', 'death', '--charges', '2', '--recharged', '6'];
    const program = await json(...wand, '--ruleset', 'nethack-3.6.7');
    expect(program.explodeChance).toBeCloseTo(216 / 343, 12);
    expect(program.charges.mean).toBe(6);
    const older = await json(...wand, '--ruleset', 'nethack-3.4.3', '--hp', '59');
    expect(older.damage.probabilities.at(-1)[0]).toBe(40);
    const broken = (await odds(...wand, '--ruleset', 'slashem')).written;
    expect(broken).toContain('to everybody around');
  });

  it('are asked of rings and tools, too', async () => {
    const ring = await json('charge', '--ring', 'protection', '--charges', '3');
    expect(ring.explodeChance).toBeCloseTo(3 / 7, 12);
    expect(ring.recharges).toBeUndefined();
    const lamp = await odds(
      'charge',
      '--tool',
      'oil-lamp',
      '--fuel',
      '200',
      '--source',
      'uncursed',
    );
    expect(lamp.written).toMatch(/fuel afterwards +950 turns/);
    expect((await odds('charge', '--tool', 'saddle')).written).toContain('a feeling of loss');
    const why = (await odds('charge', '--ring', 'protection', '--charges', '3', '--why')).written;
    expect(why).toContain('The chance that it explodes is 3 in 7.');
  });

  it('are asked of books where they hold charges, and refused where they don’t', async () => {
    const book = ['charge', '--book', 'sleep', '--aim', 'ray', '--recharged', '4', '--ruleset'];
    const asked = await json(...book, 'slashem');
    expect(asked.explodeChance).toBeCloseTo(64 / 343, 12);
    expect((await odds(...book, 'slashem')).written).toMatch(/crumbles +18\.66 %/);
    const refused = await odds(...book, 'house');
    expect(refused.complaints).toContain('under this ruleset books have no charges');
    expect(refused.exitCode).toBe(2);
  });

  it('take a blank, a hyphen and an underscore in a name alike', async () => {
    const under = ['--ruleset', 'nethack-3.6.7'];
    const hyphen = await json('charge', '--wand', 'create-monster', ...under);
    expect(hyphen.charges.probabilities[0]).toEqual([11, expect.closeTo(0.2, 12)]);
    expect(await json('charge', '--wand', 'create monster', ...under)).toEqual(hyphen);
    expect(await json('charge', '--wand', 'Create_Monster', ...under)).toEqual(hyphen);
  });

  it('tell how long a wand of wishing lasts by its own row', async () => {
    const wish = ['--wand', 'wishing', '--charges', '1', '--recharged', '1'];
    const { explodeChance, recharges } = await json('charge', ...wish);
    expect(explodeChance).toBe(1);
    const chances = recharges.table.map((row: { explodeChance: number }) => row.explodeChance);
    expect(chances).toEqual([0, 1, 1, 1, 1, 1, 1, 1]);
    expect(recharges.average).toBe(1);
    expect(recharges.played.average).toBe(1);
  });

  it('say that a ring without an enchantment can’t be charged', async () => {
    const { written } = await odds('charge', '--ring', 'teleportation');
    expect(written).toContain('a feeling of loss');
  });

  it('say what is charged in plain words, with its article', async () => {
    const lamp = (await odds('charge', '--tool', 'oil-lamp')).written;
    expect(lamp).toMatch(/^An oil lamp \(0:0\)/);
    const horn = (await odds('charge', '--tool', 'unicorn-horn')).written;
    expect(horn).toMatch(/^A unicorn horn/);
  });

  it('count no charging of a marker that is refused', async () => {
    const marker = ['--tool', 'magic-marker', '--recharged', '1', '--ruleset', 'nethack-3.6.7'];
    const { written } = await odds('charge', ...marker, '--why');
    expect(written).not.toContain('chargings now');
    expect(written).toContain('and can’t be charged again');
  });

  it('are drawn without damage when nothing can explode', async () => {
    expect((await odds('charge')).written).not.toContain('damage if so');
  });
});

describe('a question that can’t be', () => {
  it.each([
    [['speed', '--base', '-1'], '--base: expected an integer from 0 to 127, got "-1"'],
    [['speed', '--property', 'quick'], '--property: expected one of none, fast, very-fast'],
    [['speed', '--burden', 'strainted'], 'did you mean strained?'],
    [['speed', '--monster', '200'], '--monster: expected an integer from 0 to 127'],
    [
      ['speed', '--monster', '9', '--steed', '9'],
      "--steed can't be combined with --monster, which moves in place of a hero",
    ],
    [['speed', '--plays', '0'], '--plays: expected an integer from 1 to 1000000'],
    [
      ['charge', '--source', 'holy'],
      '--source: expected one of cursed, uncursed, blessed, got "holy"',
    ],
    [['charge', '--recharged', '9'], '--recharged: expected an integer from 0 to 7, got "9"'],
    [['charge', '--charges', '-2'], '--charges: expected an integer from -1 to 127'],
    [
      ['charge', '--wand', 'fire', '--ring', 'x'],
      "--ring can't be combined with --wand: name one of --wand, --ring, --tool and --book",
    ],
    [['charge', '--wand', 'wish'], '(did you mean wishing?)'],
    [['charge', '--ring', 'gain-strenght'], '(did you mean gain-strength?)'],
    [['charge', '--ring', 'foo'], '--ring: expected one of adornment, gain-strength,'],
    [['charge', '--tool', 'marker'], '(did you mean magic-marker?)'],
    [['charge', '--book', 'slep', '--ruleset', 'slashem'], '(did you mean sleep?)'],
    [['charge', '--ring', 'protection', '--fuel', '3'], '--fuel needs --tool'],
    [
      ['speed', '--monster', '12', '--property', 'fast'],
      "--property can't be combined with --monster",
    ],
    [['speed', '--galloping'], '--galloping needs --steed'],
    [['charge', '--aim', 'far'], '--aim: expected one of none, immediate, ray'],
  ])('%j is answered with one line, and 2', async (parameters, message) => {
    const { written, complaints, exitCode } = await odds(...parameters);
    expect(written).toBe('');
    expect(complaints).toContain(message);
    expect(exitCode).toBe(2);
  });
});

describe('odds of bars', () => {
  it('say how long a fighter and his equals need, and mark what lies outside', async () => {
    const { bars, wizard } = await json('bars', '--levels', '1,5');
    expect(bars.map(({ level }: { level: number }) => level)).toEqual([1, 5]);
    expect(wizard).toBeGreaterThan(0.5);
    const usual = await json('bars');
    expect(usual.bars.map(({ level }: { level: number }) => level)).toEqual([1, 5, 10, 20, 30]);
    const { written } = await odds('bars', '--levels', '5');
    expect(written).toMatch(/5 +ogre \(level 5\) +\d+\.\d/);
    expect(written).toContain('A new Wizard kills three jackals');
  });

  it('name the nearest role, and the levels that there are', async () => {
    expect((await odds('bars', '--role', 'valkirie')).complaints).toContain('valkyrie');
    expect((await odds('bars', '--levels', '31')).complaints).toContain('levels');
  });
});
