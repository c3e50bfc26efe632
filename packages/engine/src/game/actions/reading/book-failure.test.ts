import { describe, expect, it } from 'vitest';
import type { ScriptedLuck } from '../../../chance/index.ts';
import { ROOM, room } from '../../testing/carriers.ts';
import type { Scene } from '../../testing/scene.ts';
import { give } from '../../testing/wardrobe.ts';
import { failBook } from './book-failure.ts';

describe('a cursed book', () => {
  function cursed(luck: readonly ScriptedLuck[], id = 'thin_book') {
    const scene = room(luck);
    const book = give(scene, id, { beatitude: 'cursed' });
    scene.perform({ kind: 'read', item: book.id });
    return scene;
  }

  it('always fails its reader, and need not crumble', () => {
    const scene = cursed([
      ['book-crumbles', false],
      ['teleport', 0],
    ]);
    expect(scene.kinds.slice(0, 2)).toEqual(['read-book', 'book-failed']);
    expect(scene.state.sheet.inventory.things).toHaveLength(3);
    scene.end();
  });

  it('is torn by the confused once in three, when blessed too', () => {
    const scene = room([['tear', true]]);
    scene.state.sheet.conditions.set('confused', 20);
    const book = give(scene, 'thin_book', { beatitude: 'blessed' });
    scene.perform({ kind: 'read', item: book.id });
    expect(scene.kinds).toEqual(['read-book', 'book-torn']);
    scene.end();
  });

  function fails(
    failure: Parameters<typeof failBook>[2],
    luck: readonly ScriptedLuck[],
    rows = ROOM,
  ): Scene {
    const scene = room(luck, { rows });
    failBook(scene.state, give(scene, 'thin_book'), failure);
    scene.end();
    return scene;
  }

  it('blinds, confuses, finds no gold', () => {
    const { conditions } = fails('blindness', [['turns', 5]]).state.sheet;
    expect(conditions.left('blind')).toBe(255);
    const confused = fails('confusion', [['turns', 6]]).state.sheet.conditions;
    expect(confused.left('confused')).toBe(22);
    expect(fails('lose-gold', []).kinds).toEqual(['odd-feeling']);
  });

  it('wakes every monster, and rouses one in five helpless ones', () => {
    const scene = room([['roused', true]], { rows: ['######', '#@.jj#', '######'] });
    const [first, second] = scene.state.level.creatures.all;
    first!.conditions.set('asleep', 9);
    second!.conditions.set('helpless', 9);
    failBook(scene.state, give(scene, 'thin_book'), 'wake-monsters');
    expect([first!.conditions.none, second!.conditions.none]).toEqual([true, true]);
    scene.end();
  });

  it('poisons hands without gloves, the worse the weaker they are', () => {
    const scene = fails('contact-poison', [
      ['weakness', 3],
      ['poison', 2],
    ]);
    expect(scene.state.sheet.attributes.strength).toBe(4);
    expect(scene.state.hero.hitPoints).toBe(10);
    const weak = room([
      ['weakness', 0],
      ['poison', 1],
    ]);
    weak.state.sheet.attributes.strength = 4;
    failBook(weak.state, give(weak, 'thin_book'), 'contact-poison');
    expect(weak.state.sheet.attributes.strength).toBe(3);
    expect(weak.state.ending).toMatchObject({ killer: 'a poisoned book' });
  });

  it('explodes for twice one die and five', () => {
    const scene = fails('explosion', [['explosion', 3]]);
    expect(scene.state.hero.hitPoints).toBe(1);
  });
});
