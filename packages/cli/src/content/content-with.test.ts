import type { ContentFile } from '@roguewright/engine/objects';
import { describe, expect, it } from 'vitest';
import { contentWith } from './content-with.ts';

const gem = (name: string): ContentFile => ({
  path: 'mine/gem.arc',
  text: `Object own_gem\nname ${name}\ntype 60\nglyph *\nend\n`,
  pack: 'mine',
});

describe('the content of a question', () => {
  it('is loaded once for equal files', () => {
    const content = contentWith([gem('garnet')]);
    expect(content.archetype('mine:own_gem').name).toBe('garnet');
    expect(contentWith([gem('garnet')])).toBe(content);
  });

  it('is loaded again when a file has changed, or is gone', () => {
    contentWith([gem('garnet')]);
    expect(contentWith([gem('opal')]).archetype('mine:own_gem').name).toBe('opal');
    expect(contentWith([]).find('mine:own_gem')).toBeUndefined();
    const overlaid: ContentFile = { path: gem('jet').path, text: gem('jet').text, overrides: true };
    expect(contentWith([overlaid]).archetype('own_gem').name).toBe('jet');
  });
});
