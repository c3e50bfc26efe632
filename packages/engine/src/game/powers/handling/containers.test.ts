import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../../../chance/index.ts';
import { chargesOf, setCharges, weightOf } from '../../../objects/index.ts';
import { createRulesets } from '../../../rulesets/index.ts';
import { chill, thaw } from '../../items/handled/chilled.ts';
import { ageOf, DIED_AT } from '../../items/handled/flesh.ts';
import type { Answer } from '../../protocol/answers.ts';
import type { Scene } from '../../testing/scene.ts';
import { workshop } from '../../testing/tools.ts';
import { give } from '../../testing/wardrobe.ts';
import { viewFor } from '../../views/view-for.ts';
import { bagExplodes } from './container-rules.ts';
import { invokingDelay } from './invoking.ts';

const { tools } = createRulesets().resolve('house').slots.world;
const ask = new Enumerator();
const ALONE = ['########', '#@.....#', '########'];
const _NEAR = ['########', '#@j....#', '########'];

function answer(scene: Scene, given: Answer) {
  return scene.perform({ kind: 'answer', answer: given });
}

/** Answers with the choice whose text begins so. */
function choose(scene: Scene, text: string) {
  const asks = viewFor(scene.state).pending?.asks;
  const choice =
    asks?.kind === 'choice' ? asks.choices.find(one => one.text.startsWith(text)) : undefined;
  expect(choice, text).toBeDefined();
  return answer(scene, { choice: choice!.id });
}

function carried(scene: Scene, archetype: string) {
  return scene.state.sheet.inventory.things.find(thing => thing.archetype.id === archetype);
}

function _dip(scene: Scene, item: { readonly id: number }, into: { readonly id: number }) {
  scene.perform({ kind: 'dip', item: item.id });
  return answer(scene, { choice: String(into.id) });
}

