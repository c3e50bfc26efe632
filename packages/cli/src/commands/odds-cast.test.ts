// What `odds cast` says of spells of the content, of the Amulet and of what is forgotten.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../program.ts';
import { type FakeTerminal, fakeTerminal } from '../testing/fake-terminal.ts';

async function cast(...parameters: string[]): Promise<FakeTerminal> {
  const terminal = fakeTerminal();
  await run(['odds', 'cast', ...parameters], terminal);
  return terminal;
}

async function json(...parameters: string[]) {
  return JSON.parse((await cast(...parameters, '--json')).written);
}

const WIZARD = ['--role', 'wizard', '--level', '14', '--int', '18'];

describe('the reasons', () => {
  it('are explained with every value of a range when asked why all', async () => {
    const bolt = ['--spell', 'force_bolt', '--level', '8', '--int', '18'];
    const summed = (await cast(...bolt, '--why')).written;
    expect(summed).toMatch(/- It takes \d+ to \d+ damage\.|- The hit does \d+ to \d+ damage\./);
    expect(summed).toContain('--why all prints each value of a range.');
    const every = (await cast(...bolt, '--why', 'all')).written;
    expect(every.split('\n').length).toBeGreaterThan(summed.split('\n').length + 10);
    expect(every).not.toContain('--why all');
  });
});

describe('the price of a spell', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rite-'));
  writeFileSync(
    join(folder, 'rite.arc'),
    'Object spell_rite\nname rite\ntype 101\nsubtype 21\nlevel 1\nspell_level 1\nschool healing\n' +
      'sp 6\ngrace 4\nhp 2\nend\n',
  );
  const priceOf = async (...parameters: string[]) =>
    /price +(.*)/.exec(
      (await cast('--content', folder, '--spell', 'rite', ...parameters)).written,
    )?.[1];
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is given for each pool that pays it', async () => {
    expect(await priceOf('--role', 'priest', '--wis', '10')).toBe(
      '6 energy and 4 grace; 3 energy and 2 grace when it fails',
    );
    expect(await priceOf('--role', 'wizard', '--int', '10')).toBe(
      '10 energy; 5 energy when it fails (the role has no grace: 4 of it stands for that)',
    );
    const succour = await cast('--spell', 'succour', '--role', 'priest', '--wis', '18');
    expect(succour.written).toMatch(/price +5 grace/);
  });

  it('is not paid with less grace than it takes', async () => {
    const rite = ['--content', folder, '--spell', 'rite', '--role', 'priest', '--grace', '3'];
    expect((await json(...rite)).ends).toEqual({ 'not-enough-grace': 1 });
  });
});

