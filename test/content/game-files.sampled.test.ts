// Games as files: written, read, replayed, and written by others than this program.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewGame, SavedGame } from '@roguewright/engine/game';
import {
  ENGINE_VERSION,
  type GameFile,
  LocalGame,
  playSimply,
  Replay,
  readGameFile,
  rebuildGame,
  resumeUntrusted,
  writeGameFile,
} from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong, sampled } from '../sampled.ts';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');
const FORESEEN = ['UsageError', 'ReplayError', 'ContentError', 'RulesetError'];

function playedGame(
  seed: string,
  most = 40,
  wish: Partial<NewGame> = {},
): { file: GameFile; game: LocalGame } {
  const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed, ...wish };
  const game = LocalGame.create(content, house, start);
  const { file } = playSimply(game, seed, most);
  return { file: { ...file, snapshot: game.save() }, game };
}

function replayOf(file: GameFile): Replay {
  const replay = new Replay(content, house, file);
  while (!replay.over) {
    replay.step();
  }
  return replay;
}

const played = playedGame('a file');
const text = writeGameFile(played.file);

/** A file whose parts may be anything. */
interface Loose {
  commands: object[];
  snapshot: object;
  [field: string]: unknown;
}

/** The file with something else in it. */
function changed(change: (file: Loose) => void): string {
  const file = JSON.parse(text) as Loose;
  change(file);
  return JSON.stringify(file);
}

