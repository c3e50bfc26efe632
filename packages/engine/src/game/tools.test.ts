import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../chance/index.ts';
import { chargesOf, Lore, setCharges } from '../objects/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { knownZap } from './knowledge/known-zap.ts';
import { gaze } from './powers/sight/crystal-ball.ts';
import { workshop } from './testing/tools.ts';
import { give } from './testing/wardrobe.ts';
import { viewFor } from './views/view-for.ts';

const JACKAL = ['########', '#@..j..#', '########'];

describe('a wand', () => {
  it('is aimed while its kind is unknown, then only if it needs a direction', () => {
    const scene = workshop([], JACKAL);
    const kinds = ['revealing_wand', 'haste_wand'] as const;
    const ids = kinds.map(kind => give(scene, kind).id);
    const aimed = () => {
      const { inventory } = viewFor(scene.state);
      return ids.map(id => inventory.find(item => item.id === id)!.aimed === true);
    };
    expect(aimed()).toEqual([false, true]);
    scene.state.sheet.lore = new Lore(new Map(kinds.map(kind => [kind, 'stick'])));
    expect(aimed()).toEqual([true, true]);
  });
});

describe('a horn', () => {
  it('that has charges sends out its spell, and is recognised by it', () => {
    const scene = workshop([], JACKAL, new Streams('horn'));
    scene.state.sheet.lore = new Lore(new Map([['zot_horn', 'horn']]));
    const horn = give(scene, 'zot_horn');
    expect(viewFor(scene.state).inventory.find(({ id }) => id === horn.id)).toMatchObject({
      name: 'horn',
      aimed: true,
    });
    scene.perform({ kind: 'apply', item: horn.id, direction: 3 });
    expect(scene.kinds).toEqual(
      expect.arrayContaining(['horn-blown', 'effect-born', 'recognised']),
    );
    expect(chargesOf(horn).left).toBe(0);
  });

  it('that is known is asked about like a wand, and fails surely when it is empty', () => {
    const scene = workshop([], JACKAL);
    const horn = give(scene, 'zot_horn');
    scene.state.sheet.lore.learn(horn, 'charges');
    const ask = new Enumerator();
    const asked = () => knownZap(scene.state, ask, horn.id, 3);
    expect(asked()).toMatchObject({ works: 1 });
    setCharges(horn, { left: 0, recharged: 0 });
    expect(asked()).toMatchObject({ works: 0 });
    scene.state.sheet.lore = new Lore(new Map([['zot_horn', 'horn']]));
    expect(asked()).toBe('unknown');
  });

  it('without charges, or blown by a confused hero, frightens monsters nearby', () => {
    for (const confused of [0, 20]) {
      const scene = workshop([['fright', 4]], JACKAL);
      const horn = give(scene, 'zot_horn');
      setCharges(horn, { left: confused === 0 ? 0 : 1, recharged: 0 });
      scene.state.sheet.conditions.set('confused', confused);
      const [jackal] = scene.state.level.creatures.all;
      jackal!.conditions.set('asleep', 1000);
      scene.perform({ kind: 'apply', item: horn.id, direction: 3 });
      expect(scene.kinds).not.toContain('effect-born');
      expect(jackal!.conditions.has('asleep')).toBe(false);
      expect(jackal!.conditions.has('afraid')).toBe(true);
      expect(chargesOf(horn).left).toBe(confused === 0 ? 0 : 1);
    }
  });

  it('is heard no farther than thirty times the level, in squares squared', () => {
    const scene = workshop([], ['###########', '#@.......j#', '###########']);
    const horn = give(scene, 'plain_horn');
    const [jackal] = scene.state.level.creatures.all;
    jackal!.conditions.set('asleep', 1000);
    scene.perform({ kind: 'apply', item: horn.id, direction: 0 });
    expect(jackal!.conditions.has('asleep')).toBe(true);
  });
});