describe('the damage of a spell', () => {
  it('follows the skill of the caster', async () => {
    const missiles = [...WIZARD, '--spell', 'missile_ray', '--ruleset', 'fiqhack', '--skill'];
    const expert = await json(...missiles, 'expert');
    // At expert 14 / 2 + 1 dice of six, and one point for the intelligence.
    expect(expert.damage.mean).toBeCloseTo(29, 9);
    const { probabilities } = expert.damage;
    expect([probabilities[0][0], probabilities.at(-1)[0]]).toEqual([9, 49]);
    expect((await json(...missiles, 'basic')).damage.mean).toBeLessThan(20);
  });

  it('of a skilled cone of cold is that of two to nine explosions', async () => {
    const cone = [...WIZARD, '--spell', 'bitter-cold', '--ruleset', 'nethack-3.6.7', '--skill'];
    const { damage } = await json(...cone, 'skilled');
    // 14 / 2 + 1 and one point for the intelligence, in each of 2 to 9 explosions.
    expect(new Set(damage.probabilities.map(([points]: number[]) => points! % 9))).toEqual(
      new Set([0]),
    );
    expect(damage.probabilities[0][0]).toBe(18);
    expect(damage.probabilities.at(-1)[0]).toBe(81);
    expect((await cast(...cone, 'skilled')).written).toContain('estimated from some hundred casts');
    const basic = (await json(...cone, 'basic')).damage.mean;
    expect(basic).toBeCloseTo(28.565, 3);
    expect((await json(...cone, 'unskilled')).damage.mean).toBeLessThan(basic);
  });

  it('follows armour class, magic resistance and dexterity, and says what is assumed', async () => {
    const bolt = [...WIZARD, '--spell', 'force bolt'];
    const { written } = await cast(...bolt);
    expect(written.replaceAll(/\s+/g, ' ')).toContain(
      'the target stands still in the open 3 squares away, is of level 1, has armour class 8 ' +
        '(descending) and magic resistance 0, and resists nothing; the dexterity of the caster is 10.',
    );
    const plain = (await json(...bolt)).damage.mean;
    expect((await json(...bolt, '--target-ac', '-5')).damage.mean).toBeLessThan(plain);
    expect((await json(...bolt, '--target-mr', '60')).damage.mean).toBeLessThan(plain);
    const ray = [...WIZARD, '--spell', 'missile-ray', '--target-ac', '0'];
    const clumsy = (await json(...ray, '--dex', '3')).damage.mean;
    expect((await json(...ray, '--dex', '18')).damage.mean).toBeGreaterThan(clumsy);
  });

  it('is none, for a stated reason', async () => {
    const fire = await cast('--spell', 'bursting_fire', '--resist', 'fire=100');
    expect(fire.written).toMatch(/damage once cast +0: the target resists\n/);
    const frost = await cast('--spell', 'frost_bolt', '--distance', '30');
    expect(frost.written).toMatch(/damage once cast +0: the target is out of reach\n/);
    expect((await cast('--spell', 'mending')).written).not.toContain('damage once cast');
  });

  it('is explained by dice, bonus, hit and resistance', async () => {
    const bolt = [...WIZARD, '--spell', 'force-bolt', '--target-mr', '30', '--why'];
    const { written } = await cast(...bolt);
    expect(written).toContain('The damage is 2d12.');
    expect(written).toContain('An intelligence of 18 adds 1 to the damage.');
    expect(written).toContain('The chance to hit that armour class is 17 in 20.');
    expect(written).toContain('With a magic resistance of 30 the chance to resist is 30 in 113.');
    const ball = (await cast('--spell', 'fireball', '--level', '9', '--why')).written;
    expect(ball).toContain('The base damage of the spell is 3.');
    expect(ball).toContain('The damage grows by 2: 1 for every 4 levels above the spell’s own.');
  });

  it('is added up under a ruleset that is named beside the one asked for', async () => {
    const fireball = [...WIZARD, '--spell', 'fireball', '--ruleset', 'nethack-3.6.7'];
    const { written } = await cast(...fireball);
    expect(written).toContain('Ruleset: nethack-3.6.7 (spell rules: house)\n');
    expect(written).toContain('--spell bursting-fire');
    const own = (await cast(...WIZARD, '--spell', 'bursting fire', '--ruleset', 'nethack-3.6.7'))
      .written;
    expect(own).toContain('Ruleset: nethack-3.6.7\n');
    const document = (await cast('--ruleset', 'attack-spo')).written;
    expect(document).toContain('Ruleset: attack-spo (casting rules: house)\n');
    const kill = (await cast('--damage', '20', '--target-hp', '20')).written;
    expect(kill).toMatch(/chance to kill +0 % .*dies below 0 hit points by the combat rules of/);
  });
});

describe('the odds of a spell that does no damage', () => {
  it('follow the level and the magic resistance of the target', async () => {
    const slow = (...target: string[]) => json(...WIZARD, '--spell', 'slow_monster', ...target);
    const { brings } = await slow('--target-level', '5', '--target-mr', '30');
    expect(brings.effect).toBe('slow');
    // A score of 30 against a die of 100 + 14 − 5 faces.
    expect(brings.chance).toBeCloseTo(79 / 109, 12);
    expect((await slow('--target-level', '14', '--target-mr', '30')).brings.chance).toBeCloseTo(
      70 / 100,
      12,
    );
  });

  it('are lower the more often the cast fails', async () => {
    const mailed = [...WIZARD, '--spell', 'slow_monster', '--body-armour', 'metallic'];
    const { brings, successPercent } = await json(...mailed);
    expect(successPercent).toBeLessThan(100);
    expect(brings.chance).toBe(1);
    expect(brings.attemptChance).toBeCloseTo(successPercent / 100, 12);
    const { written } = await cast(...mailed);
    expect(written).toMatch(/is slowed once cast +100 %; [0-9.]+ % with one attempt\n/);
  });

  it('say why it has no effect', async () => {
    const sleeper = await cast('--spell', 'sleep', '--resist', 'sleep=100');
    expect(sleeper.written).toMatch(/falls asleep once cast +0 %: the target resists\n/);
    const far = await cast('--spell', 'charm_monster');
    expect(far.written).toMatch(/is charmed once cast +0 %: the target is out of reach\n/);
    const { brings } = await json('--spell', 'charm_monster', '--distance', '1');
    expect(brings).toMatchObject({ effect: 'charm', chance: 1 });
  });

  it('tell how many turns it lasts', async () => {
    const { brings } = await json(...WIZARD, '--spell', 'sleep');
    expect(brings.chance).toBeGreaterThan(0.5);
    expect(brings.turns.mean).toBeGreaterThan(1);
    expect((await cast(...WIZARD, '--spell', 'sleep')).written).toMatch(/for turns +mean/);
  });
});