describe('a game file', () => {
  it('says by which engine it was written', () => {
    const path = join(import.meta.dirname, '../../packages/engine/package.json');
    const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
    expect(ENGINE_VERSION).toBe(version);
    expect(played.file.engine).toBe(version);
  });

  it('is read as it was written', () => {
    expect(readGameFile(text)).toEqual(JSON.parse(text));
    expect(writeGameFile(readGameFile(text))).toBe(text);
  });

  it('is migrated when it is older, and refused when it is newer', () => {
    const older = changed(file => {
      Object.assign(file, { version: 1, orders: file.commands });
      Reflect.deleteProperty(file, 'commands');
    });
    const step = ({ orders, ...rest }: Readonly<Record<string, unknown>>) => ({
      ...rest,
      commands: orders,
    });
    expect(readGameFile(older, [step]).commands).toEqual(played.file.commands);
    expect(() => readGameFile(changed(file => Object.assign(file, { version: 9 })))).toThrow(
      'the file is of version 9; this engine reads versions up to 4',
    );
  });

  it.each([
    ['', 'file: expected the whole JSON text of a saved game'],
    [text.slice(0, -20), 'file: expected the whole JSON text of a saved game'],
    ['[]', 'format: expected roguewright-game, a game of Roguewright, got "a list"'],
    ['null', 'format: expected roguewright-game, a game of Roguewright, got "nothing"'],
    ['{"format":"other"}', 'format: expected roguewright-game, a game of Roguewright, got "other"'],
    [changed(file => Object.assign(file, { commands: 7 })), 'commands: expected a list'],
    [changed(file => Object.assign(file, { start: [] })), 'start: expected heroName, role, race'],
    [
      changed(file => Object.assign(file, { start: { heroName: 7 } })),
      'start.heroName: expected a text of at most 100, got "7"',
    ],
    [
      changed(file => Object.assign(file.start as object, { pet: 'dragon' })),
      'start.pet: expected one of role, dog, cat, got "dragon"',
    ],
    [
      changed(file => Object.assign(file.start as object, { revives: false })),
      'start.revives: expected true, or nothing if death is final, got "false"',
    ],
    [
      changed(file => Object.assign(file.start as object, { god: 7 })),
      'start.god: expected a text of at most 500, got "7"',
    ],
    [
      changed(file => Object.assign(file.start as object, { pet: 'dog' })),
      'snapshot.start.pet: expected',
    ],
    [
      changed(file => Object.assign(file.start as object, { revives: true })),
      'snapshot.start.revives: expected',
    ],
    [
      changed(file => Object.assign(file.start as object, { god: 'god_hush' })),
      'snapshot.start.god: expected',
    ],
    [
      changed(file => Object.assign(file.commands[3] ?? {}, { kind: 'cheat' })),
      'commands.3.kind: expected one of move,',
    ],
    [
      changed(file => Object.assign(file, { hashes: [[1, 'x']] })),
      'hashes.0: expected [commands, hash]',
    ],
    [
      changed(file => Object.assign(file.snapshot, { sequence: 1e6 })),
      'snapshot.sequence: expected an integer from 0 to',
    ],
    [
      text.replace('"snapshot":{', '"snapshot":{"__proto__":{"ending":1},'),
      'snapshot: expected other keys, got "__proto__"',
    ],
    [
      `{"format":"roguewright-game","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      'expected at most 24 levels of nesting, got "more"',
    ],
    [
      `{"format":"roguewright-game","x":"${'x'.repeat(16_000_000)}"}`,
      'file: expected at most 16000000 letters',
    ],
  ])('that is damaged or hostile is refused by its field (%#)', (given, message) => {
    expect(() => readGameFile(given)).toThrow(message);
  });

  it('cut off, garbled or changed anywhere is read, or refused by an error that says so', () => {
    const edits = fc.record({
      at: fc.nat(text.length - 1),
      length: fc.nat(30),
      put: fc.oneof(
        fc.constantFrom('', '0', '-1', '1e99', 'null', '[]', '{}', '"', ',', '{"__proto__":1}'),
        fc.string({ maxLength: 8 }),
      ),
    });
    fc.assert(
      fc.property(edits, ({ at, length, put }) => {
        const given = text.slice(0, at) + put + text.slice(at + length);
        try {
          const file = readGameFile(given);
          replayOf(file);
          if (file.snapshot !== undefined) {
            resumeUntrusted(content, house, file.snapshot).look();
          }
        } catch (error) {
          expect(FORESEEN, String((error as Error).stack)).toContain((error as Error).name);
        }
      }),
      { numRuns: isLong ? 400 : 50, seed: 7 },
    );
  });
});

describe('a game file of which one value is another', () => {
  const values = fc.constantFrom<unknown>(
    null,
    0,
    -1,
    1.5,
    7,
    2 ** 31,
    2 ** 32,
    1e300,
    '',
    'x',
    [],
    {},
    [[]],
    { id: 1 },
    true,
  );

  it('is read and goes on, or is refused by an error that says so', () => {
    const choice = fc.record({ path: fc.array(fc.nat(50), { maxLength: 8 }), value: values });
    fc.assert(
      fc.property(choice, ({ path, value }) => {
        const given = changed(file => put(file, path, value));
        try {
          const { snapshot } = readGameFile(given);
          if (snapshot !== undefined) {
            const game = resumeUntrusted(content, house, snapshot);
            game.hash();
          }
        } catch (error) {
          expect(FORESEEN, String((error as Error).stack)).toContain((error as Error).name);
        }
      }),
      { numRuns: isLong ? 1500 : 150, seed: 11 },
    );
  });

  /** Replaces what a path of places leads to. */
  function put(into: object, [place = 0, ...rest]: readonly number[], value: unknown): void {
    const keys = Object.keys(into);
    const key = keys[place % Math.max(1, keys.length)] as keyof typeof into | undefined;
    const part: unknown = key === undefined ? undefined : into[key];
    if (rest.length > 0 && typeof part === 'object' && part !== null) {
      put(part, rest, value);
    } else if (key !== undefined) {
      Object.assign(into, { [key]: value });
    }
  }
});

describe('a replay', () => {
  it('ends in the state that was recorded', () => {
    const replay = replayOf(readGameFile(text));
    expect(replay.difference).toBeUndefined();
    expect(replay.game.hash()).toBe(played.game.hash());
  });

  it('begins with the pet, the god and the kind of death of the record', async () => {
    const wish = { role: 'priest', god: 'god_hush', revives: true, pet: 'cat' } as const;
    const other = { heroName: 'Ilse', role: 'priest', race: 'elf', god: 'god_ansel' };
    for (const companions of [undefined, [other]]) {
      const { file, game } = playedGame('with a cat', 30, { ...wish, companions });
      const written = writeGameFile(file);
      const read = readGameFile(written);
      expect(read.start).toMatchObject({ ...wish, ...(companions && { companions }) });
      expect(writeGameFile(read)).toBe(written);
      const replay = replayOf(read);
      expect(replay.difference).toBeUndefined();
      expect(replay.game.hash()).toBe(game.hash());
      if (companions === undefined) {
        const { snapshot: _, ...bare } = read;
        const parts = { ruleset: house, own: content, present: content };
        const pause = () => Promise.resolve();
        const rebuilt = await rebuildGame({ ...parts, file: bare, pause });
        expect(rebuilt.last.state).toEqual(game.save());
      }
    }
  });

  it('names the first turn that came out otherwise', () => {
    const other = played.file.hashes[0]![1];
    const hashes = played.file.hashes.map(([sequence, hash]) => {
      return [sequence, sequence >= 20 ? other : hash] as const;
    });
    const { difference } = replayOf({ ...played.file, hashes });
    expect(difference).toMatchObject({ sequence: 20, sameUntil: 10 });
    expect(difference?.expected).toBe(`state ${other}`);
    expect(difference?.turn).toBeGreaterThan(1);
  });

  it('names a command that is refused now', () => {
    const commands = [{ kind: 'quaff', item: 999_999 } as const, ...played.file.commands];
    expect(replayOf({ ...played.file, commands }).difference).toMatchObject({
      sequence: 1,
      got: 'refused: unknown-item',
    });
  });

  it('needs the very content and ruleset', () => {
    const wrong = (part: Partial<GameFile>) => () => replayOf({ ...played.file, ...part });
    expect(wrong({ contentHash: 'other' })).toThrow('a replay needs the same content');
    expect(wrong({ ruleset: 'other' })).toThrow('the game was played under other, not house');
    expect(wrong({ start: { ...played.file.start, role: 'witch' } })).toThrow('start.role:');
  });
});

describe('a snapshot from an untrusted source', () => {
  const plain = () => JSON.parse(JSON.stringify(played.file.snapshot)) as SavedGame;
  const with_ = (change: (saved: SavedGame) => void) => {
    const saved = plain();
    change(saved);
    return () => resumeUntrusted(content, house, saved);
  };

  it('goes on where it was written', () => {
    const game = resumeUntrusted(content, house, plain());
    expect(game.hash()).toBe(played.game.hash());
  });

  it('goes on from any moment of any game', () => {
    const numbers = Array.from({ length: 20 }, (_, place) => place + 1);
    for (const number of sampled(numbers, 2)) {
      const { game } = playedGame(`moment ${number}`, 15 * number);
      const saved = JSON.parse(JSON.stringify(game.save())) as SavedGame;
      expect(resumeUntrusted(content, house, saved).hash()).toBe(game.hash());
    }
  });

  it('is refused by the field that is wrong', () => {
    expect(with_(saved => Object.assign(saved.seats[0]!.hero, { hitPoints: 'many' }))).toThrow(
      'snapshot.seats.0.hero.hitPoints: expected an integer from -20000 to 20000, got "many"',
    );
    expect(with_(saved => Object.assign(saved.seats[0]!.hero, { archetype: 'dragon' }))).toThrow(
      /the save can't be read: .*got dragon/,
    );
    expect(with_(saved => Reflect.deleteProperty(saved, 'clock'))).toThrow('snapshot.clock:');
    expect(with_(saved => Object.assign(saved, { luck: 7 }))).toThrow('snapshot.luck:');
    expect(with_(saved => Object.assign(saved, { version: 99 }))).toThrow('of version 99');
  });
});
