import { drawView } from '@roguewright/engine/face/testing';
import { expect, it } from 'vitest';
import { tellOverview } from './overview.ts';

it('shows the known level without its empty rows, and where its stairs are', () => {
  const view = drawView(['        ', '  #####>', '  #.@.# ', '  ##### ', '        '], {});
  expect(tellOverview(view, 80)).toBe(
    ['  #####>', '  #.@.#', '  #####', '', 'Stairs down: 3 east, 1 north.'].join('\n'),
  );
});

it('cuts a level that is wider than the screen, with the hero on it', () => {
  const view = drawView([`${'.'.repeat(60)}@${'.'.repeat(40)}`], {});
  const [row] = tellOverview(view, 24).split('\n');
  expect(row).toHaveLength(20);
  expect(row).toContain('@');
});
