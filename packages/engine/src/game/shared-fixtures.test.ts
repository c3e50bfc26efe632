import { describe, expect, it } from 'vitest';
import { GameObject } from '../objects/index.ts';
import { Fixture } from './dungeon/fixture.ts';
import { PARTY_CONTENT, party } from './testing/party.ts';
import { viewFor } from './views/view-for.ts';

describe('two heroes', () => {
  it('each see the traps that they found themselves', () => {
    const [ada, bren] = party(['##########', '#@.....&.#', '##########']);
    const { level } = ada;
    const kind = { ...PARTY_CONTENT.archetype('staff'), name: 'pit of nails', type: 155 };
    const thing = new GameObject(ada.newId(), kind);
    thing.setAllOwn({ level: 1, hp: 1, cha: 4 });
    const trap = new Fixture(thing, level.map.square(3, 1));
    level.fixtures.place(trap);
    ada.memory.rememberFixture(trap);
    const names = (state: typeof ada) =>
      viewFor(state)
        .things.filter(({ kind: what }) => what === 'fixture')
        .map(({ name }) => name);
    expect(names(ada)).toEqual(['pit of nails']);
    expect(names(bren)).toEqual([]);
  });
});
