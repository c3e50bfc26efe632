import { describe, expect, it } from 'vitest';
import { Streams } from '../../../chance/index.ts';
import { type Beatitude, Lore } from '../../../objects/index.ts';
import { tellEvents } from '../../../words/index.ts';
import { fixtureAt } from '../../testing/fixtures.ts';
import { Scene } from '../../testing/scene.ts';
import { give, WARDROBE_FILE } from '../../testing/wardrobe.ts';
import { performedFor } from '../../views/events-for.ts';
import { viewFor } from '../../views/view-for.ts';

const ALTAR = {
  path: 'altar.arc',
  text: [
    'Object god_mud\nname Mud\ntype 50\nglyph &\nend\n',
    'Object test_altar\nname mud-brick altar\ntype 56\nother_arch god_mud\nno_pick 1\nglyph _\nend\n',
    'Object bare\nname bare altar\ntype 56\nno_pick 1\nglyph _\nend\n',
  ].join(''),
};

function laid(beatitude: Beatitude, altar = 'test_altar') {
  const scene = new Scene(['#####', '#@..#', '#####'], {
    streams: new Streams('altar'),
    content: [ALTAR, WARDROBE_FILE],
  });
  if (altar !== '') {
    fixtureAt(scene, altar, 1, 1);
  }
  const knife = give(scene, 'knife', { beatitude });
  scene.state.sheet.lore = new Lore(new Map());
  scene.perform({ kind: 'drop', item: knife.id, count: 1 });
  return {
    scene,
    name: viewFor(scene.state).underfoot.find(({ id }) => id === knife.id)!.name,
    told: tellEvents(performedFor(scene.state, undefined)).join(' '),
  };
}

describe('what is dropped on an altar', () => {
  it.each([
    ['cursed', 'black flash', 'cursed'],
    ['blessed', 'amber flash', 'blessed'],
    ['uncursed', 'nothing flashes', 'uncursed'],
  ] as const)('is seen to be %s', (beatitude, told, named) => {
    const drop = laid(beatitude);
    expect(drop.told).toContain(told);
    expect(drop.name).toContain(named);
  });

  it('tells nothing elsewhere', () => {
    const drop = laid('cursed', '');
    expect(drop.scene.kinds).not.toContain('altar-showed');
    expect(drop.name).not.toContain('cursed');
  });

  it('tells nothing to the blind', () => {
    const scene = new Scene(['#####', '#@..#', '#####'], {
      streams: new Streams('altar'),
      content: [ALTAR, WARDROBE_FILE],
    });
    fixtureAt(scene, 'bare', 1, 1);
    const knife = give(scene, 'knife', { beatitude: 'cursed' });
    scene.state.sheet.lore = new Lore(new Map());
    scene.state.sheet.conditions.set('blind', 50);
    scene.perform({ kind: 'drop', item: knife.id, count: 1 });
    expect(scene.kinds).not.toContain('altar-showed');
  });
});

describe('the name of an altar', () => {
  it.each([
    ['test_altar', 'mud-brick altar, sacred to Mud'],
    ['bare', 'bare altar'],
  ])('says whose %s is', (altar, name) => {
    const { scene } = laid('uncursed', altar);
    const seen = viewFor(scene.state).things.filter(({ use }) => use === 'altar');
    expect(seen.map(one => one.name)).toEqual([name]);
  });
});
