// Every thing of the content that the rules of charging know, in the game: shown, charged, cancelled.

import { isChargeable } from '@roguewright/engine/charging';
import { newGame, performCommand, restoreGame, saveGame } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import {
  BEATITUDES,
  type Beatitude,
  classOf,
  isFilled,
  kindOf,
  kindsIn,
  makeObject,
  setBeatitude,
  setCharges,
  textOf,
} from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');
const rules = house.slots.charging;
// A Valkyrie has neither wand nor scroll of her own.
const start = { heroName: 'Ada', role: 'valkyrie', race: 'human' };

const ofClass = (...classes: readonly string[]) =>
  kindsIn(content).filter(
    archetype => classes.includes(classOf(archetype)) && textOf(archetype, 'looks') === '',
  );

/** What charging knows, as it is called there. */
const kindsOf = (...classes: readonly string[]) =>
  ofClass(...classes).map(archetype => textOf(archetype, 'ruleKind'));

const chargeable = ofClass('wand', 'ring', 'tool', 'light').filter(archetype => {
  const own = classOf(archetype);
  return isChargeable(rules, {
    class: own === 'light' ? 'tool' : own,
    kind: textOf(archetype, 'ruleKind'),
  });
});

function gameWith(id: string, source: Beatitude) {
  const state = newGame(content, house, { ...start, seed: `${id} ${source}` });
  const { sheet } = state;
  const [thing, scroll] = [id, 'scroll_of_charging'].map(kind => {
    const made = makeObject(content, content.archetype(kind), () => state.newId());
    sheet.inventory.add(made);
    sheet.lore.identify(made);
    return made;
  });
  if (textOf(thing!.archetype, 'chargesDice') !== '' || isFilled(thing!.archetype)) {
    setCharges(thing!, { left: 1, recharged: 0 });
  }
  setBeatitude(scroll!, source);
  return { state, thing: thing!, scroll: scroll! };
}

describe('the content', () => {
  it('has every ring and every tool of the rules', () => {
    // Rings of spell paths, of conflict and against shocks have no number, and none of them can be charged.
    const numberless = ['', 'conflict', 'shock-resistance'];
    const charged = kindsOf('ring').filter(kind => !numberless.includes(kind));
    expect(charged.sort()).toEqual([...rules.rings.chargeable].sort());
    const tools = Object.keys(rules.tools.rows);
    expect(kindsOf('tool', 'light')).toEqual(expect.arrayContaining(tools));
    expect(kindsOf('armour')).toEqual(
      expect.arrayContaining([...house.slots.speed.quickness.worn]),
    );
  });

  it('has wands enough, and the plain things that cancellation leaves', () => {
    expect(ofClass('wand').length).toBeGreaterThanOrEqual(20);
    for (const [itemClass, kind] of Object.entries(rules.cancel.classBecomes)) {
      expect(kindsOf(itemClass)).toContain(kind);
    }
    expect(kindsOf('potion')).toEqual(
      expect.arrayContaining(Object.values(rules.cancel.becomes).slice(0, 1)),
    );
  });
});

describe.each(chargeable.map(({ id }) => id))('%s', id => {
  it.each(BEATITUDES)('is charged by a scroll that is %s', source => {
    const { state, thing, scroll } = gameWith(id, source);
    const saved = saveGame(state);
    const game = LocalGame.restore(content, house, saved);
    const view = game.look().view.inventory.find(one => one.id === thing.id)!;
    const isLight = classOf(thing.archetype) === 'light';
    if (classOf(thing.archetype) === 'ring') {
      expect(view.enchantment).toBe('+0');
    } else {
      expect(view.charges).toBe(isLight ? undefined : '(0:1)');
    }
    expect(view.chargeable).toBe(isLight ? undefined : 'offered');
    const { charge } = game.odds({ ask: 'charge', item: scroll.id, target: thing.id });
    const total = (plot: readonly (readonly [number, number])[]) =>
      plot.reduce((sum, [, probability]) => sum + probability, 0);
    expect(total(charge!.charges) + total(charge!.fuel)).toBeCloseTo(1, 9);
    const command = { kind: 'charge', item: scroll.id, target: thing.id } as const;
    expect(game.perform(command).refusal).toBeUndefined();
    const after = game.look().view.inventory.find(one => one.id === thing.id);
    expect(after).toMatchObject({ icon: view.icon, count: view.count });
    if (!isLight && after!.charges !== undefined) {
      const left = Number(/:(-?\d+)/.exec(after!.charges)?.[1]);
      expect(charge!.charges.find(([value]) => value === left)?.[1]).toBeGreaterThan(0);
      expect(after!.charges).toMatch(/^\(1:/);
    }
  });

  it('is cancelled with all else that the hero carries', () => {
    const { state, thing } = gameWith(id, 'uncursed');
    const wand = makeObject(content, content.archetype('wand_of_cancellation'), () =>
      state.newId(),
    );
    setCharges(wand, { left: 4, recharged: 0 });
    state.sheet.inventory.add(wand);
    performCommand(state, { kind: 'zap', item: wand.id, direction: 0 });
    const { keepCharges } = rules.cancel;
    const kind = textOf(kindOf(thing), 'ruleKind');
    const own = classOf(thing.archetype);
    const magical =
      own === 'wand' || own === 'ring'
        ? !thing.archetype.numbers.mundane
        : thing.archetype.numbers.magical === 1;
    const keeps = keepCharges.includes(`${own}/${kind}`) || !magical;
    const expected = own === 'wand' ? -1 : 0;
    if (own !== 'ring') {
      expect(thing.fact('charges')).toBe(keeps ? 1 : expected);
    }
    const again = restoreGame(content, house, saveGame(state));
    expect(again.sheet.inventory.find(thing.id)?.fact('charges')).toBe(thing.fact('charges'));
  });
});
