import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { describe, expect, it } from 'vitest';
import { FakeDevice } from '../../testing/fake-device.ts';
import { USUAL_OPTIONS } from '../options/options.ts';
import { Stage } from '../stage/stage.ts';
import { choosePacks, type OfferedPack } from './packs-page.ts';

const packs = ['fen', 'wood'].map(pack => ({
  path: 'a.arc',
  text: `Object ${pack}_stoat\nmonster 1\nalive 1\nlevel 1\nhp 4\nend\n`,
  pack,
}));
const offers: OfferedPack[] = loadContent([...readContent(), ...packs]).packs.map(report => ({
  name: report.name,
  isOn: report.name === 'wood',
  report,
}));

async function choose(keys: readonly string[], chosen: readonly string[]) {
  const device = new FakeDevice([...keys, 'Escape']);
  const names = await choosePacks(new Stage(device, USUAL_OPTIONS), offers, chosen);
  return { names, screens: device.screens };
}

describe('the page of packs', () => {
  it('lists packs in their order, those that are off last, with what each adds', async () => {
    const { names, screens } = await choose([], ['wood']);
    expect(names).toEqual(['wood']);
    expect(screens[0]).toMatch(/on 1 +wood.*off +fen.*It adds 1 creature\./s);
  });

  it('turns packs on and off and moves them', async () => {
    expect((await choose(['ArrowDown', 'Enter'], ['wood'])).names).toEqual(['wood', 'fen']);
    expect((await choose(['ArrowDown', ' ', '<'], ['wood'])).names).toEqual(['fen', 'wood']);
    expect((await choose(['>', '>', '<', '<'], ['wood', 'fen'])).names).toEqual(['wood', 'fen']);
    expect((await choose(['Enter'], ['wood'])).names).toEqual([]);
  });
});
