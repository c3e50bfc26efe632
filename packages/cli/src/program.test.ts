import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULESETS } from '@roguewright/engine/rulesets';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from './program.ts';
import { type FakeTerminal, fakeTerminal } from './testing/fake-terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'program-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function roguewright(...parameters: string[]): Promise<FakeTerminal> {
  const terminal = fakeTerminal();
  await run(parameters, terminal);
  return terminal;
}

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('the command', () => {
  it('prints its page when asked, and when nothing is asked', async () => {
    for (const parameters of [['--help'], [], ['help']]) {
      const { written, exitCode } = await roguewright(...parameters);
      expect(written).toContain('Usage: roguewright');
      expect(written).toContain('Examples:');
      expect(exitCode).toBe(0);
    }
    const page = (await roguewright('odds', 'attack', '--help')).written;
    expect(page).toContain('--monster-flags');
    expect(page).toMatch(/--level <N> [^"]*\(default:\s+1\)/);
    expect(page).toMatch(/--flags <LIST> [^"]*\(default:\s+none\)/);
    expect((await roguewright('--version')).written).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each([
    [['verfy'], "unknown command 'verfy' (Did you mean verify?)"],
    [['bogus'], "unknown command 'bogus'; expected one of play, save, hall, replay, serve"],
    [['odds', 'kill'], "unknown command 'kill'; expected one of attack, shoot, throw, cast"],
    [['play', '--script', '/nowhere'], '--script: expected a file that exists, got "/nowhere"'],
    [['play', '--casting', 'fiqhak'], '--casting: expected one of'],
    [['odds', 'attack', '--why', 'every'], '--why: expected one of all, got "every"'],
    [['verify', '--jsn'], "unknown option '--jsn' (Did you mean --json?)"],
    [['odds', 'atack'], "unknown command 'atack' (Did you mean attack?)"],
    [
      ['rulesets', 'shw'],
      'rulesets: expected one of list, show, diff (did you mean show?), got "shw"',
    ],
    [['rulesets', 'show', 'hose'], 'no ruleset "hose"; did you mean house?'],
    [
      ['rulesets', 'show', 'angband-blades'],
      'no ruleset "angband-blades"; did you mean angbands-blades?',
    ],
    [['play', '--rules', 'slashem-magic'], 'did you mean slashems-magic?), got "slashem-magic"'],
    [['rulesets', 'show', 'combt=house'], 'no slot "combt"; did you mean combat?'],
    [['rulesets', 'show', 'q=house'], 'no slot "q"; known: casting, combat, spells,'],
    [['rulesets', 'show'], "missing required argument 'ID'"],
    [['verify', '/nowhere'], 'PATH: expected a file or folder that exists, got "/nowhere"'],
    [['odds', 'attack', '--class', 'warior'], '--class: expected one of warrior,'],
    [['odds', 'attack', '--level', '51'], '--level: expected an integer from 1 to 50, got "51"'],
    [['odds', 'attack', '--str', '2'], '--str: expected a stat from 3 to 18'],
    [['odds', 'attack', '--weapon', '2x5'], '--weapon: expected dice such as 2d6'],
    [['odds', 'attack', '--weapon', '2d5+3'], '--weapon: expected dice such as 2d5; a bonus is'],
    [['odds', 'attack', '--weight', '5'], '--weight needs --weapon'],
    [
      ['odds', 'attack', '--weapon', '2d5', '--weight', '500kg'],
      '--weight: expected pounds from 0 to',
    ],
    [['odds', 'cast', '--spell', ''], '--spell: expected a spell of the content'],
    [['odds', 'attack', '--to-hit', '5'], '--to-hit needs --weapon'],
    [['odds', 'attack', '--hp', '1d4-9'], '--hp: expected a number or dice of at least 0'],
    [['odds', 'attack', '--visible', 'so'], '--visible: expected one of yes, no'],
    [['odds', 'shoot', '--launcher', 'longbow'], '--launcher: expected one of sling, short-bow'],
    [['odds', 'shoot', '--missile', '1d6+2'], '--missile: expected dice such as 2d5; a bonus is'],
    [['odds', 'shoot', '--extra-might', '-3'], '--extra-might: expected an integer from -2 to 99'],
    [['odds', 'shoot', '--distance', '0'], '--distance: expected an integer from 1 to 99'],
    [['odds', 'throw', '--kind', 'flsk'], 'did you mean flask?'],
    [['odds', 'throw', '--object', '2d'], '--object: expected dice such as 2d6'],
    [
      ['odds', 'throw', '--object', 'daggr'],
      '--object: expected dice such as 2d5, or a weapon of the content (did you mean dagger?)',
    ],
    [['odds', 'attack', '--creature', 'jackl'], 'did you mean jackal?'],
    [
      ['odds', 'attack', '--creature', 'lay bare'],
      '--creature: expected a creature of the content',
    ],
    [
      ['odds', 'shoot', '--creature', 'jackal', '--ac', '3'],
      "--ac can't be combined with --creature, which has numbers of its own",
    ],
    [['odds', 'cast', 'fire', 'ball'], 'Perhaps --spell fire-ball is meant'],
    [['odds', 'speed', '12'], '“roguewright odds speed --help” lists the options'],
    [['odds', 'attack', '--target', 'x'], '“roguewright odds attack --help” lists the options'],
    [['odds', 'cast', '--int', '26'], '--int: expected an integer from 3 to 25, got "26"'],
    [['odds', 'cast', '--role', 'wizzard'], 'did you mean wizard?'],
    [['odds', 'cast', '--spell', 'firebal'], 'did you mean fireball?'],
    [['odds', 'cast', '--shield', 'tower'], '--shield: expected one of none, small, large'],
    [
      ['odds', 'cast', '--spell', 'fireball', '--resist', 'fire'],
      '--resist: expected an attack type and a percentage, such as fire=50, got "fire"',
    ],
  ])('%j is answered with one line, and 2', async (parameters, message) => {
    const { written, complaints, exitCode } = await roguewright(...parameters);
    expect(written).toBe('');
    expect(complaints).toMatch(/^roguewright: [^\n]*\n$/);
    expect(complaints).toContain(message);
    expect(exitCode).toBe(2);
  });
});

describe('rulesets', () => {
  it('are listed with their slots', async () => {
    const { written } = await roguewright('rulesets');
    expect(written).toMatch(/^house +House rules\n +casting/m);
    expect(written).toMatch(/^angband-3\.0\.5 +Angband 3\.0\.5\n +combat$/m);
    expect(written).toMatch(/^attack-spo +ATTACK\.SPO\n +combat \(angband-3\.0\.5, changed\)$/m);
    expect(written.split('\n').filter(line => line.length > 80)).toEqual([]);
    expect((await roguewright('rulesets', 'list')).written).toBe(written);
    const list = JSON.parse((await roguewright('rulesets', '--json')).written);
    const slots = [
      { slot: 'casting', from: 'house, changed' },
      { slot: 'spells', from: 'crossfire' },
    ];
    expect(list).toContainEqual({ id: 'crossfire', title: 'Crossfire', slots });
  });

  it('are shown with what they change and where that is from', async () => {
    const { written } = await roguewright('rulesets', 'show', 'attack-spo');
    expect(written).toContain('parent: angband-3.0.5');
    expect(written).toMatch(/ {2}combat +from attack-spo/);
    expect(written).toContain('ATTACK.SPO, D-AT-01');
    const composed = await roguewright('rulesets', 'show', 'combat=attack-spo', '--json');
    expect(JSON.parse(composed.written)).toMatchObject({
      id: 'combat=attack-spo',
      origins: { combat: 'attack-spo', spells: 'house' },
    });
  });

  it.each(RULESETS.filter(({ slots }) => slots.casting !== undefined))(
    'show what is different about the casting of $id',
    async ({ id, differences, title }) => {
      const { written } = await roguewright('rulesets', 'show', id);
      const shown = written.replaceAll(/\s+/g, ' ');
      expect(shown).toContain(title);
      for (const { says, source } of differences) {
        expect(shown).toContain(says.replaceAll(/\s+/g, ' '));
        expect(shown).toContain(source.replaceAll(/\s+/g, ' '));
      }
    },
  );

  it('are compared by number and step', async () => {
    const { written } = await roguewright('rulesets', 'diff', 'angband-3.0.5', 'attack-spo');
    expect(written).toMatch(/^combat\.classes\.ranger\.melee\.perTenLevels +30 +45$/m);
    expect(written).toMatch(
      /^combat\.steps\.unseenSkill +step unseenSkill of angband-3\.0\.5 +step/m,
    );
    expect(written).toMatch(/\n\d+ differences\n/);
    const order = await roguewright('rulesets', 'diff', 'nethack-3.4.3', 'fiqhack');
    expect(order.written).toMatch(
      /^casting\.attempt\.order +amulet, energy, nutrition, success +energy/m,
    );
    expect(order.written).not.toContain('order.1');
    expect(order.written).not.toContain('…');
    const same = await roguewright('rulesets', 'diff', 'house', 'house');
    expect(same.written).toBe('house and house have the same rules.\n');
  });
});

describe('odds of an attack', () => {
  const attack = ['odds', 'attack', '--class', 'warrior', '--level', '20', '--str', '18/50'];
  const armed = [...attack, '--dex', '18/10', '--weapon', '2d5', '--weight', '13lb', '--ac', '30'];

  it('are exact, and the same as text and as JSON', async () => {
    const text = (await roguewright(...armed, '--hp', '60')).written;
    const json = JSON.parse((await roguewright(...armed, '--hp', '60', '--json')).written);
    expect(text).toContain(`(${json.hit.numerator} in ${json.hit.denominator})`);
    expect(text).toContain(`blows an attack   ${json.blows}\n`);
    expect(text).toContain('kills from 61');
    const sum = json.damage.probabilities.reduce((all: number, [, p]: number[]) => all + p!, 0);
    expect(sum).toBeCloseTo(1, 12);
    expect(json.turnsToKill.mean).toBeGreaterThan(1);
  });

  it('are explained when asked why', async () => {
    const { written } = await roguewright(...armed, '--why');
    expect(written).toMatch(/\nWhy:\n {2}- Your class/);
    expect(written).toMatch(/You hit [\d.]+ % of the time/);
  });

  it('follow the ruleset', async () => {
    const unseen = [...armed, '--visible', 'no', '--json', '--ruleset'];
    const program = JSON.parse((await roguewright(...unseen, 'combat=angband-3.0.5')).written);
    const document = JSON.parse((await roguewright(...unseen, 'combat=attack-spo')).written);
    expect(program.hit).not.toEqual(document.hit);
  });

  it('are drawn in plain ASCII when asked', async () => {
    const { written } = await roguewright(...armed, '--plain', '--hp', '60');
    expect([...written].every(letter => letter.charCodeAt(0) < 128)).toBe(true);
  });

  it('know that bare hands never kill what can take everything', async () => {
    const { written } = await roguewright('odds', 'attack', '--dex', '3', '--str', '3');
    expect(written).toContain('blows an attack');
    expect(written).not.toMatch(/to kill|dead/);
  });
});

describe('odds of a shot and of a throw', () => {
  const shoot = ['odds', 'shoot', '--class', 'ranger', '--level', '20', '--launcher', 'long-bow'];
  const aimed = [...shoot, '--missile', '1d6', '--ac', '36', '--distance', '2'];

  it('are exact, and the same as text and as JSON', async () => {
    const text = (await roguewright(...aimed, '--hp', '40')).written;
    const json = JSON.parse((await roguewright(...aimed, '--hp', '40', '--json')).written);
    expect(text).toContain(`(${json.hit.numerator} in ${json.hit.denominator})`);
    expect(text).toMatch(/shots a turn +2 \(energy 50 each\)\n/);
    expect(text).toMatch(/breaks +60 % on a hit, 30 % else\n/);
    expect(text).toContain('kills from 41');
    expect(json).toMatchObject({ aTurn: 2, energy: 50, multiplier: 3, range: 25, inRange: true });
    expect(json.missile).toMatchObject({ kind: 'arrow', dice: 1, sides: 6 });
    const sum = json.damage.probabilities.reduce((all: number, [, p]: number[]) => all + p!, 0);
    expect(sum).toBeCloseTo(1, 12);
    expect(json.turnDamage.mean).toBeCloseTo(2 * json.damage.mean, 12);
    expect(json.turnsToKill.mean).toBeGreaterThan(1);
  });

  it('are explained when asked why', async () => {
    const { written } = await roguewright(...aimed, '--why');
    expect(written).toMatch(/The distance subtracts 2 points from your skill/);
    expect(written).toMatch(/you shoot at a skill of/);
    expect((await roguewright('odds', 'throw', '--why')).written).toMatch(/you throw at a skill/);
  });

  it('follow the ruleset', async () => {
    const bow = [...aimed, '--launcher-to-hit', '20', '--json', '--ruleset'];
    const program = JSON.parse((await roguewright(...bow, 'combat=angband-3.0.5')).written);
    const document = JSON.parse((await roguewright(...bow, 'combat=attack-spo')).written);
    expect(document.damage.mean).toBeGreaterThan(program.damage.mean);
    expect([program.breaks, document.breaks]).toEqual([
      { hit: 35, miss: 35 },
      { hit: 60, miss: 30 },
    ]);
  });

  it('of a throw are those of a flask of oil unless something else is thrown', async () => {
    const flask = JSON.parse((await roguewright('odds', 'throw', '--json')).written);
    expect(flask.object).toMatchObject({ kind: 'flask', dice: 2, sides: 6, weight: 10 });
    expect(flask).toMatchObject({ aTurn: 1, energy: 100, breaks: { hit: 100, miss: 100 } });
    expect(flask).not.toHaveProperty('turnsToKill');
    // The game shows kilograms.
    const staff = ['attack', '--weapon', '1d9', '--json', '--weight'];
    const [inKilograms, inPounds] = [
      (await roguewright('odds', ...staff, '6.8kg')).written,
      (await roguewright('odds', ...staff, '15.1lb')).written,
    ];
    expect(inKilograms).toContain('"weight": 151');
    expect(inKilograms).toBe(inPounds);
    const spear = ['--object', '1d6', '--kind', 'polearm', '--weight', '5', '--plain'];
    const { written } = await roguewright('odds', 'throw', ...spear, '--hp', '2d6', '--ac', '9');
    expect(written).toMatch(/chance to kill +[\d.]+ % with one throw/);
    expect([...written].every(letter => letter.charCodeAt(0) < 128)).toBe(true);
  });

  it('say when the target is too far away, and have nothing hit it', async () => {
    const sling = ['odds', 'shoot', '--launcher', 'sling', '--distance', '21', '--hp', '10'];
    const shot = await roguewright(...sling);
    expect(shot.written).toMatch(/range +20; the target is too far away: nothing hits it\n$/);
    const json = JSON.parse((await roguewright(...sling, '--json')).written);
    expect(json.hit.probability).toBe(0);
    expect(json.damage.mean).toBe(0);
    expect(json.killChance).toBe(0);
  });

  it('of a throw say when the target is too far away', async () => {
    const { written } = await roguewright('odds', 'throw', '--distance', '11');
    expect(written).toMatch(/range +10; the target is too far away: nothing hits it\n/);
  });
});

describe('odds of a cast', () => {
  it('are those of the worked example of the rule', async () => {
    const json = JSON.parse(
      (
        await roguewright(
          'odds',
          'cast',
          '--level',
          '8',
          '--int',
          '18',
          '--spell-level',
          '3',
          '--json',
        )
      ).written,
    );
    expect(json).toMatchObject({ price: 15, caster: { role: 'wizard' } });
    expect(json.successPercent + json.failPercent).toBe(100);
  });

  it('say what a spell of the content does, and how often it kills', async () => {
    const { written } = await roguewright(
      'odds',
      'cast',
      '--spell',
      'fireball',
      '--level',
      '5',
      '--int',
      '17',
      '--target-hp',
      '2d4',
    );
    expect(written).toMatch(/price +\d+ energy/);
    expect(written).toMatch(/casting time +10 ticks/);
    expect(written).toMatch(/chance to kill +[\d.<>]+ % with one attempt/);
    expect(written).toContain('attempts until it is dead');
  });

  it('say what a spell heals', async () => {
    expect((await roguewright('odds', 'cast', '--spell', 'mending')).written).toContain(
      'heals once cast',
    );
  });

  it('say which check ends an attempt', async () => {
    const { written } = await roguewright('odds', 'cast', '--nutrition', '5');
    expect(written).toContain('fails      100 % (too hungry)');
  });

  it('show 0 and 100 only where they are certain', async () => {
    const { written } = await roguewright(
      'odds',
      'cast',
      '--damage',
      '1d100',
      '--target-hp',
      '99',
      '--level',
      '30',
      '--int',
      '25',
      '--amulet',
    );
    expect(written).not.toMatch(/chance to kill +0 %/);
  });
});

describe('verify', () => {
  const header = '{"rule":"combat/distance","ruleset":"angband-3.0.5","kind":"value"}';

  it('passes on the vectors that come with the project', async () => {
    const { written, exitCode } = await roguewright('verify');
    expect(written).toMatch(/\d{4,} passed, 0 failed, 0 skipped\n$/);
    expect(exitCode).toBe(0);
  });

  it('fails on a wrong number, and shows it', async () => {
    const input = '{"from":{"x":0,"y":0},"to":{"x":3,"y":4}}';
    const path = fileOf('distance.jsonl', `${header}\n{"in":${input},"out":99}\n`);
    const { written, exitCode } = await roguewright('verify', path);
    expect(written).toMatch(/0 passed, 1 failed, 0 skipped\n$/);
    expect(exitCode).toBe(1);
  });

  it('finds vectors below folders, and says so when there is none', async () => {
    const empty = mkdtempSync(join(folder, 'empty-'));
    const { written, exitCode } = await roguewright('verify', empty);
    expect(written).toBe('no case was found\n0 passed, 0 failed, 0 skipped\n');
    expect(exitCode).toBe(1);
  });

  it('prints JSON for programs', async () => {
    const path = fileOf(
      'unknown.jsonl',
      `${header.replace('distance', 'fate')}\n{"in":1,"out":2}\n`,
    );
    const { written } = await roguewright('verify', '--json', path);
    expect(JSON.parse(written)).toMatchObject({
      ok: true,
      skipped: 1,
      notBuilt: [{ rule: 'combat/fate', ruleset: 'angband-3.0.5', cases: 1 }],
    });
  });
});
