import { describe, expect, it } from 'vitest';
import { spawnTable } from '../../../actors/index.ts';
import { Streams } from '../../../chance/index.ts';
import { type Beatitude, setBeatitude } from '../../../objects/index.ts';
import { tellEvents } from '../../../words/index.ts';
import { restoreGame, saveGame } from '../../saves/save.ts';
import { Scene } from '../../testing/scene.ts';
import { give } from '../../testing/wardrobe.ts';
import { performedFor } from '../../views/events-for.ts';
import { viewFor } from '../../views/view-for.ts';

const HALL = ['##########', '#@..j.j..#', '#......Z.#', '##########'];

const MORE = `Object scroll_of_genocide
name scroll of genocide
type 111
effect genocide
weight 225
end
Object jackdaw
name jackdaw
monster 1
level 0
movement 1
notices 10
frequency 3
blow_1 bite 1d1
glyph d
end
Object old_jack
name Old Jack
monster 1
unique 1
level 1
movement 1
notices 10
frequency 1
blow_1 bite 1d1
glyph d
end
`;

function scene(beatitude: Beatitude): Scene {
  const content = [{ path: 'more.arc', text: MORE }];
  const set = new Scene(HALL, { content, streams: new Streams('genocide') });
  const { state } = set;
  state.seat.conducts = {};
  setBeatitude(give(set, 'scroll_of_genocide'), beatitude);
  return set;
}

function read(set: Scene): void {
  set.perform({ kind: 'read', item: set.idOf('scroll_of_genocide') });
}

function name(set: Scene, text: string): readonly string[] {
  set.perform({ kind: 'answer', answer: { text } });
  return tellEvents(performedFor(set.state, undefined));
}

const living = ({ state }: Scene) =>
  state.level.creatures.all.map(({ archetype }) => archetype.id).sort();

const spawned = ({ state }: Scene) =>
  spawnTable(state.ruleset.slots.world.spawning, state.content, {
    depth: 1,
    heroLevel: 1,
    extinct: state.world.extinct,
  }).map(({ kind }) => kind.id);

describe('a scroll of genocide', () => {
  it('wipes out the kind that the reader names, for good', () => {
    const set = scene('uncursed');
    expect(living(set)).toEqual(['ghoul', 'jackal', 'jackal']);
    read(set);
    expect(viewFor(set.state).pending).toMatchObject({ about: 'genocide', left: 5 });
    const { experience } = set.state.sheet;
    expect(name(set, ' Jackals ')).toContain('There are no jackals in the world any more.');
    expect(living(set)).toEqual(['ghoul']);
    expect(spawned(set)).toContain('jackdaw');
    expect(spawned(set)).not.toContain('jackal');
    expect(set.state.sheet.experience).toBe(experience);
    expect(viewFor(set.state).conducts).toContainEqual({
      conduct: 'genocideless',
      broken: expect.objectContaining({ times: 1 }),
    });
    const { content, ruleset } = set.state;
    const saved = JSON.parse(JSON.stringify(saveGame(set.state)));
    expect([...restoreGame(content, ruleset, saved).world.extinct]).toEqual(['jackal']);
  });

  it('that is blessed wipes out all kinds with a letter, but no unique', () => {
    const set = scene('blessed');
    read(set);
    name(set, 'd');
    expect(living(set)).toEqual(['ghoul']);
    expect([...set.state.world.extinct].sort()).toEqual(['jackal', 'jackdaw']);
    expect(spawned(set)).not.toContain('jackdaw');
  });

  it('that is cursed sends for the creatures, and asks as if it weren’t', () => {
    const set = scene('cursed');
    read(set);
    expect(viewFor(set.state).pending).toMatchObject({ subject: 'kind' });
    name(set, 'jackal');
    const sent = living(set).filter(id => id === 'jackal').length - 2;
    expect(sent).toBeGreaterThanOrEqual(4);
    expect(sent).toBeLessThanOrEqual(6);
    expect(set.kinds.filter(kind => kind === 'summoned')).toHaveLength(sent);
    expect(set.state.world.extinct.size).toBe(0);
  });

  it('takes five names, and then any kind', () => {
    const set = scene('uncursed');
    read(set);
    for (let tried = 1; tried <= 4; tried++) {
      expect(name(set, 'Old Jack')).toContain('No creature of that name can be wiped out.');
      expect(viewFor(set.state).pending).toMatchObject({ left: 5 - tried });
    }
    name(set, 'nobody at all');
    expect(viewFor(set.state).pending).toBeUndefined();
    expect(set.state.world.extinct.size).toBe(1);
  });

  it('is wasted by doing anything else', () => {
    const set = scene('uncursed');
    read(set);
    set.perform({ kind: 'search', count: 1 });
    expect(set.kinds).toContain('genocide-wasted');
    expect(set.state.world.extinct.size).toBe(0);
  });

  it('kills a confused reader', () => {
    const set = scene('blessed');
    set.state.sheet.conditions.set('confused', 9);
    read(set);
    expect(set.state.ending).toMatchObject({ kind: 'died', killer: 'a scroll of genocide' });
  });
});
