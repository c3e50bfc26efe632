// The page of a weapon says what the skill with it is worth.

import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../chance/index.ts';
import { answerQuestion } from '../host/index.ts';
import { itemSections } from '../words/index.ts';
import { Scene } from './testing/scene.ts';
import { give, WARDROBE_FILE } from './testing/wardrobe.ts';
import { viewFor } from './views/view-for.ts';

const words = { percent: (share: number) => `${share * 100} %`, decimal: String };

/** The lines of the page of a claymore in the hands of a Wizard. */
function page(prepare: (scene: Scene) => void = () => {}) {
  const scene = new Scene(['#####', '#@..#', '#####'], {
    streams: new Streams('page'),
    content: [WARDROBE_FILE],
  });
  const sword = give(scene, 'claymore');
  prepare(scene);
  const answer = answerQuestion(scene.state, new Enumerator(), { ask: 'item', item: sword.id });
  const item = viewFor(scene.state).inventory.find(({ id }) => id === sword.id)!;
  return { answer, lines: itemSections(item, answer, words).flatMap(({ lines }) => lines) };
}

describe('the page of a weapon', () => {
  it('says what the skill with it costs, as its numbers count it', () => {
    const { answer, lines } = page();
    expect(answer.page?.melee?.training).toMatchObject({ toHit: -4, toDam: -2 });
    const told = lines.find(line => line.startsWith('Your skill ('));
    expect(told).toMatch(/ is (restricted|unskilled), which counts above: -4 to hit, -2 damage/);
  });

  it('says nothing where the skill makes no difference', () => {
    const { answer, lines } = page(({ state }) => {
      state.sheet.skills[skillWith()] = 'basic';
    });
    expect(answer.page?.melee?.training).toBeUndefined();
    expect(lines.some(line => line.startsWith('Your skill ('))).toBe(false);
  });
});

/** The skill that a claymore trains. */
const skillWith = () => page().answer.page!.melee!.training!.skill;
