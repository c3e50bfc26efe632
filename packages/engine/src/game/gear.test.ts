import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { setEnchantments } from '../objects/index.ts';
import { Scene, type SceneOptions } from './testing/scene.ts';
import { give, WARDROBE_FILE } from './testing/wardrobe.ts';
import { performedFor } from './views/events-for.ts';
import { viewFor } from './views/view-for.ts';

const ROOM = ['######', '#@...#', '######'];

/** Nothing but the hero and his things; the luck of energy and healing doesn't matter. */
function room(options: SceneOptions = {}, rows = ROOM): Scene {
  return new Scene(rows, { content: [WARDROBE_FILE], ...options });
}

function viewOf(scene: Scene, id: number) {
  return viewFor(scene.state).inventory.find(item => item.id === id)!;
}

describe('a thing for the body', () => {
  it('protects as soon as it is on, takes its turns, and shows how good it is', () => {
    const scene = room();
    const mail = give(scene, 'mail');
    setEnchantments(mail, { armour: 2 });
    expect(viewOf(scene, mail.id).enchantment).toBeUndefined();
    expect(scene.perform({ kind: 'wear', item: mail.id })).toBeUndefined();
    expect(scene.kinds).toEqual(['worn', 'helpless']);
    expect(scene.state.sheet.armourClass).toBe(32);
    expect(scene.state.clock.turn).toBe(6);
    expect(viewOf(scene, mail.id)).toMatchObject({ worn: true, name: '+2 mail' });
    expect(viewOf(scene, mail.id).uses).toEqual(['take-off']);
  });

  it('protects until it is off', () => {
    const streams = new Streams('mail');
    const scene = room({ streams }, ['####', '#@j#', '####']);
    const mail = give(scene, 'mail');
    scene.perform({ kind: 'wear', item: mail.id });
    scene.perform({ kind: 'take-off', item: mail.id });
    expect(scene.kinds[0]).toBe('helpless');
    expect(scene.kinds).toContain('missed');
    expect(scene.kinds.at(-1)).toBe('taken-off');
    expect(scene.state.sheet.armourClass).toBe(0);
  });

  it('is refused under a cloak, twice, and when it is none', () => {
    const scene = room();
    const [mail, mantle] = [give(scene, 'mail'), give(scene, 'mantle')];
    const knife = give(scene, 'knife');
    scene.perform({ kind: 'wear', item: mantle.id });
    const refusals = [
      scene.perform({ kind: 'wear', item: mail.id }),
      scene.perform({ kind: 'wear', item: mantle.id }),
      scene.perform({ kind: 'wear', item: knife.id }),
      scene.perform({ kind: 'wield', item: mail.id }),
      scene.perform({ kind: 'take-off', item: mail.id }),
      scene.perform({ kind: 'wear', item: 99 }),
      scene.perform({ kind: 'drop', item: mantle.id, count: 1 }),
    ].map(refusal => refusal?.reason);
    expect(refusals).toEqual([
      'covered',
      'already-worn',
      'not-wearable',
      'not-wieldable',
      'not-worn',
      'unknown-item',
      'worn',
    ]);
  });

  it('is changed for what is worn in its place, each in its time', () => {
    const clothed = () => {
      const scene = room({ streams: new Streams('clothes') });
      const [worn, other] = [give(scene, 'mail'), give(scene, 'mail', { beatitude: 'blessed' })];
      scene.perform({ kind: 'wear', item: worn.id });
      return { scene, worn, other };
    };
    const { scene, worn, other } = clothed();
    expect(viewOf(scene, other.id).uses).toContain('wear');
    expect(scene.perform({ kind: 'wear', item: other.id })).toBeUndefined();
    expect(scene.kinds).toEqual(['helpless', 'taken-off', 'worn', 'helpless']);
    expect(scene.state.sheet.equipment.body).toBe(other.id);
    expect(viewOf(scene, worn.id)).toMatchObject({ worn: false });
    const byHand = clothed();
    byHand.scene.perform({ kind: 'take-off', item: byHand.worn.id });
    byHand.scene.perform({ kind: 'wear', item: byHand.other.id });
    expect(scene.state.clock.turn).toBe(byHand.scene.state.clock.turn);
  });

  it('is not put on when an enemy comes into sight while the other is taken off', () => {
    const rows = ['########', '#@....j#', '########'];
    const scene = room({ streams: new Streams('clothes'), lit: false }, rows);
    const [worn, other] = [give(scene, 'mail'), give(scene, 'mail', { beatitude: 'blessed' })];
    const { equipment } = scene.state.sheet;
    scene.state.sheet.equipment = { ...equipment, body: worn.id };
    scene.state.level.creatures.all[0]!.hunts = true;
    expect(scene.perform({ kind: 'wear', item: other.id })).toBeUndefined();
    expect(scene.kinds).toContain('came-in-sight');
    expect(scene.kinds.slice(-2)).toEqual(['taken-off', 'change-interrupted']);
    expect(scene.state.sheet.equipment.body).toBe(0);
    // A monster that was already in sight is no reason to stop.
    expect(scene.perform({ kind: 'wear', item: other.id })).toBeUndefined();
    expect(scene.state.sheet.equipment.body).toBe(other.id);
    expect(scene.perform({ kind: 'wear', item: worn.id })).toBeUndefined();
  });

  it('stays on when it is cursed, whatever would take its place', () => {
    const scene = room();
    const worn = give(scene, 'mantle', { beatitude: 'cursed' });
    const other = give(scene, 'mantle', { beatitude: 'blessed' });
    scene.perform({ kind: 'wear', item: worn.id });
    expect(scene.perform({ kind: 'wear', item: other.id })).toEqual({
      reason: 'cursed',
      usesMove: true,
    });
    expect(scene.state.sheet.equipment.cloak).toBe(worn.id);
  });

  it('asks which ring it replaces if both hands have one', () => {
    const scene = room();
    const rings = [1, 2, 3].map(() => give(scene, 'band'));
    for (const { id } of rings.slice(0, 2)) {
      expect(viewOf(scene, id).uses).toContain('wear');
      scene.perform({ kind: 'wear', item: id });
    }
    expect(viewOf(scene, rings[2]!.id).uses).toContain('wear');
    const { turn } = scene.state.clock;
    expect(scene.perform({ kind: 'wear', item: rings[2]!.id })).toBeUndefined();
    expect(scene.state.pending?.about).toBe('ring-to-replace');
    expect(scene.perform({ kind: 'answer', answer: { nothing: true } })).toBeUndefined();
    expect(scene.state.clock.turn).toBe(turn);
    expect(viewOf(scene, rings[2]!.id).worn).toBe(false);
    scene.perform({ kind: 'wear', item: rings[2]!.id });
    scene.perform({ kind: 'answer', answer: { item: rings[0]!.id } });
    expect(rings.map(({ id }) => viewOf(scene, id).worn)).toEqual([false, true, true]);
  });

  it('sticks when it is cursed, which is found out by the move that it takes', () => {
    const scene = room();
    const mantle = give(scene, 'mantle', { beatitude: 'cursed' });
    scene.perform({ kind: 'wear', item: mantle.id });
    expect(viewOf(scene, mantle.id).beatitude).toBeUndefined();
    const { turn } = scene.state.clock;
    const refusal = scene.perform({ kind: 'take-off', item: mantle.id });
    expect(refusal).toEqual({ reason: 'cursed', usesMove: true });
    expect(scene.kinds).toEqual(['stuck']);
    expect(scene.state.clock.turn).toBe(turn + 1);
    expect(viewOf(scene, mantle.id)).toMatchObject({ beatitude: 'cursed', worn: true });
  });
});