describe('containers', () => {
  it('take in and give out, for one move', () => {
    const scene = workshop([], ALONE);
    const [sack, flute] = [give(scene, 'carry_sack'), give(scene, 'flute')];
    scene.perform({ kind: 'apply', item: sack.id, direction: 0 });
    choose(scene, 'Put something in');
    answer(scene, { item: flute.id });
    expect(sack.inventory.map(({ id }) => id)).toEqual([flute.id]);
    expect(carried(scene, 'flute')).toBeUndefined();
    choose(scene, 'Take out');
    expect(carried(scene, 'flute')).toBeDefined();
  });

  it.each([
    ['uncursed', 600 + 100],
    ['blessed', 600 + 50],
    ['cursed', 600 + 400],
  ] as const)('of holding weigh a share of what is in them: %s', (beatitude, grams) => {
    const scene = workshop([], ALONE);
    const [bag, flute] = [give(scene, 'holding_bag', { beatitude }), give(scene, 'flute')];
    bag.inventory.push(flute);
    expect(weightOf(bag)).toBe(grams);
  });

  it('stand on the floor, and are opened there', () => {
    const scene = workshop([], ALONE);
    expect(scene.perform({ kind: 'loot' })?.reason).toBe('nothing-to-open');
    const sack = give(scene, 'carry_sack');
    scene.perform({ kind: 'drop', item: sack.id, count: 1 });
    scene.perform({ kind: 'loot' });
    const name = /^(?:\w+ )*sack$/;
    const asked = { deed: 'contents', subject: expect.stringMatching(name) };
    expect(viewFor(scene.state).pending).toMatchObject(asked);
    give(scene, 'flute');
    choose(scene, 'Put something in');
    const further = { deed: 'put-in', subject: expect.stringMatching(name) };
    expect(viewFor(scene.state).pending).toMatchObject(further);
  });

  it('of holding explode at a wand of cancellation, surely in the open and rarely in sacks', () => {
    const share = (depth: number) =>
      ask.ask(bagExplodes, tools.containers, depth).probability(explodes => explodes);
    expect([0, 1, 2, 3].map(share)).toEqual([1, 1, 3 / 4, 4 / 8]);
    const scene = workshop([['damage', 11]], ALONE);
    const [bag, flute] = [give(scene, 'holding_bag'), give(scene, 'flute')];
    const wand = give(scene, 'cancellation_wand');
    bag.inventory.push(flute);
    scene.perform({ kind: 'apply', item: bag.id, direction: 0 });
    choose(scene, 'Put something in');
    answer(scene, { item: wand.id });
    expect(scene.kinds).toEqual(expect.arrayContaining(['bag-exploded', 'contents-lost']));
    expect(carried(scene, 'holding_bag')).toBeUndefined();
    expect(scene.state.hero.hitPoints).toBe(1);
  });

  it('take in and give out several at once, for one move, and are tipped out', () => {
    const scene = workshop([], ALONE);
    const sack = give(scene, 'carry_sack');
    const things = ['flute', 'magic_flute', 'charger', 'blank'].map(id => give(scene, id));
    const { turn } = scene.state.clock;
    scene.perform({ kind: 'apply', item: sack.id, direction: 0 });
    choose(scene, 'Put in all tools');
    expect(sack.inventory.map(({ archetype }) => archetype.id)).toEqual(
      expect.arrayContaining(['flute', 'magic_flute']),
    );
    expect(carried(scene, 'charger')).toBeDefined();
    choose(scene, 'Put in everything');
    for (const { id } of things) {
      expect(sack.inventory.map(inside => inside.id)).toContain(id);
    }
    choose(scene, 'Take out all scrolls');
    expect(carried(scene, 'charger')).toBeDefined();
    choose(scene, 'Tip it out');
    expect(scene.state.clock.turn).toBe(turn + 1);
    expect(sack.inventory).toEqual([]);
    expect(viewFor(scene.state).underfoot.map(({ name }) => name)).toContain('a flute');
  });

  it('are named by the question when they stand on the floor', () => {
    const scene = workshop([], ALONE);
    const [sack, flute] = [give(scene, 'carry_sack'), give(scene, 'flute')];
    sack.inventory.push(flute);
    scene.perform({ kind: 'drop', item: sack.id, count: 1 });
    scene.perform({ kind: 'loot' });
    expect(viewFor(scene.state).pending).toMatchObject({ deed: 'contents', subject: 'sack' });
  });

  it('are tipped out by a command too, carried or underfoot', () => {
    const scene = workshop([], ALONE);
    const [sack, flute] = [give(scene, 'carry_sack'), give(scene, 'flute')];
    sack.inventory.push(flute);
    scene.perform({ kind: 'tip', item: sack.id });
    expect(sack.inventory).toEqual([]);
    expect(scene.perform({ kind: 'tip', item: 0 })?.reason).toBe('nothing-to-open');
    scene.perform({ kind: 'drop', item: sack.id, count: 1 });
    scene.perform({ kind: 'tip', item: 0 });
    expect(scene.kinds).toEqual(['box-told']);
  });

  it('of holding that are cursed lose things for good, 1 pile in 13', () => {
    expect(tools.containers.vanishOneIn).toBe(13);
    const scene = workshop(
      [
        ['vanishes', true],
        ['vanishes', false],
      ],
      ALONE,
    );
    const bag = give(scene, 'holding_bag', { beatitude: 'cursed' });
    const [flute, charger] = [give(scene, 'flute'), give(scene, 'charger')];
    bag.inventory.push(flute, charger);
    scene.perform({ kind: 'apply', item: bag.id, direction: 0 });
    expect(bag.inventory).toEqual([charger]);
    expect(scene.kinds).toContain('contents-moved');
    scene.end();
  });

  it.each([
    ['carry_sack', 0, true],
    ['carry_sack', 1, false],
  ])('let water in unless they are waterproof: %s, %i', (kind, waterproof, wet) => {
    const scene = workshop([], ALONE);
    const [sack, charger] = [give(scene, kind), give(scene, 'charger')];
    sack.setFact('waterproof', waterproof);
    sack.inventory.push(charger);
    scene.perform({ kind: 'dip', item: sack.id });
    answer(scene, { choice: String(give(scene, 'water').id) });
    expect(sack.inventory[0]!.archetype.id === 'blank').toBe(wet);
  });

  it('that keep things fresh stop the age of a body', () => {
    const scene = workshop([], ALONE);
    const box = give(scene, 'carry_sack');
    const body = give(scene, 'flute');
    box.setFact('keepsFresh', 1);
    body.setFact(DIED_AT, 1);
    const before = ageOf(scene.state, body);
    chill(scene.state, box, body);
    for (let turn = 0; turn < 5; turn++) {
      scene.perform({ kind: 'search', count: 1 });
    }
    expect(ageOf(scene.state, body)).toBeGreaterThan(before);
    thaw(scene.state, box, body);
    expect(ageOf(scene.state, body)).toBe(before);
  });

  // Rows CH-110 and CH-111.
  it('a scroll of charging charges an empty bag of tricks, and its contents are gone', () => {
    const scene = workshop([], ALONE, new Streams('bag'), 'unnethack');
    const [bag, charger, flute] = ['bag', 'charger', 'flute'].map(kind => give(scene, kind));
    setCharges(bag!, { left: 0, recharged: 0 });
    bag!.inventory.push(flute!);
    scene.perform({ kind: 'apply', item: bag!.id, direction: 0 });
    choose(scene, 'Put something in');
    answer(scene, { item: charger!.id });
    expect(scene.kinds).toEqual(expect.arrayContaining(['bag-charged', 'contents-lost']));
    expect(chargesOf(bag!).left).toBeGreaterThan(0);
    expect(carried(scene, 'charger')).toBeUndefined();
    expect(bag!.inventory).toEqual([]);
  });
});

describe('invoking', () => {
  it('charges as the artifact’s role does, and needs time', () => {
    const scene = workshop([], ALONE, new Streams('invoke'));
    const [card, flute] = [give(scene, 'credit'), give(scene, 'magic_flute')];
    scene.perform({ kind: 'invoke', item: card.id });
    expect(viewFor(scene.state).pending).toMatchObject({ about: 'charging' });
    answer(scene, { item: flute.id });
    expect(scene.kinds).toContain('charged');
    expect(chargesOf(flute).left).toBeGreaterThan(2);
    scene.perform({ kind: 'invoke', item: card.id });
    expect(scene.kinds).toEqual(['invoked-in-vain']);
    expect(scene.perform({ kind: 'invoke', item: flute.id })?.reason).toBe('nothing-to-invoke');
  });

  // Rows CH-126 and CH-127: the Gourd charges under SlashTHEM, blessed for Drunks only.
  it.each([
    ['drunk', 'blessed'],
    ['wizard', 'uncursed'],
  ])('the gourd in the hands of a %s charges as %s', (role, source) => {
    const scene = workshop([], ALONE, new Streams('gourd'), 'slashthem');
    Object.assign(scene.state.sheet, { role });
    const gourd = give(scene, 'gourd', { beatitude: 'blessed' });
    scene.perform({ kind: 'invoke', item: gourd.id });
    expect(scene.state.pending).toMatchObject({ facts: { source } });
  });

  it('takes about a hundred turns', () => {
    const luck = new Streams('delay').stream('delay');
    const drawn = Array.from({ length: 500 }, () => invokingDelay(luck, tools.invoking));
    drawn.sort((one, other) => one - other);
    expect(drawn[250]).toBeGreaterThan(50);
    expect(drawn[250]).toBeLessThan(200);
  });
});
