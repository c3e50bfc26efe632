import { expect, it } from 'vitest';
import { Streams } from '../../../chance/index.ts';
import { makeObject } from '../../../objects/index.ts';
import { Scene } from '../../testing/scene.ts';

it('food without nutrition is eaten in one bite', () => {
  const content = [{ path: 'husk.arc', text: 'Object husk\nname husk\ntype 6\nweight 10\nend\n' }];
  const scene = new Scene(['###', '#@#', '###'], { content, streams: new Streams('husk') });
  const { sheet, content: all } = scene.state;
  const husk = makeObject(all, all.archetype('husk'), () => scene.state.newId());
  sheet.inventory.add(husk);
  const { nutrition } = sheet;
  expect(scene.perform({ kind: 'eat', item: husk.id })).toBeUndefined();
  expect(sheet.inventory.find(husk.id)).toBeUndefined();
  expect(sheet.nutrition).toBeLessThanOrEqual(nutrition);
});
