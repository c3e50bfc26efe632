import { describe, expect, it } from 'vitest';
import { loadContent } from '../content.ts';
import { discoveries } from './discoveries.ts';
import { Lore } from './lore.ts';

const object = (id: string, name: string, type: number) =>
  `Object ${id}\nname ${name}\ntype ${type}\nend\n`;

const content = loadContent([
  {
    path: 'things.arc',
    text: [
      object('sparks', 'wand of sparks', 109),
      object('poison', 'poison', 5),
      object('healing', 'draught', 5),
      object('sword', 'sword', 15),
    ].join(''),
  },
]);

const newLore = () =>
  new Lore(
    new Map([
      ['healing', 'murky'],
      ['poison', 'ruby'],
      ['sparks', 'oak'],
    ]),
  );

const told = (lore: Lore) =>
  discoveries(lore, content).map(({ name, looks }) => `${name}: ${looks}`);

describe('discoveries', () => {
  it('are none at first, and none of what shows what it is', () => {
    const lore = newLore();
    expect(told(lore)).toEqual([]);
    lore.identifyKind(content.archetype('sword'));
    expect(told(lore)).toEqual([]);
  });

  it('are told by class, then by name, with the looks they had', () => {
    const lore = newLore();
    for (const id of ['sparks', 'poison', 'healing']) {
      lore.identifyKind(content.archetype(id));
    }
    expect(told(lore)).toEqual([
      'draught: murky potion',
      'poison: ruby potion',
      'wand of sparks: oak wand',
    ]);
  });

  it('name what the hero only gave a name to, until he recognises it', () => {
    const lore = newLore();
    lore.callKind(content.archetype('poison'), 'sour');
    expect(told(lore)).toEqual(['potion called sour: ruby potion']);
    lore.identifyKind(content.archetype('poison'));
    expect(told(lore)).toEqual(['poison: ruby potion']);
  });

  it('outlive newer content that has lost a kind', () => {
    const lore = newLore();
    lore.identifyKind(content.archetype('poison'));
    expect(discoveries(lore, loadContent([]))).toEqual([]);
  });
});
