// One recorded game, looked back on by the library, by roguewright replay and on the full screen.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import {
  dangersOf,
  forkOf,
  type GameFile,
  type GameHost,
  LocalGame,
  lastMoves,
  playSimply,
  readGameFile,
  weighMoves,
  writeGameFile,
} from '@roguewright/engine/host';
import { sumLuck } from '@roguewright/engine/odds';
import { createRulesets } from '@roguewright/engine/rulesets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Session } from '../play/session.ts';
import { run } from '../program.ts';
import { GameScreen } from '../screen/doing/game-screen.ts';
import { readOptions } from '../screen/options/options.ts';
import { Stage } from '../screen/stage/stage.ts';
import { FakeDevice } from '../testing/fake-device.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';
import { chronicleOf } from './chronicle-of.ts';
import { keepMorgue } from './kept-morgue.ts';
import { watch } from './watch.ts';

const folder = mkdtempSync(join(tmpdir(), 'roguewright-look-back-'));
const path = join(folder, 'ada.roguewright');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The game is looked at around command 300. */
const LEAST_COMMANDS = 320;

/** A game of a wizard whom the simple player leads to an early death, under the first seed that does so. */
function shortGame(): GameFile {
  const content = loadContent(readContent());
  const house = createRulesets().resolve('house');
  const hero = { heroName: 'Ada', role: 'wizard', race: 'human' };
  for (const seed of ['a13', 'a7', 'a8', 'a0', 'a3', 'a2']) {
    const game = LocalGame.create(content, house, { ...hero, seed });
    const { file } = playSimply(game, seed, 1000);
    if (game.look().view.ending?.kind === 'died' && file.commands.length >= LEAST_COMMANDS) {
      return file;
    }
  }
  throw new Error(`expected a death between commands ${LEAST_COMMANDS} and 1000 under some seed`);
}

const file = shortGame();
const chronicle = await chronicleOf(file, [], () => undefined);
const ending = chronicle.at(chronicle.last).view.ending;

beforeAll(() => writeFileSync(path, writeGameFile(file)));

async function replay(...parameters: string[]) {
  const terminal = fakeTerminal();
  await run(['replay', ...parameters, path], terminal);
  return terminal;
}

describe('a chronicle', () => {
  it('shows every point as it was', () => {
    expect(ending?.kind).toBe('died');
    expect(chronicle.last).toBe(file.commands.length);
    const [, hash] = file.hashes[20]!;
    expect(chronicle.gameAt(file.hashes[20]![0]).hash()).toBe(hash);
    const turn = chronicle.points[200]!.turn;
    expect(chronicle.at(200).view.turn).toBe(turn);
    expect(chronicle.points[chronicle.sequenceOf(turn)]!.turn).toBe(turn);
    expect(chronicle.sequenceOf(1_000_000)).toBe(chronicle.last);
  });

  it('sets what came beside what was expected', () => {
    const { luck } = chronicle;
    expect(luck.length).toBeGreaterThan(10);
    for (const { came, expected, orMore, orLess } of luck) {
      expect(expected).toBeGreaterThanOrEqual(0);
      // What came was possible.
      expect(orMore, `${came}`).toBeGreaterThan(0);
      expect(orLess, `${came}`).toBeGreaterThan(0);
      expect(orMore + orLess).toBeGreaterThanOrEqual(1 - 1e-9);
    }
    const { sums, percentile, unluckiest } = sumLuck(luck);
    expect(sums.map(({ kind }) => kind)).toContain('taken');
    expect(percentile).toBeGreaterThan(0);
    expect(percentile).toBeLessThan(1);
    expect(unluckiest.length).toBeLessThanOrEqual(5);
    const chances = unluckiest.map(({ chance }) => chance);
    expect(chances).toEqual(chances.toSorted((one, other) => one - other));
  });

  it('weighs the last turns by what the hero knew', () => {
    const sequences = lastMoves(chronicle);
    const moves = weighMoves(chronicle, sequences);
    expect(moves.map(({ sequence }) => sequence)).toEqual(sequences);
    expect(moves.at(-1)!.sequence).toBe(chronicle.last);
    for (const { death, safer } of moves) {
      expect(death).toBeGreaterThanOrEqual(0);
      expect(death).toBeLessThanOrEqual(1);
      expect(safer?.death ?? 0).toBeLessThanOrEqual(death);
    }
    const path = dangersOf(chronicle, sequences);
    expect(path.map(({ death, turn }) => [death, turn])).toEqual(
      moves.map(({ death, turn }) => [death, turn]),
    );
    // The same in pieces.
    expect(weighMoves(chronicle, sequences.slice(-3))).toEqual(moves.slice(-3));
  });

  it('goes on from a point as a game of its own', async () => {
    const fork = readGameFile(writeGameFile(forkOf(chronicle, 120)));
    expect(fork.forked).toBe(true);
    expect(fork.commands).toEqual(file.commands.slice(0, 120));
    const again = await chronicleOf(fork, [], () => undefined);
    expect(again.difference).toBeUndefined();
    expect(again.at(120).view).toEqual(chronicle.at(120).view);
    expect(() => forkOf(chronicle, chronicle.last)).toThrow('before the end of the game');
    expect(() => forkOf(chronicle, chronicle.last + 1)).toThrow(`from 0 to ${chronicle.last}`);
  });
});

