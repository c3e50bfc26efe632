import { describe, expect, it } from 'vitest';
import { Streams } from '../../chance/index.ts';
import { type ContentFile, kindOf, Lore, setCharges } from '../../objects/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { performCommand } from '../perform.ts';
import { sceneContent } from '../testing/content.ts';
import { FILLED_FILES } from '../testing/filled-carriers.ts';
import { Scene } from '../testing/scene.ts';
import { give } from '../testing/wardrobe.ts';
import { viewFor } from '../views/view-for.ts';
import { restoreGame, saveGame } from './save.ts';

const house = createRulesets().resolve('house');

/** Content of today: the bolt wand has no file any more, and the wand says that it replaces it. */
function today(): readonly ContentFile[] {
  return FILLED_FILES.map(({ path, text }) => ({
    path,
    text: text
      .replace(/Object bolt_wand\n.*?\nend\nend\n/s, '')
      .replace(
        'randomitems wand_spells\n',
        '$&formerly bolt_wand spell_zot 4, old_wand spell_mend 2\n',
      ),
  }));
}

describe('a save with kinds that have no file any more', () => {
  const scene = new Scene(['########', '#@.....#', '########'], {
    content: FILLED_FILES,
    streams: new Streams('older'),
  });
  const { state } = scene;
  const wand = give(scene, 'bolt_wand');
  const dropped = give(scene, 'bolt_wand');
  setCharges(wand, { left: 3, recharged: 1 });
  state.sheet.lore = new Lore(new Map([['bolt_wand', 'oak']]));
  state.sheet.lore.callKind(wand.archetype, 'sparky');
  scene.perform({ kind: 'drop', item: dropped.id, count: 1 });
  scene.perform({ kind: 'move', direction: 3 });
  const saved = { ...JSON.parse(JSON.stringify(saveGame(state))), version: 9 };
  const back = restoreGame(sceneContent(today()), house, saved);

  it('finds them as carriers with their spell, at the level of their file', () => {
    const found = back.sheet.inventory.find(wand.id)!;
    expect(found.archetype.id).toBe('wand');
    expect(kindOf(found).id).toBe('wand/spell_zot');
    expect(found.fact('level')).toBe(4);
    expect(found.fact('charges')).toBe(3);
    expect([...back.level.items.values()].flat()[0]!.archetype.id).toBe('wand');
  });

  it('keeps their look, their given name and what is remembered of them', () => {
    const view = viewFor(back);
    expect(view.inventory.find(({ id }) => id === wand.id)?.name).toBe('wand called sparky');
    expect([...back.memory.rememberedItems.values()].map(({ id }) => id)).toEqual([
      'wand/spell_zot',
    ]);
    expect(back.sheet.lore.appearanceOf(kindOf(back.sheet.inventory.find(wand.id)!))).toBe('oak');
  });

  it('goes on: they are zapped, recognised and saved', () => {
    expect(performCommand(back, { kind: 'zap', item: wand.id, direction: 3 })).toBeUndefined();
    expect(viewFor(back).inventory.find(({ id }) => id === wand.id)?.name).toBe('wand of zot');
    expect(JSON.stringify(saveGame(back))).not.toContain('bolt_wand');
  });

  it('leaves kinds alone that the content still has', () => {
    const same = restoreGame(sceneContent(FILLED_FILES), house, saved);
    expect(same.sheet.inventory.find(wand.id)!.archetype.id).toBe('bolt_wand');
  });
});