describe('a thing for the hand', () => {
  it('changes places with what was there', () => {
    const scene = room();
    const knife = give(scene, 'knife');
    scene.perform({ kind: 'wield', item: knife.id });
    expect(scene.kinds).toEqual(['wielded']);
    expect(scene.state.sheet.weapon).toBe(knife);
    expect(viewOf(scene, knife.id)).toMatchObject({ wielded: true, worn: false });
    scene.perform({ kind: 'wield', item: 0 });
    expect(scene.state.sheet.weapon).toBeUndefined();
    expect(scene.perform({ kind: 'wield', item: 0 })?.reason).toBe('empty-handed');
  });

  it('sticks to the hand when it is cursed, and says so', () => {
    const scene = room();
    const [knife, plain] = [give(scene, 'knife', { beatitude: 'cursed' }), give(scene, 'claymore')];
    scene.perform({ kind: 'wield', item: knife.id });
    expect(scene.kinds).toEqual(['wielded', 'stuck']);
    for (const command of [
      { kind: 'wield', item: plain.id },
      { kind: 'wield', item: 0 },
      { kind: 'drop', item: knife.id, count: 1 },
    ] as const) {
      expect(scene.perform(command)).toEqual({ reason: 'cursed', usesMove: true });
      expect(scene.state.sheet.weapon).toBe(knife);
    }
  });

  it('of two hands leaves none for a shield, nor a shield one for it', () => {
    const scene = room();
    const [claymore, buckler] = [give(scene, 'claymore'), give(scene, 'buckler')];
    scene.perform({ kind: 'wield', item: claymore.id });
    expect(scene.perform({ kind: 'wear', item: buckler.id })?.reason).toBe('hands-full');
    scene.perform({ kind: 'wield', item: 0 });
    scene.perform({ kind: 'wear', item: buckler.id });
    expect(scene.perform({ kind: 'wield', item: claymore.id })?.reason).toBe('hands-full');
  });
});

