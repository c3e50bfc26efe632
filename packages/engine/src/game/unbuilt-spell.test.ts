import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { makeObject, setCharges } from '../objects/index.ts';
import { Scene } from './testing/scene.ts';
import { performedFor } from './views/events-for.ts';

const CONTENT = [
  {
    path: 'party.arc',
    text: `Object spell_party
name party
type 101
subtype 48
level 1
sp 3
end
Object bard
name bard
monster 1
level 1
movement 12
notices 20
ability_one_in 1
arch spell_party
end
end
Object party_scroll
name party scroll
type 111
level 1
weight 5
arch spell_party
end
end
Object party_wand
name party wand
type 109
level 1
weight 5
charges 3
arch spell_party
end
end
`,
  },
];

describe('a spell of a subtype that can’t be cast', () => {
  it('is shown in the menu, and refused by a name of its own', () => {
    const scene = new Scene(['######', '#@...#', '######'], { content: CONTENT });
    const { state } = scene;
    const spell = makeObject(state.content, state.content.archetype('spell_party'), () =>
      state.newId(),
    );
    state.sheet.spells.push(spell);
    const shown = performedFor(state, undefined).view.spells.find(({ id }) => id === spell.id);
    expect(shown).toMatchObject({ name: 'party', needsDirection: false });
    const { energy } = state.sheet;
    const refused = scene.perform({ kind: 'cast', spell: spell.id, direction: 0 });
    expect(refused).toEqual({ reason: 'no-such-magic', usesMove: false });
    expect(state.sheet.energy).toBe(energy);
  });

  it('is no ability of a monster that carries it', () => {
    const scene = new Scene(['######', '#@..B#', '######'], {
      content: CONTENT,
      kinds: { B: 'bard' },
    });
    expect(scene.state.level.creatures.all[0]!.abilities).toEqual([]);
  });

  it.each([
    ['scroll', { kind: 'read' }, ['read-scroll', 'nothing-happens']],
    ['wand', { kind: 'zap', direction: 3 }, ['zapped', 'no-effect-seen']],
  ] as const)('does nothing from a %s, which is told', (kind, use, events) => {
    const scene = new Scene(['######', '#@...#', '######'], {
      ...{ content: CONTENT, streams: new Streams('party') },
    });
    const { state } = scene;
    const made = makeObject(state.content, state.content.archetype(`party_${kind}`), () =>
      state.newId(),
    );
    setCharges(made, { left: 3, recharged: 0 });
    state.sheet.inventory.add(made);
    const refused = scene.perform({ ...use, item: made.id });
    expect([refused, scene.kinds]).toEqual([undefined, events]);
    expect(state.level.effects.count).toBe(0);
  });
});
