// Numbers and their units stay together in every text of the page.

import { h, options, type VNode } from 'preact';
import { afterAll, describe, expect, it } from 'vitest';
import { keepUnits, withUnits } from './keep-units.ts';

const shown = (text: string) => text.replaceAll('\u00a0', '_');

describe('a unit', () => {
  it('stays with its number', () => {
    expect(shown(withUnits('It weighs 6.8 kg, breaks 65 % of the time.'))).toBe(
      'It weighs 6.8_kg, breaks 65_% of the time.',
    );
    expect(shown(withUnits('Each weighs 90 g.'))).toBe('Each weighs 90_g.');
    expect(shown(withUnits('3 goblins and 2 kgs, a % sign, 5 gold'))).toBe(
      '3 goblins and 2 kgs, a % sign, 5 gold',
    );
  });

  const usual = options.vnode;
  afterAll(() => {
    Object.assign(options, { vnode: usual });
  });

  it('stays with a number that is another piece of the markup, and in no attribute', () => {
    keepUnits();
    const pieces = (node: unknown) => (node as VNode<{ children: unknown }>).props.children;
    expect(pieces(h('b', { title: '5 kg' }, 6.8, ' kg'))).toEqual([6.8, '\u00a0kg']);
    expect(pieces(h('b', {}, '43–65', ' % to fail'))).toEqual(['43–65', '\u00a0% to fail']);
    expect(pieces(h('b', {}, h('i', {}), ' g'))).toMatchObject([{}, ' g']);
    expect(h('b', { title: '5 kg' }, 'x').props).toMatchObject({ title: '5 kg' });
  });
});
