import { describe, expect, it } from 'vitest';
import { UsageError } from '../../errors/index.ts';
import type { Command, Performed } from '../../game/index.ts';
import { noticesOf } from './notices.ts';
import type {
  KeptCommand,
  KeptState,
  Progress,
  Reopened,
  StorableGame,
  StoragePort,
  StoringTrouble,
} from './storage-port.ts';
import { SNAPSHOT_EVERY, StoredPlay } from './stored-play.ts';

/** Counts moves; attacks are refused, casts are malformed, and on a teleport the rules fail. */
class CountingGame implements StorableGame {
  moves: number;
  sequence: number;

  constructor({ moves, sequence }: { readonly moves: number; readonly sequence: number }) {
    this.moves = moves;
    this.sequence = sequence;
  }

  look(): Performed {
    return { sequence: this.sequence, moves: this.moves } as unknown as Performed;
  }

  perform({ kind }: Command): Performed {
    if (kind === 'cast') {
      throw new UsageError('kind', 'a command', 'cast');
    }
    if (kind === 'teleport') {
      this.moves = 1000;
      throw new Error('no such place');
    }
    if (kind !== 'attack') {
      this.moves += 1;
      this.sequence += 1;
    }
    return this.look();
  }

  save(): object {
    return { moves: this.moves, sequence: this.sequence };
  }

  hash(): string {
    return `6-${this.moves}`;
  }
}

class Taken extends Error {}

/** A storage in memory that can be made to fail. */
class MemoryStorage implements StoragePort<CountingGame, string, KeptCommand> {
  readonly told: string[] = [];
  readonly reported: string[] = [];
  commands: KeptCommand[] = [];
  snapshot: KeptState = { sequence: 0, body: '{"moves":0,"sequence":0}' };
  fails: Error | undefined;
  reopened = 0;

  async reopen(): Promise<Reopened<CountingGame, KeptCommand>> {
    this.reopened += 1;
    const game = new CountingGame(JSON.parse(this.snapshot.body) as CountingGame);
    const snapshotAt = this.snapshot.sequence;
    return { game, snapshotAt, commands: this.commands.slice(snapshotAt) };
  }

  async store({ command, snapshot, note }: Progress<string>): Promise<void> {
    if (this.fails !== undefined) {
      throw this.fails;
    }
    this.commands.push(command);
    this.snapshot = snapshot ?? this.snapshot;
    this.told.push(`stored ${command.sequence} ${note}`);
  }

  async setAside(from: number, error: string): Promise<void> {
    this.told.push(`set aside from ${from}: ${error}`);
    this.commands = this.commands.slice(0, from - 1);
  }

  async keepFailed({ sequence }: { readonly sequence: number }, error: string): Promise<void> {
    this.told.push(`failed ${sequence}: ${error}`);
  }

  isTaken(error: unknown): boolean {
    return error instanceof Taken;
  }

  problem(trouble: StoringTrouble): Error {
    return new Error(trouble);
  }

  report(error: unknown): void {
    this.reported.push((error as Error).message);
  }
}

const STEP: Command = { kind: 'move', direction: 1 };

function begin() {
  const storage = new MemoryStorage();
  return { storage, play: new StoredPlay<CountingGame, string>(storage) };
}