describe('things underfoot', () => {
  it('are laid down piece by piece, and join what they equal', () => {
    const scene = room();
    const knives = give(scene, 'knife', { count: 5 });
    scene.perform({ kind: 'drop', item: knives.id, count: 2 });
    const { names } = performedFor(scene.state, undefined);
    expect(Object.values(names).map(({ whole }) => whole)).toContain('2 knives');
    scene.perform({ kind: 'drop', item: scene.idOf('red_potion'), count: 1 });
    expect(viewFor(scene.state).underfoot).toMatchObject([
      { name: 'a red potion', uses: ['pick-up'] },
      { name: '2 knives', uses: ['pick-up'] },
    ]);
    scene.perform({ kind: 'drop', item: knives.id, count: 9 });
    const lying = scene.state.level.items.get(scene.state.hero.square)!;
    expect(lying.map(({ count }) => count)).toEqual([5, 1]);
    scene.perform({ kind: 'pick-up', item: 0 });
    expect(scene.state.level.items.size).toBe(0);
    expect(scene.state.sheet.inventory.find(lying[0]!.id)!.count).toBe(5);
  });

  it('are told with the letter that they have in the pack', () => {
    const scene = room();
    const knives = give(scene, 'knife', { count: 3 });
    const letter = scene.state.sheet.inventory.letterOf(knives.id);
    scene.perform({ kind: 'drop', item: knives.id, count: 3 });
    scene.perform({ kind: 'pick-up', item: 0 });
    const [event] = scene.events;
    expect(event).toMatchObject({ kind: 'picked-up', letter: letter.charCodeAt(0), more: 0 });
    scene.perform({ kind: 'drop', item: knives.id, count: 2 });
    scene.perform({ kind: 'pick-up', item: 0 });
    expect(scene.events[0]).toMatchObject({ kind: 'picked-up', item: knives.id, more: 2 });
  });

  it('are taken up as far as they can be carried', () => {
    const scene = room();
    const stones = give(scene, 'stone', { count: 60 });
    scene.state.sheet.inventory.remove(stones.id);
    scene.state.level.drop(scene.state.hero.square, stones);
    scene.perform({ kind: 'pick-up', item: 0 });
    expect(scene.kinds).toEqual(['picked-up', 'burden-changed']);
    expect(viewFor(scene.state).hero.burden).toBe('stressed');
    const taken = 60 - stones.count;
    expect(scene.perform({ kind: 'pick-up', item: 0 })?.reason).toBe('too-heavy');
    // A hero who asks for one item lifts it up to the burden at which he can't move.
    scene.perform({ kind: 'pick-up', item: stones.id });
    expect(viewFor(scene.state).hero.burden).toBe('overtaxed');
    expect(60 - stones.count).toBeGreaterThan(taken);
    expect(scene.perform({ kind: 'pick-up', item: stones.id })?.reason).toBe('too-heavy');
  });
});

