import { describe, expect, it } from 'vitest';
import { Streams } from '../../chance/index.ts';
import { Lore } from '../../objects/index.ts';
import { tellEvents } from '../../words/index.ts';
import { CARRIERS_FILE } from '../testing/carriers.ts';
import { Scene, type SceneOptions } from '../testing/scene.ts';
import { give } from '../testing/wardrobe.ts';
import { performedFor } from '../views/events-for.ts';

const ROWS = ['##########', '#@.......#', '##########'];

const LOOKS = `Object looks_of_potion
name potion
looks murky, amber
glyph !
end
`;

/** A hero who doesn't know what red potions are, nor potions of speed. */
function stranger(rows: readonly string[] = ROWS, options: SceneOptions = {}): Scene {
  const scene = new Scene(rows, {
    ...options,
    content: [CARRIERS_FILE, { path: 'looks.arc', text: LOOKS }],
  });
  scene.state.sheet.lore = new Lore(
    new Map([
      ['red_potion', 'murky'],
      ['speed', 'amber'],
    ]),
  );
  return scene;
}

function told(scene: Scene): string[] {
  return tellEvents(performedFor(scene.state, undefined)).filter(text => text !== '');
}

describe('what an event mentions', () => {
  it('is called what the hero took it for at that moment', () => {
    const scene = stranger(ROWS, { streams: new Streams('names') });
    const potion = give(scene, 'speed');
    scene.perform({ kind: 'quaff', item: potion.id });
    expect(told(scene).slice(0, 3)).toEqual([
      'You drink the amber potion.',
      'You are much faster.',
      'It was a speed.',
    ]);
  });

  it('has its first name in `names` and every later one beside the event from which on it holds', () => {
    const scene = stranger(ROWS, { streams: new Streams('names') });
    const potion = give(scene, 'speed');
    scene.perform({ kind: 'quaff', item: potion.id });
    const { events, names, renamed } = performedFor(scene.state, undefined);
    expect(names[potion.id]?.name).toBe('amber potion');
    const place = events.findIndex(({ kind }) => kind === 'recognised');
    expect(Object.keys(renamed)).toEqual([String(place)]);
    expect(renamed[place]?.[potion.id]?.name).toBe('speed');
  });

  it('is never called blessed, even by a priest', () => {
    const scene = stranger(ROWS, {
      luck: [['success', false]],
    });
    Object.assign(scene.state.sheet, { role: 'priest' });
    scene.perform({ kind: 'cast', spell: scene.idOf('spell_ball'), direction: 3 });
    const { names } = performedFor(scene.state, undefined);
    expect(names[scene.idOf('spell_ball')]?.name).toBe('ball');
  });
});

describe('a thing that is thrown', () => {
  it('flies as what it looks like to the hero, and isn’t named by it', () => {
    const scene = stranger(ROWS, { luck: [['breakage', false]] });
    const potion = scene.idOf('red_potion');
    const { content } = scene.state;
    scene.perform({ kind: 'throw', item: potion, x: 5, y: 1 });
    const { events, names, looks } = performedFor(scene.state, undefined);
    expect(events.some(({ kind }) => kind === 'missile-moved')).toBe(true);
    const said = JSON.stringify([names, looks]);
    expect(said).toContain('murky');
    expect(said).not.toContain('red');
    const seen = events.flatMap(event => ('archetype' in event ? [event.archetype] : []));
    expect(new Set(seen)).toEqual(new Set([content.archetype('looks_of_potion').index]));
  });
});
