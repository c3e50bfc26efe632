import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { programOf } from '../testing/program.ts';

const data = mkdtempSync(join(tmpdir(), 'play-'));
afterAll(() => rmSync(data, { recursive: true }));

/** Plays with lines from a pipe, in a process of its own. */
function play(lines: readonly string[], ...options: string[]) {
  const parameters = programOf('play', '--plain', ...options);
  const { stdout, stderr, status } = spawnSync(process.execPath, parameters, {
    input: lines.map(line => `${line}\n`).join(''),
    encoding: 'utf8',
    env: { ...process.env, ROGUEWRIGHT_DATA: data },
  });
  return { stdout, stderr, status };
}

describe('play, as a program', () => {
  it('asks for the hero, plays, keeps the game at the end of the input, and goes on with it', () => {
    const questions = ['Perchta', 'wizzard', '? val', 'wiz', '?', '', 'none', 'demo'];
    const first = play([...questions, 'hero', 'rest 3']);
    expect(first.stdout).toContain('Name of your hero? Perchta\n');
    expect(first.stdout).toContain('There is no role wizzard. Did you mean Wizard?');
    expect(first.stdout).toMatch(/Valkyrie: .*\nHit points \d+/);
    expect(first.stdout).toMatch(/Half-elf: /);
    expect(first.stdout).toContain('Perchta, Human Wizard of level 1');
    expect(first.stdout).toMatch(
      /The game is kept\. roguewright play --continue goes on with it\.\n$/,
    );
    expect([first.stderr, first.status]).toEqual(['', 0]);

    const second = play(['hero', 'quit', 'north'], '--continue');
    const turn = Number(/Turn (\d+),/.exec(second.stdout)?.[1]);
    expect(turn).toBeGreaterThan(1);
    expect(second.stdout).not.toContain('> north');
    expect(second.status).toBe(0);
    const named = play(['movers', 'odds all', 'quit'], '--continue', 'Perchta');
    expect(named.stdout).toContain('Nobody is in sight.');
    expect(named.stdout).toContain('Nobody hostile is in sight.');
    expect(play([], '--continue', 'Una').status).toBe(2);
  });

  it('begins a game under rules with a name, which the game keeps', () => {
    const hero = ['--name', 'Runa', '--role', 'wizard', '--race', 'human', '--seed', 'magic'];
    const begun = play(['hero', 'skills', 'quit'], ...hero, '--rules', 'SLASH’EM’s magic');
    expect([begun.stderr, begun.status]).toEqual(['', 0]);
    // SLASH’EM's schools, as far as its Wizard goes, and none that it lacks.
    expect(begun.stdout).toMatch(/attack: basic \(at most expert\)/);
    expect(begun.stdout).toMatch(/protection: unskilled \(at most skilled\)/);
    expect(begun.stdout).not.toMatch(/clerical|escape/);
    const { stdout } = spawnSync(process.execPath, programOf('save', 'list', '--json'), {
      encoding: 'utf8',
      env: { ...process.env, ROGUEWRIGHT_DATA: data },
    });
    expect(stdout).toContain('"ruleset": "casting=slashem,charging=slashem"');
    const both = play([], '--rules', 'slashems-magic', '--ruleset', 'house');
    expect([both.status, both.stdout]).toEqual([2, '']);
  });

  it('asks for the god of a priest, and takes --god and --revives', () => {
    const asked = play(
      ['Ilse', '? ansel', 'ansel', 'cat', 'lamp', 'hero'],
      '--role',
      'priest',
      '--race',
      'elf',
    );
    expect(asked.stdout).toContain('God (Mother Mabbet');
    expect(asked.stdout).toMatch(/Ansel of the Lamp: .*You resist fear by 20 %/);
    expect(asked.stdout).toContain('Pet (as the role, dog, cat, none)? Empty for as the role;');
    expect(asked.stdout).toContain('You pray to Ansel of the Lamp');
    expect(asked.stdout).toContain('In sight: a kitten 1 square north, unhurt, tame.');
    expect(asked.stdout).not.toContain('Death isn’t final');

    const hero = ['--name', 'Olm', '--role', 'priest', '--race', 'elf', '--seed', 'hush'];
    const told = play(['hero'], ...hero, '--god', 'hush', '--revives');
    expect(told.stdout).toContain('You pray to the Hush');
    expect(told.stdout).toContain('Death isn’t final: a hero who dies wakes up at home');
    const other = play([], ...hero.with(3, 'wizard'), '--god', 'hush');
    expect(other.stderr).toContain('--god: expected nothing: the role wizard has no god');
    expect(other.status).toBe(2);
    const none = play([], ...hero, '--god', 'zeus');
    expect(none.stderr).toMatch(/^roguewright: --god: expected one of .*god_hush/);
  });

  it('begins nothing when the input ends too early, and says what an option lacks', () => {
    const early = play(['Una'], '--data', join(data, 'other'));
    expect([early.stdout.endsWith('No game was begun.\n'), early.status]).toEqual([true, 0]);
    const wrong = play([], '--name', 'Una', '--role', 'witch', '--race', 'elf', '--seed', '1');
    expect(wrong.stderr).toMatch(/^roguewright: --role: expected one of .*, got "witch"\n$/);
    const none = play([], '--continue', '--data', join(data, 'empty'));
    expect(none.stderr).toBe(
      'roguewright: --continue: there is no unfinished game in this folder\n',
    );
    expect([wrong.status, none.status]).toEqual([2, 2]);
  });
});