describe('roguewright replay', () => {
  it('prints luck, last turns and the morgue', async () => {
    const { written } = await replay('--luck', '--last-turns', '--morgue');
    expect(written).toMatch(
      /Luckier than \d[\d.]* % of games with the same acts \([+−][\d.]+ standard deviations\)\./,
    );
    expect(written).toMatch(/You took \d+ damage in \d+ attacks?, expected [\d.]+:/);
    expect(written).toMatch(/Since turn \d+/);
    // The danger turn by turn as a plot, with the last turns and in the morgue.
    expect(written.match(/^100 %\|/gm)).toHaveLength(2);
    expect(written).toContain('The chance to be dead five moves later, by what was known');
    expect(written).toContain('Ada, Human Wizard of level');
    expect(written).toContain(`Ada the Human Wizard was killed by`);
    expect(written).toMatch(/^Kills\n-----\n(?: +\d+ {2}.*\n)+/m);
    expect(written).toContain('The last turn of the enemies in sight');
  });

  it('tells the story where there is no terminal', async () => {
    const { written } = await replay('--watch');
    expect(written).toContain('you are on dungeon level 1.');
    expect(written).toContain('was killed by');
  });

  it('makes a game that goes on from a turn, and says what is wrong with a turn', async () => {
    const turn = chronicle.points[120]!.turn;
    const data = join(folder, 'data');
    const { written } = await replay('--fork-at', String(turn), '--data', data);
    const [, game] = /as game (\S+): roguewright play --continue/.exec(written) ?? [];
    const terminal = fakeTerminal();
    await run(['save', 'list', '--data', data], terminal);
    expect(terminal.written).toBe(`${game}  Ada, human wizard, turn ${turn}, playing\n`);
    const wrong = await replay('--fork-at', 'soon', '--data', data);
    expect(wrong.complaints).toContain('--fork-at');
    const late = await replay('--fork-at', '999999', '--data', data);
    expect(late.complaints).toContain('a turn before the end of the game');
  });
});

/** The game up to a number of commands, as a face in this process holds it. */
function hostAt(sequence: number): GameHost {
  const game = chronicle.gameAt(sequence);
  const record = { ...file, commands: file.commands.slice(0, sequence), hashes: [] };
  return {
    look: async () => game.look(),
    perform: async command => game.perform(command),
    odds: async question => game.odds(question),
    record: async () => writeGameFile(record),
    close: async () => undefined,
  };
}

describe('in play', () => {
  it('lines tell luck and morgue, by what the hero knows', async () => {
    const session = await Session.begin(hostAt(300));
    expect(await session.answer('luck')).toMatch(/^(Luckier than|Nothing has been left)/);
    expect(await session.answer('last-turns')).toMatch(/^Since turn \d+/);
    await session.answer('note mind the newts');
    const morgue = await session.answer('morgue');
    expect(morgue).toMatch(/Notes\n-----\nTurn \d+: mind the newts\n/);
    expect(morgue).toMatch(
      /^Ada, Human Wizard of level \d+\nRank: Candle-Trimmer; .*\nAlive on turn \d+/,
    );
    expect(morgue).toContain('Inventory\n---------\n');
  });

  it('the screen has them at ^O, and the whole game once it is over', async () => {
    const looks = ['l', 'd', 'm'].flatMap(page => ['^O', page, 'Escape']);
    const keys = [...looks, '^O', 'w', 'Home', 'Escape', 'Enter'];
    const device = new FakeDevice(keys, 100, 30);
    const stage = new Stage(device, readOptions(undefined));
    const place = { read: () => readOptions(undefined), keep: () => '' };
    const ended = await GameScreen.play(hostAt(chronicle.last), stage, place, []);
    expect(ended).toContain('was killed by');
    const { screens } = device;
    expect(screens[1]).toContain('Watch the game, turn by turn');
    expect(screens[2]).toContain('Luckier than');
    expect(screens[5]).toContain('Since turn');
    expect(device.moments.some(moment => /Looking back: \d+ of \d+/.test(moment))).toBe(true);
    expect(screens[8]).toContain('Ada, Human Wizard');
    expect(screens[12]).toContain(`command 0 of ${chronicle.last}`);
  });

  it('writes the morgue at the end', async () => {
    expect(await keepMorgue(folder, hostAt(300))).toBe('');
    const said = await keepMorgue(folder, hostAt(chronicle.last));
    const [, written] = /^The morgue is in (.*)\.$/.exec(said) ?? [];
    expect(readFileSync(written!, 'utf8')).toContain('Ada the Human Wizard was killed by');
  });
});

describe('the viewer on the full screen', () => {
  it('moves along the slider, to a turn, and shows luck, last turns and morgue', async () => {
    const forks: number[] = [];
    const keys = ['ArrowRight', 'PageDown', 't', '9', '0', 'Enter', 'End', 'L', 'Escape'];
    const device = new FakeDevice(
      [...keys, 'D', 'Escape', 'm', 'Escape', 'Home', 'PageDown', 'f', 'Escape'],
      100,
      30,
    );
    await watch(new Stage(device, readOptions(undefined)), chronicle, {
      fork: async sequence => {
        forks.push(sequence);
        return 'It goes on as game x.';
      },
    });
    const { screens } = device;
    const at = (sequence: number) =>
      `Turn ${chronicle.points[sequence]!.turn}, command ${sequence} of ${chronicle.last}`;
    expect(screens[0]).toContain(at(0));
    expect(screens[1]).toContain(at(1));
    expect(screens[2]).toContain(at(21));
    expect(screens[5]).toContain('Turn: 90_');
    expect(screens[6]).toContain(at(chronicle.sequenceOf(90)));
    expect(screens[7]).toContain(at(chronicle.last));
    expect(screens[7]).toContain('was killed by');
    expect(screens[8]).toContain('Luckier than');
    expect(screens[10]).toContain('Since turn');
    expect(screens[12]).toContain('Ada, Human Wizard');
    expect(screens.at(-1)).toContain('It goes on as game x.');
    expect(forks).toEqual([20]);
  });
});
