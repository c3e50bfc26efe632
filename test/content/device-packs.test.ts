// Packs in the browser: kept on the device, mounted into its games, and carried by their files.

import { readContent } from '@roguewright/content';
import { readGameFile } from '@roguewright/engine/host';
import { FakeBrowser } from '@roguewright/web';
import { describe, expect, it } from 'vitest';
import { DEEPWOOD, readPack } from '../packs/read-pack.ts';

const START = { heroName: 'Una', role: 'wizard', race: 'human', seed: 'on this device' };
const SEARCH = { kind: 'search', count: 1 } as const;

const shipped = readContent();
const files = readPack(DEEPWOOD, 'deepwood').map(({ path, text }) => ({ path, text }));

describe('a pack on this device', () => {
  it('is kept and mounted, and its game goes on where nobody knows the pack', async () => {
    const browser = new FakeBrowser(shipped);
    const client = browser.open();
    expect(await client.packs()).toEqual([]);
    const offers = await client.addPack('deepwood', files);
    expect(offers).toMatchObject([{ name: 'deepwood', isOn: false, report: { met: 8 } }]);
    const game = await client.create({ ...START, packs: ['deepwood'] });
    await client.perform(game, SEARCH);
    // The pack is gone, the game isn't.
    browser.store.kept.clear();
    const again = browser.open();
    expect(await again.packs()).toEqual([]);
    expect((await again.perform(game, SEARCH)).sequence).toBe(2);
    const text = await again.exportFile(game);
    expect(readGameFile(text).packs).toHaveLength(files.length);
    const other = new FakeBrowser(shipped).open();
    const loaded = await other.importFile(text);
    expect((await other.perform(loaded.game, SEARCH)).sequence).toBe(3);
  });

  it('that can’t be mounted is refused with file, line and field, and isn’t kept', async () => {
    const client = new FakeBrowser(shipped).open();
    const text = 'Object a\ntype 101\nsubtype 4\nother_arch a\nend\n';
    await expect(client.addPack('bad', [{ path: 'a.arc', text }])).rejects.toThrow(
      'bad/a.arc:4: other_arch',
    );
    expect(await client.packs()).toEqual([]);
    await expect(client.create({ ...START, packs: ['bad'] })).rejects.toThrow('packs: expected');
  });
});