describe('a game that is stored while it is played', () => {
  it('stores each command before it answers, and nothing of a refusal', async () => {
    const { storage, play } = begin();
    const answers = [play.perform(STEP, 'a'), play.perform({ kind: 'attack', direction: 1 }, 'b')];
    answers.push(play.perform(STEP, 'c'));
    expect((await Promise.all(answers)).map(({ sequence }) => sequence)).toEqual([1, 1, 2]);
    expect(storage.told).toEqual(['stored 1 a', 'stored 2 c']);
    expect(storage.reopened).toBe(1);
    const again = new StoredPlay<CountingGame, string>(storage);
    expect(await again.look()).toMatchObject({ sequence: 2, moves: 2 });
  });

  it('stores a snapshot from before the command that it is due with', async () => {
    const { storage, play } = begin();
    for (let count = 0; count <= SNAPSHOT_EVERY; count++) {
      expect(storage.snapshot.sequence).toBe(0);
      await play.perform(STEP, '');
    }
    expect(storage.snapshot.sequence).toBe(SNAPSHOT_EVERY);
    expect(storage.commands).toHaveLength(SNAPSHOT_EVERY + 1);
    const again = new StoredPlay<CountingGame, string>(storage);
    expect((await again.look()).sequence).toBe(SNAPSHOT_EVERY + 1);
  });

  it('is unchanged by a malformed command, and by one that couldn’t be stored', async () => {
    const { storage, play } = begin();
    await play.perform(STEP, '');
    const cast: Command = { kind: 'cast', spell: 1, direction: 1 };
    await expect(play.perform(cast, '')).rejects.toThrow(UsageError);
    storage.fails = new Error('full');
    await expect(play.perform(STEP, '')).rejects.toThrow('storage');
    storage.fails = new Taken();
    await expect(play.perform(STEP, '')).rejects.toThrow('taken');
    storage.fails = undefined;
    expect(await play.look()).toMatchObject({ sequence: 1, moves: 1 });
  });

  it('believes only the storage when the rules have failed, and keeps what they failed on', async () => {
    const { storage, play } = begin();
    await play.perform(STEP, '');
    await expect(play.perform({ kind: 'teleport' }, '')).rejects.toThrow('rules');
    expect(play.running).toBeUndefined();
    expect(await play.look()).toMatchObject({ sequence: 1, moves: 1 });
    expect(storage.told.at(-1)).toBe('failed 2: no such place');
    expect(storage.reported).toEqual(['no such place']);
  });

  it('sets aside what can’t be performed again, or leads elsewhere', async () => {
    const { storage, play } = begin();
    for (let count = 0; count < 3; count++) {
      await play.perform(STEP, '');
    }
    storage.commands[1] = { ...storage.commands[1]!, hash: '6-7' };
    const again = new StoredPlay<CountingGame, string>(storage);
    expect(await again.look()).toMatchObject({ sequence: 1, moves: 1 });
    expect(storage.told.at(-1)).toBe(
      'set aside from 2: command 2 led to state 6-2 after 2 commands, expected 6-7',
    );
  });

  it('reads the storage again when another player went on', async () => {
    const { storage, play } = begin();
    await play.perform(STEP, '');
    const other = new StoredPlay<CountingGame, string>(storage);
    await other.perform(STEP, '');
    expect((await play.look()).sequence).toBe(1);
    await play.forget();
    expect((await play.look()).sequence).toBe(2);
  });

  it('rests with a snapshot, unless there is nothing new', async () => {
    const { storage, play } = begin();
    const kept: KeptState[] = [];
    const keep = async (state: KeptState) => {
      kept.push(state);
    };
    await play.rest(keep);
    await play.perform(STEP, '');
    await play.rest(keep);
    await play.rest(keep);
    expect(kept).toEqual([{ sequence: 1, body: '{"moves":1,"sequence":1}' }]);
    expect(storage.reopened).toBe(1);
  });

  it('is put away when it may go, and read again when it is needed', async () => {
    const storage = new MemoryStorage();
    const play = new StoredPlay(storage);
    const store = async (snapshot: KeptState) => {
      storage.snapshot = snapshot;
    };
    await play.perform(STEP, 'a');
    let gone = 0;
    const putAway = (mayGo: boolean) =>
      play.putAway(
        () => mayGo,
        store,
        () => {
          gone += 1;
        },
      );
    await putAway(false);
    expect([play.running === undefined, gone, storage.snapshot.sequence]).toEqual([false, 0, 0]);
    await putAway(true);
    expect([play.running === undefined, gone, storage.snapshot.sequence]).toEqual([true, 1, 1]);
    await putAway(true);
    expect(gone).toBe(1);
    expect(await play.perform(STEP, 'b')).toEqual({ sequence: 2, moves: 2 });
    expect(storage.reopened).toBe(2);
  });

  it('stays in memory when how it stands can’t be stored', async () => {
    const play = new StoredPlay(new MemoryStorage());
    await play.perform(STEP, 'a');
    const full = () => Promise.reject(new Error('the disk is full'));
    const gone = () => expect.unreachable();
    await expect(play.putAway(() => true, full, gone)).rejects.toThrow('the disk is full');
    expect(play.running?.moves).toBe(1);
  });
});

describe('notices', () => {
  it('say how many commands are lost, and why', () => {
    expect(noticesOf([])).toEqual([]);
    expect(noticesOf([{ error: 'x' }])[0]).toMatch(/^Your last command could not .* \(x\)/);
    expect(noticesOf([{ error: 'x' }, { error: 'y' }])[0]).toMatch(/^Your last 2 commands .*\(x\)/);
  });
});
