// Games of this device when something goes wrong: a closed window, a full disk, another version, two
// windows that can't hear each other, a file that is none.

import { readContent } from '@roguewright/content';
import { type DeviceClient, FakeBrowser, WorkerHost } from '@roguewright/web';
import { beforeEach, describe, expect, it } from 'vitest';

const START = { heroName: 'Una', role: 'wizard', race: 'human', seed: 'on this device' };
const SEARCH = { kind: 'search', count: 1 } as const;

const files = readContent();
let browser: FakeBrowser;
let client: DeviceClient;
let game: string;

beforeEach(async () => {
  browser = new FakeBrowser(files);
  client = browser.open();
  game = await client.create(START);
});

async function search(times: number, on = client): Promise<void> {
  for (let time = 0; time < times; time++) {
    await on.perform(game, SEARCH);
  }
}

describe('a game on this device', () => {
  it('stands after its last answered command however its window ended', async () => {
    await search(60);
    const last = await client.look(game);
    // A snapshot lies behind it, and commands after that.
    expect(browser.store.snapshots.get(game)!.sequence).toBe(50);
    const again = browser.open();
    expect(await again.open(game)).toEqual({ found: true, notices: [] });
    expect(await again.look(game)).toEqual(last);
    expect(await again.standing(game)).toEqual({
      hero: 'Una',
      packs: [],
      status: 'playing',
      turn: last.view.turn,
    });
  });

  it('stands as before a command that could not be stored', async () => {
    await search(2);
    const before = await client.look(game);
    browser.store.failing = true;
    await expect(client.perform(game, SEARCH)).rejects.toThrow(
      'The command could not be stored (the disk is full). The game goes on from before it.',
    );
    browser.store.failing = false;
    expect(await client.look(game)).toEqual(before);
    expect((await client.perform(game, SEARCH)).sequence).toBe(3);
    expect(browser.reported).toHaveLength(1);
  });

  it('goes on from the storage when another window went on unheard', async () => {
    browser.deafen();
    const other = browser.open();
    browser.deafen();
    await search(1);
    await search(2, other);
    await expect(client.perform(game, SEARCH)).rejects.toThrow('played in another window');
    expect((await client.perform(game, SEARCH)).sequence).toBe(4);
    expect(browser.reported).toEqual([]);
  });

  it('sets aside what leads elsewhere than it led, and says so once', async () => {
    await search(5);
    const commands = browser.store.commands.get(game)!;
    commands[3] = { ...commands[3]!, hash: commands[2]!.hash };
    const host = new WorkerHost(game, browser.open());
    const told: string[] = [];
    host.listen({ performed: () => undefined, problem: message => told.push(message) });
    expect((await host.look()).sequence).toBe(3);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^Your last 2 commands could not be carried out again \(command 4 led/);
    expect((await browser.open().open(game)).notices).toEqual([]);
  });

  it('is left alone when this version can not read it', async () => {
    const snapshot = browser.store.snapshots.get(game)!;
    browser.store.snapshots.set(game, { ...snapshot, body: '{"version":9999}' });
    const host = new WorkerHost(game, browser.open());
    await expect(host.look()).rejects.toThrow("This game can't be read by this version");
    expect(host.connection.value.kind).toBe('refused');
    expect(browser.store.games.has(game)).toBe(true);
  });

  it('is gone when it is forgotten, in every window', async () => {
    const other = browser.open();
    await other.look(game);
    await client.remove(game);
    await expect(other.look(game)).rejects.toThrow('There is no game');
    await expect(client.perform(game, SEARCH)).rejects.toThrow('There is no game');
    expect(await client.standing(game)).toBeUndefined();
  });
});

describe('a file of such a game', () => {
  it('becomes a game of its own with all its commands, here and in another browser', async () => {
    await search(7);
    const text = await client.exportFile(game);
    for (const one of [client, new FakeBrowser(files).open()]) {
      const { game: loaded, ...hero } = await one.importFile(text);
      expect(loaded).not.toBe(game);
      expect(hero).toEqual({ hero: 'Una', role: 'wizard', race: 'human' });
      expect(await one.look(loaded)).toEqual(await client.look(game));
      expect((await one.perform(loaded, SEARCH)).sequence).toBe(8);
    }
  });

  it('is performed again with its pet, its god and its kind of death', async () => {
    const wish = { role: 'priest', god: 'god_hush', revives: true, pet: 'cat' } as const;
    const own = await client.create({ ...START, ...wish });
    await client.perform(own, { kind: 'rest', count: 3 });
    const { snapshot, ...bare } = JSON.parse(await client.exportFile(own));
    expect([snapshot.start, bare.start]).toEqual([
      { ...START, ...wish },
      { ...START, ...wish },
    ]);
    const { game: loaded } = await client.importFile(JSON.stringify(bare));
    expect(await client.look(loaded)).toEqual(await client.look(own));
  });

  it('is gone on with from its snapshot under other content', async () => {
    await search(3);
    const text = (await client.exportFile(game)).replace(
      /"contentHash":"\w+"/,
      '"contentHash":"other"',
    );
    const { game: loaded } = await client.importFile(text);
    expect((await client.look(loaded)).sequence).toBe(3);
  });

  it('is refused by the field that is wrong, and nothing is stored of it', async () => {
    const text = await client.exportFile(game);
    await expect(client.importFile(text.slice(0, 300))).rejects.toThrow('file: expected the whole');
    await expect(client.importFile(text.replace('"house"', '"hut"'))).rejects.toMatchObject({
      field: 'file',
    });
    expect(browser.store.games.size).toBe(1);
  });
});

describe('the worker', () => {
  it('names the field of a wish that it objects to', async () => {
    await expect(client.create({ ...START, role: 'plumber' })).rejects.toMatchObject({
      field: 'role',
    });
    expect((await client.choices()).roles.map(({ id }) => id)).toContain('wizard');
  });

  it('answers every call when it is gone, with a reason', async () => {
    const waiting = client.look(game);
    client.fail('No worker.');
    await expect(waiting).rejects.toThrow('No worker.');
    await expect(client.look(game)).rejects.toThrow('No worker.');
  });
});
