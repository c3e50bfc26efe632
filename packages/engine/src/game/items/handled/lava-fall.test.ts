// Things that come to lava: dropped, thrown, kicked, and left by the dead.

import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../../../chance/index.ts';
import { answerQuestion } from '../../../host/index.ts';
import { type GameObject, makeObject, setProofed } from '../../../objects/index.ts';
import { createRulesets } from '../../../rulesets/index.ts';
import { tellEvents } from '../../../words/index.ts';
import { hurt } from '../../body/harm.ts';
import { Scene } from '../../testing/scene.ts';
import { give } from '../../testing/wardrobe.ts';
import { performedFor } from '../../views/events-for.ts';
import { layDown } from '../floor.ts';

const MORE = {
  path: 'things.arc',
  text: `Object blank
name blank
type 111
mundane 1
weight 100
effect blank
end
Object water
name water
type 5
mundane 1
weight 100
effect water
end
Object lamp
name lamp
type 82
light_radius 2
charges_dice 1
charges 1
weight 900
end
Object heart
name heart of the deep
type 39
quest 1
weight 100
end
Object pouch
name pouch
type 74
effect container
materialname leather
weight 100
end
Object crate
name crate
type 74
effect container
weight 100
end
`,
};

const LAKE = ['########', '#@.▒▒▒j#', '########'];

function lake(rows: readonly string[] = LAKE, world?: object): Scene {
  return new Scene(rows, {
    streams: new Streams('lava'),
    content: [MORE],
    ...(world !== undefined && { world: world as never }),
  });
}

function made({ state }: Scene, id: string): GameObject {
  return makeObject(state.content, state.content.archetype(id), () => state.newId());
}

/** A thing falls onto a square of the middle row. @returns what is told of it */
function falls(scene: Scene, thing: GameObject, x = 4): string {
  const { state } = scene;
  layDown(state, state.level.map.square(x, 1), thing);
  return tellEvents(performedFor(state, undefined)).join(' ');
}

const lying = ({ state }: Scene) =>
  [...state.level.items].flatMap(([square, pile]) =>
    pile.map(({ name }) => [name, state.level.map.x(square)]),
  );

describe('lava', () => {
  it.each([
    ['blank', 'The blank goes up in flames over the lava.'],
    ['water', 'goes up in flames'],
    ['lamp', 'The lamp sinks into the lava.'],
  ])('takes a %s, as those see who look', (id, sentence) => {
    const scene = lake();
    expect(falls(scene, made(scene, id))).toContain(sentence);
    expect(lying(scene)).toEqual([]);
  });

  it('takes things out of sight without a word', () => {
    const scene = lake(['########', '#@#▒▒▒j#', '########']);
    expect(falls(scene, made(scene, 'blank'))).toBe('');
    expect(lying(scene)).toEqual([]);
  });

  it('sinks what is proof, and burns what the ruleset lists', () => {
    const proofed = lake();
    const blank = made(proofed, 'blank');
    setProofed(blank, true);
    expect(falls(proofed, blank)).toContain('sinks into the lava');
    const { ground } = createRulesets().resolve('house').slots.world;
    const { classes, materials } = ground.lavaBurns;
    const others = materials.filter(name => name !== 'paper');
    for (const [lavaBurns, id] of [
      [{ classes, materials: others }, 'blank'],
      [{ classes: [], materials }, 'water'],
    ] as const) {
      const scene = lake(LAKE, { ground: { ...ground, lavaBurns } });
      expect(falls(scene, made(scene, id))).toContain('sinks into the lava');
    }
  });

  it('spares what must not be lost, and what lies on the ground', () => {
    const scene = lake();
    falls(scene, made(scene, 'heart'));
    falls(scene, made(scene, 'lamp'), 2);
    expect(lying(scene).toSorted()).toEqual([
      ['heart of the deep', 2],
      ['lamp', 2],
    ]);
  });

  it('burns a bag and then what was in it; what sinks takes its contents along, the heart aside', () => {
    const scene = lake();
    const pouch = made(scene, 'pouch');
    pouch.inventory.push(made(scene, 'lamp'));
    const told = falls(scene, pouch);
    expect(told).toMatch(/pouch goes up in flames.*lamp sinks/);
    const crate = made(scene, 'crate');
    crate.inventory.push(made(scene, 'blank'), made(scene, 'heart'));
    falls(scene, crate);
    expect(lying(scene)).toEqual([['heart of the deep', 2]]);
  });

  it('takes what a hero in the air drops, what he throws into it and what he kicks into it', () => {
    const drops = lake(['########', '#@▒▒▒▒j#', '########']);
    drops.state.hero.conditions.set('levitating', 30);
    const lamp = give(drops, 'lamp');
    drops.perform({ kind: 'move', direction: 3 });
    drops.perform({ kind: 'drop', item: lamp.id, count: 1 });
    expect(tellEvents(performedFor(drops.state, undefined)).join(' ')).toMatch(
      /You drop .*lamp.*sinks into the lava/,
    );
    expect(lying(drops)).toEqual([]);

    const throws = lake(['########', '#@.▒▒▒▒#', '########']);
    const scroll = give(throws, 'blank');
    const { map } = throws.state.level;
    throws.perform({ kind: 'throw', item: scroll.id, x: 4, y: 1 } as never);
    expect(throws.kinds).toContain('lava-took');
    expect(throws.kinds).not.toContain('landed');
    expect([map.terrainAt(map.square(4, 1)), lying(throws)]).toEqual(['lava', []]);

    const kicks = lake(['########', '#@.▒...#', '########']);
    kicks.state.level.drop(kicks.state.level.map.square(2, 1), made(kicks, 'blank'));
    kicks.perform({ kind: 'kick', direction: 3 });
    expect(kicks.kinds).toContain('lava-took');
    expect(lying(kicks)).toEqual([]);
  });

  it('takes what the dead leave over it', () => {
    const scene = lake(['########', '#@..j▒▒#', '########']);
    const { state } = scene;
    const [jackal] = state.level.creatures.all;
    jackal!.carried.push(made(scene, 'lamp'), made(scene, 'blank'));
    const { map } = state.level;
    map.occupant[jackal!.square] = 0;
    jackal!.square = map.square(5, 1);
    map.occupant[jackal!.square] = jackal!.id;
    hurt(state, jackal!, 99, state.hero.id, 'a test');
    expect(lying(scene)).toEqual([]);
    expect(state.log.perceived().filter(({ kind }) => kind === 'lava-took').length).toBe(2);
  });

  it('is told before a throw at a creature over lava, but not about things that must not be lost', () => {
    const over = (id: string, rows: readonly string[]) => {
      const scene = lake(rows);
      const { state } = scene;
      const thing = give(scene, id);
      const [jackal] = state.level.creatures.all;
      const { map } = state.level;
      map.setTerrain(jackal!.square, 'lava');
      scene.perform({ kind: 'rest', count: 1 });
      const question = { ask: 'throw', item: thing.id, target: jackal!.id } as const;
      return answerQuestion(state, new Enumerator(), question).explanation.map(({ text }) => text);
    };
    const rows = ['########', '#@..▒j▒#', '########'];
    const sentence = 'What comes down under the jackal is lost in lava.';
    expect(over('lamp', rows)).toContain(sentence);
    expect(over('heart', rows)).not.toContain(sentence);
  });
});
