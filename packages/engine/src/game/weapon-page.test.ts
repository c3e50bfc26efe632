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

describe('the page of a tool that digs', () => {
  it('says how many moves a wall, a pit and a hole take', () => {
    const scene = new Scene(['#####', '#@..#', '#####'], {
      streams: new Streams('page'),
      content: [
        {
          path: 'pick.arc',
          text: 'Object test_pick\nname pick\ntype 15\neffect dig-tool\nweapon_kind digger\ndamage_dice 1d3\ntenths_of_pound 150\nweight 6750\nend\n',
        },
      ],
    });
    const pick = give(scene, 'test_pick');
    scene.state.sheet.lore.identify(pick);
    scene.state.sheet.level = 9;
    const answer = answerQuestion(scene.state, new Enumerator(), { ask: 'item', item: pick.id });
    // 10 to 14 a move: 100 is passed after 8 to 11 moves, and 50 after 4 to 6.
    const { digging } = answer.page!;
    expect([digging!.through.least, digging!.through.most]).toEqual([8, 11]);
    expect([digging!.pit.least, digging!.pit.most]).toEqual([4, 6]);
    const item = viewFor(scene.state).inventory.find(({ id }) => id === pick.id)!;
    const section = itemSections(item, answer, words).find(({ title }) => title === 'Digging');
    expect(section?.rows.map(([title]) => title)).toEqual([
      'Wall, door or rock',
      'Pit',
      'Hole, from the pit',
    ]);
    expect(section?.rows[0]?.[1]).toMatch(/^8 to 11 moves, mean [\d.]+$/);
  });
});

/** The skill that a claymore trains. */
const skillWith = () => page().answer.page!.melee!.training!.skill;