describe('a meal', () => {
  it('of one bite takes one move', () => {
    const scene = room();
    const plums = give(scene, 'plum', { count: 2 });
    scene.perform({ kind: 'eat', item: plums.id });
    expect(scene.kinds).toEqual(['eaten']);
    expect(scene.state.sheet.nutrition).toBe(900 + 100 - 1);
    expect(scene.state.clock.turn).toBe(2);
    expect(plums.count).toBe(1);
  });

  it('of five bites takes six moves', () => {
    const scene = room();
    const bread = give(scene, 'bread');
    scene.perform({ kind: 'eat', item: bread.id });
    expect(scene.kinds.filter(kind => kind !== 'energy-restored')).toEqual([
      'hunger-changed',
      'hard-to-swallow',
      'eaten',
    ]);
    expect(scene.state.clock.turn).toBe(7);
    expect(scene.state.sheet.nutrition).toBe(900 + 800 - 6);
    expect(scene.state.sheet.inventory.find(bread.id)).toBeUndefined();
  });

  it('is broken off when something comes up, and what is left goes back', () => {
    const scene = room({ streams: new Streams('meal') }, ['####', '#@j#', '####']);
    const bread = give(scene, 'bread');
    scene.state.sheet.nutrition = 200;
    scene.perform({ kind: 'eat', item: bread.id });
    // A monster already in sight doesn't interrupt; the first wound does.
    expect(scene.kinds.slice(-2)).toEqual(['hit', 'meal-interrupted']);
    const left = bread.fact('nutritionLeft');
    expect(left % 160).toBe(0);
    expect(left).toBeLessThan(800);
    const eaten = 800 - left;
    expect(scene.state.sheet.nutrition).toBe(200 + eaten - eaten / 160);
    expect(scene.state.sheet.inventory.find(bread.id)).toBe(bread);
  });

  it('can be the last one: one in twenty is saved by the stomach', () => {
    const choked = room({ luck: [['vomits', false]] });
    choked.state.sheet.nutrition = 1950;
    choked.perform({ kind: 'eat', item: give(choked, 'plum').id });
    expect(choked.kinds).toEqual(['choked']);
    expect(choked.state.ending).toEqual({ kind: 'died', killer: 'choking on plum', turn: 1 });
    const saved = room({ luck: [['vomits', true]] });
    saved.state.sheet.nutrition = 1950;
    saved.perform({ kind: 'eat', item: give(saved, 'plum').id });
    expect(saved.kinds).toEqual(['vomited']);
    expect(saved.state.ending).toBeUndefined();
    expect(saved.state.sheet.nutrition).toBe(1950 + 100 - 1000 - 2);
  });

  it('is left when it becomes hard to swallow for a hero who was satiated before', () => {
    const scene = room();
    const bread = give(scene, 'bread');
    scene.state.sheet.nutrition = 1400;
    scene.perform({ kind: 'eat', item: bread.id });
    expect(scene.kinds).toEqual(['hard-to-swallow', 'meal-interrupted']);
    expect(viewOf(scene, bread.id).name).toBe('partly eaten bread');
    expect(bread.fact('nutritionLeft')).toBe(640);
    scene.state.sheet.nutrition = 500;
    const { turn } = scene.state.clock;
    scene.perform({ kind: 'eat', item: bread.id });
    // Four fifths are left, so four bites.
    expect(scene.state.clock.turn).toBe(turn + 5);
    expect(scene.state.sheet.nutrition).toBe(500 + 640 - 5);
  });

  it('may lie underfoot', () => {
    const scene = room();
    const plums = give(scene, 'plum', { count: 2 });
    scene.perform({ kind: 'drop', item: plums.id, count: 2 });
    scene.perform({ kind: 'eat', item: plums.id });
    expect(scene.kinds).toEqual(['eaten']);
    expect(plums.count).toBe(1);
    scene.perform({ kind: 'eat', item: plums.id });
    expect(scene.state.level.items.size).toBe(0);
    expect(scene.perform({ kind: 'eat', item: scene.idOf('staff') })?.reason).toBe('not-edible');
  });
});
