// roguewright arena: fights beside their odds, a fight of one's own, and errors.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PracticeReport } from '@roguewright/engine/host';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../program.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'roguewright-arena-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function arena(...parameters: string[]) {
  const terminal = fakeTerminal();
  await run(['arena', ...parameters], terminal);
  return terminal;
}

async function report(...parameters: string[]) {
  const { written } = await arena('--json', ...parameters);
  return JSON.parse(written) as PracticeReport & { readonly against: string };
}

const script = (...lines: string[]) => {
  const path = join(folder, 'lines.txt');
  writeFileSync(path, lines.map(line => `${line}\n`).join(''));
  return path;
};

describe('roguewright arena', () => {
  // Three jackals come up one after another, and the Wizard gets a point back now and then.
  it.each([
    ['ogre', '1', 'valkyrie', '3'],
    ['jackal', '3', 'wizard', '1'],
  ])(
    'tells odds that hold in fights of one who stands and strikes: %s × %s',
    async (foe, count, role, level) => {
      const told = await report(
        ...['--against', foe, '--count', count, '--role', role, '--level', level],
        ...['--times', '80', '--player', 'stand'],
      );
      expect(told.against).toBe(foe);
      expect(told.won + told.died + told.undecided).toBe(80);
      expect(told.died).toBeGreaterThan(0);
      expect(told.won).toBeGreaterThan(0);
      // The intervals hold 19 times in 20; a rule that is off by a blow leaves them by far more than a tenth.
      for (const { told: odds, came } of [...told.dead, ...told.killed]) {
        expect(odds).toBeGreaterThan(came.least - 0.1);
        expect(odds).toBeLessThan(came.most + 0.1);
      }
      expect(told.killed.length).toBeGreaterThan(3);
    },
  );

  it('tells one who watches how many fights have been played, beside the table', async () => {
    const terminal = fakeTerminal({ watched: true });
    await run(['arena', '--against', 'ogre', '--times', '9'], terminal);
    expect(terminal.complaints).toContain('1 of 9 fights');
    expect(terminal.complaints.endsWith('\r\u001b[K')).toBe(true);
    expect(terminal.written).not.toContain(' of 9 fights\n');
    const unwatched = await arena('--against', 'ogre', '--times', '9');
    expect(unwatched.complaints).toBe('');
  });

  it('plays equal fights by equal seeds, and tells them as a table', async () => {
    const of = (seed: string) =>
      arena('--against', 'ogre', '--level', '5', '--count', '2', '--times', '5', '--seed', seed);
    const [one, same, other] = [await of('a'), await of('a'), await of('b')];
    expect(one.written).toMatch(/^A human valkyrie of level 5 \(\d+ hit points, .* 2 ogres\.\n/);
    expect(one.written).toContain('19 times in 20 within');
    expect(same.written).toBe(one.written);
    expect(other.written).not.toBe(one.written);
  });

  it('counts items, rules and what the hero knows', async () => {
    const plain = ['--against', 'ogre', '--times', '1', '--level', '3'];
    const kill = ({ odds }: PracticeReport) => odds.kill!.mean!;
    const bare = await report(...plain);
    expect(kill(await report(...plain, '--item', 'dagger'))).not.toBe(kill(bare));
    expect(kill(await report(...plain, '--ruleset', 'angbands-blades'))).not.toBe(kill(bare));
    const stranger = await report(...plain, '--stranger');
    expect(stranger.odds.survival.dead).not.toEqual(bare.odds.survival.dead);
  });

  it('is played in lines with the odds after each move, and tells the result and the luck', async () => {
    const path = script('look', ...Array.from({ length: 40 }, () => 'fight'));
    const { written } = await arena(
      ...['--against', 'jackal', '--level', '10', '--play', '--plain', '--script', path],
    );
    expect(written).toMatch(/^Practice: nothing of this fight is kept\./);
    expect(written).toContain('to be dead within 20 moves of standing and striking');
    expect(written).toMatch(/Practice is over: you won in \d+ moves?, with \d+ hit points left/);
    expect(written).toMatch(/took \d+ turns? of blows: the odds gave [\d.]+ % to that many/);
    const quit = await arena('--against', 'jackal', '--play', '--script', script('search'));
    expect(quit.written).toMatch(/Odds: .*\n(.*\n)*Practice is broken off after 1 move\./);
  });

  it('says what is wrong', async () => {
    const wrong = async (...parameters: string[]) => {
      const { complaints, exitCode } = await arena(...parameters);
      expect(exitCode).toBe(2);
      return complaints;
    };
    expect(await wrong('--against', 'gray wolf')).toContain('did you mean grey-wolf?');
    expect(await wrong('--against', 'ogre', '--role', 'baker')).toContain('--role');
    expect(await wrong('--against', 'ogre', '--level', '31')).toContain('--level');
    expect(await wrong('--against', 'ogre', '--count', '7')).toContain('from 1 to 6');
    expect(await wrong('--against', 'ogre', '--times', '0')).toContain('--times');
    expect(await wrong('--against', 'ogre', '--item', 'spoonz')).toContain('--item');
    expect(await wrong('--against', 'ogre', '--plain')).toContain('needs --play');
    expect(await wrong('--against', 'ogre', '--play', '--json')).toContain('--json');
    expect(await wrong('--against', 'ogre', '--seed', '')).toContain('--seed');
    expect(await wrong()).toContain('--against');
  });
});
