// What things are made of, which decides what spells do to them: shown with the kind.

import { describe, expect, it, vi } from 'vitest';
import { Streams } from '../chance/index.ts';
import { tellWorth } from '../words/index.ts';
import { Scene } from './testing/scene.ts';
import { give } from './testing/wardrobe.ts';
import { viewFor } from './views/view-for.ts';

const content = [
  {
    path: 'made.arc',
    text: [
      'Object club\nname club\ntype 15\nweapon_kind hafted\ndamage_dice 1d6\nmaterial 16\nweight 900\nend\n',
      'Object blade\nname blade\ntype 15\nweapon_kind sword\ndamage_dice 1d6\nweight 900\nend\n',
      'Object robe_of_silk\nname silk robe\ntype 16\nwear body\nmaterialname silk\nmaterial 128\nweight 900\nend\n',
    ].join(''),
  },
];

function told(id: string, known = true): string {
  const scene = new Scene(['#####', '#.@.#', '#####'], { content, streams: new Streams('made') });
  const { id: item } = give(scene, id);
  if (!known) {
    vi.spyOn(scene.state.sheet.lore, 'isIdentified').mockReturnValue(false);
  }
  return tellWorth(viewFor(scene.state).inventory.find(one => one.id === item)!);
}

describe('what an item is made of', () => {
  it('is told by its file, else by its class', () => {
    expect(told('club')).toContain('It is made of wood.');
    expect(told('blade')).toContain('It is made of iron.');
    expect(told('robe_of_silk')).toContain('It is made of silk.');
  });

  it('is not told of a kind that the hero doesn’t know', () => {
    expect(told('club', false)).not.toContain('made of');
  });
});