describe('the price of a cast', () => {
  it('is a range with the Amulet', async () => {
    const amulet = [...WIZARD, '--spell-level', '3', '--amulet', '--ruleset'];
    for (const ruleset of ['nethack-3.6.0', 'nethack-3.6.7']) {
      const { written } = await cast(...amulet, ruleset);
      expect(written).toMatch(/price +16 to 45 energy, 30\.5 on average/);
    }
    const why = (await cast(...amulet, 'fiqhack', '--why')).written;
    expect(why).toMatch(/The Amulet adds \d+ energy: the price is \d+\./);
  });

  it('of a forgotten spell is nothing, and its backfire is listed', async () => {
    const { written } = await cast('--forgotten', '--ruleset', 'nethack-3.6.7');
    expect(written).toMatch(/price +0 energy\n/);
    expect(written).toMatch(/backfires +40 %: 6 turns of confusion\n/);
    expect(written).toMatch(/30 %: 4 turns of confusion and 2 turns of stun\n/);
    expect(written).toMatch(/10 %: 6 turns of stun\n/);
    const { backfires } = await json('--forgotten', '--ruleset', 'nethack-3.6.7');
    const sum = backfires.reduce((all: number, row: { probability: number }) => {
      return all + row.probability;
    }, 0);
    expect(sum).toBeCloseTo(1, 12);
  });

  it('is not paid by who may not even try', async () => {
    const { written } = await cast('--nutrition', '5');
    expect(written).toMatch(/price +nothing: the attempt ends before it is paid\n/);
  });

  it('is given with the chance of success', async () => {
    const { written } = await cast('--spell-level', '3', '--why');
    expect(written).toMatch(/It fails \(chance of success \d+ %\) and costs/);
  });
});

describe('a question that makes no sense', () => {
  it.each([
    [
      ['--spell', 'forcebolt'],
      '--spell: expected a spell of the content (did you mean force-bolt?)',
    ],
    [['--spell', 'firebal'], 'did you mean fireball?'],
    [['--spell', 'lihgt'], 'did you mean light?'],
    [['--spell', 'lxgxt'], 'a spell of the content; nearest: light'],
    [['--resist', 'fyre=50'], '--resist needs --spell'],
    [['--spell', 'fireball', '--resist', 'fyre=50'], 'did you mean fire?'],
    [['--target-hp', '20'], '--target-hp needs --spell or --damage'],
    [['--spell', 'fireball', '--spell-level', '7'], "--spell-level can't be combined with --spell"],
    [
      ['--spell', 'fireball', '--damage', '6d6', '--distance', '3'],
      "--distance can't be combined with --damage",
    ],
    [['--target-ac', '3'], '--target-ac needs --spell'],
    [['--spell', 'healing', '--target-hp', '20'], '--target-hp needs a spell that does damage'],
    [['--spell', 'sleep', '--target-hp', '3'], '--target-hp needs a spell that does damage'],
    [['--spell', 'light', '--target-ac', '3'], '--target-ac needs a spell that meets a target'],
    [['--school', 'astrology'], '--school: expected one of attack'],
    // A skill, but of a weapon.
    [['--school', 'long-sword'], '--school: expected one of attack'],
  ])('%j is answered with one line, and 2', async (parameters, message) => {
    const { written, complaints, exitCode } = await cast(...parameters);
    expect(written).toBe('');
    expect(complaints).toMatch(/^roguewright: [^\n]*\n$/);
    expect(complaints).toContain(message);
    expect(exitCode).toBe(2);
  });

  it('is none however the words of a name are joined', async () => {
    const one = await json('--spell', 'force_bolt', '--role', 'Wizard');
    for (const name of ['force-bolt', 'Force Bolt', 'spell_force_bolt', 'spell-force-bolt']) {
      expect(await json('--spell', name)).toEqual(one);
    }
  });
});