describe('a crystal ball', () => {
  const ask = new Enumerator();

  it('fails a mind by its intelligence, and always if it is cursed', () => {
    const { crystalBall } = createRulesets().resolve('house').slots.world.powers;
    const asked = ask.ask(gaze, crystalBall, { intelligence: 12, cursed: false, charges: 3 });
    expect(asked.probability(came => came === 'shows')).toBeCloseTo(12 / 20, 12);
    expect(asked.probability(came => came === 'explodes')).toBeCloseTo(8 / 20 / 5, 12);
    expect(asked.list.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
  });

  it('shows who lives on the level, for a charge and some turns of gazing', () => {
    const scene = workshop(
      [
        ['mind', false],
        ['gazing', 3],
      ],
      ['########', '#@#..j.#', '########'],
    );
    const ball = give(scene, 'crystal');
    scene.perform({ kind: 'apply', item: ball.id, direction: 0 });
    scene.perform({ kind: 'answer', answer: { choice: '0' } });
    expect(scene.kinds).toEqual(expect.arrayContaining(['detected', 'helpless']));
    expect(chargesOf(ball).left).toBe(1);
    scene.end();
  });

  it('bursts in the hands of the unlucky, and shows but haze without charges', () => {
    const bursts = workshop([
      ['mind', true],
      ['mishap', 4],
      ['damage', 7],
    ]);
    const ball = give(bursts, 'crystal');
    bursts.perform({ kind: 'apply', item: ball.id, direction: 0 });
    expect(bursts.kinds).toContain('ball-exploded');
    expect(bursts.state.hero.hitPoints).toBe(5);
    const empty = workshop([
      ['mind', true],
      ['gazing', 1],
    ]);
    const dull = give(empty, 'crystal');
    setCharges(dull, { left: 0, recharged: 0 });
    empty.perform({ kind: 'apply', item: dull.id, direction: 0 });
    expect(empty.events.find(({ kind }) => kind === 'ball-gazed')).toMatchObject({
      telling: 'haze',
    });
  });
});

describe('other tools', () => {
  it('a bag of tricks lets a monster out for each charge', () => {
    const scene = workshop([], undefined, new Streams('bag'));
    const bag = give(scene, 'bag');
    scene.perform({ kind: 'apply', item: bag.id, direction: 0 });
    expect(scene.kinds).toContain('summoned');
    expect(scene.state.level.creatures.all).toHaveLength(1);
    scene.perform({ kind: 'apply', item: bag.id, direction: 0 });
    expect(scene.kinds).toContain('nothing-happens');
  });

  it('without a use are refused for nothing', () => {
    const scene = workshop();
    const band = give(scene, 'band');
    expect(scene.perform({ kind: 'apply', item: band.id, direction: 0 })).toEqual({
      reason: 'no-use',
      usesMove: false,
    });
    expect(scene.perform({ kind: 'apply', item: 9999, direction: 0 })?.reason).toBe('unknown-item');
  });
});

describe('a wand that holds no spell', () => {
  const zap = (id: string, rows: readonly string[], direction: 0 | 3, seed = id) => {
    const scene = workshop([], rows, new Streams(seed));
    scene.state.sheet.lore = new Lore(new Map([[`${id}_wand`, 'oak']]));
    const wand = give(scene, `${id}_wand`);
    scene.perform({ kind: 'zap', item: wand.id, direction });
    const known = scene.state.sheet.lore.isIdentified(wand.archetype);
    return { scene, wand, known };
  };

  it('of haste makes the hero fast for good, and a monster for its life', () => {
    const self = zap('haste', JACKAL, 0);
    expect(self.scene.state.sheet.powers.fast).toBe(true);
    expect(self.known).toBe(true);
    const other = zap('haste', JACKAL, 3);
    expect(other.scene.state.level.creatures.all[0]!.adjustment).toBe('fast');
    expect(other.known).toBe(true);
  });

  it('of seams finds a hidden door', () => {
    const hidden = ['########', '#@..‡..#', '########'];
    expect(zap('revealing', hidden, 0).scene.kinds).toContain('hidden-door-found');
  });

  it('of nothing does nothing, and stays unknown', () => {
    const { known, scene } = zap('nothing', JACKAL, 3);
    expect(known).toBe(false);
    expect(scene.kinds[0]).toBe('zapped');
  });
});

describe('boots of speed', () => {
  it('make very fast while they are worn, and are known by it', () => {
    const scene = workshop([], undefined, new Streams('boots'));
    scene.state.sheet.lore = new Lore(new Map([['quick_boots', 'thin boots']]));
    const boots = give(scene, 'quick_boots');
    const { state } = scene;
    expect(viewFor(state).hero.load.pace).toBe(1);
    scene.perform({ kind: 'wear', item: boots.id });
    expect(scene.kinds).toEqual(expect.arrayContaining(['speed-changed', 'recognised']));
    expect(viewFor(state).hero.conditions).toContain('very-fast');
    expect(viewFor(state).hero.load.pace).toBeCloseTo(5 / 3, 12);
    scene.perform({ kind: 'take-off', item: boots.id });
    expect(viewFor(state).hero.load.pace).toBe(1);
  });
});

describe('a load', () => {
  it('says what it costs, and where the next burden begins', () => {
    const scene = workshop();
    const { load } = viewFor(scene.state).hero;
    expect(load.carried).toBe(scene.state.sheet.inventory.weight);
    // Strength 10 and constitution 12 carry 25 × 22 + 50 of 45 grams without burden.
    expect(load.nextAt).toBeGreaterThanOrEqual(600 * 45);
    expect(load.nextAt).toBeLessThan(601 * 45);
    give(scene, 'stone', { count: 6 });
    const heavy = viewFor(scene.state).hero;
    expect(heavy.burden).toBe('burdened');
    expect(heavy.load.pace).toBeCloseTo(0.75, 12);
    expect(heavy.load.freePace).toBe(1);
  });
});
