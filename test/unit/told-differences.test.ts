// Every sentence about a difference names the slot and the numbers that it is about. Here each is held against the
// rulesets: its numbers differ from the parent's, the figures that it says are there, and nothing differs untold.

import { type Chance, Enumerator } from '@roguewright/engine/chance';
import {
  compareSlots,
  createRulesets,
  type Difference,
  INTERACTIONS,
  interactionsOf,
  isUnder,
  RULESETS,
  type Ruleset,
  type RulesetSource,
  SLOT_NAMES,
  type SlotName,
  slotDifferences,
} from '@roguewright/engine/rulesets';
import { monsterAllotment } from '@roguewright/engine/speed';
import { describe, expect, it } from 'vitest';

const library = createRulesets();
const house = library.resolve('house');

function parentOf({ parent }: RulesetSource, slot: SlotName): string | undefined {
  return typeof parent === 'string' ? parent : parent?.[slot];
}

/** The slots that a ruleset changes, with the rules before and after. */
function changedSlots(source: RulesetSource) {
  return SLOT_NAMES.flatMap(slot => {
    const own = source.slots[slot];
    const parent = parentOf(source, slot);
    if (own === undefined || 'whole' in own || parent === undefined) {
      return [];
    }
    const before = library.resolve({ [slot]: parent });
    const after = library.resolve({ [slot]: source.id });
    const paths = compareSlots(slot, before, after).map(({ path }) => path);
    return [{ slot, before, after, paths }];
  });
}

/**
 * What differs and no sentence tells, by ruleset: names of content that go by other names in this game, and what
 * clockwork servants of dNetHack charge, which no game has.
 */
const UNTOLD: Readonly<Record<string, readonly string[]>> = {
  house: [
    'spells.matter.alchemy',
    'spells.sickness.picture',
    'spells.traps.life',
    'spells.ways.portals.opening',
    'spells.ways.raising.ashes',
  ],
  dnethack: ['charging.maids'],
};

/** All values of a table, as words, and the ends of the ranges in it. */
function valuesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) {
    return [String(value)];
  }
  const inner = Object.entries(value).flatMap(([key, one]) => [key, ...valuesIn(one)]);
  return [...inner, ...endsOf(value as Readonly<Record<string, unknown>>).map(String)];
}

/** The ends of what is drawn by a row: `plus` and dice, or `least` and the number of values. */
function endsOf(row: Readonly<Record<string, unknown>>): readonly number[] {
  const number = (key: string) => (typeof row[key] === 'number' ? row[key] : undefined);
  const [plus, sides, spread] = [number('plus'), number('sides'), number('spread')];
  const least = number('least') ?? number('leastTurns');
  const count = number('count') ?? 1;
  return [
    ...(plus === undefined || sides === undefined ? [] : [plus + count, plus + count * sides]),
    ...(least === undefined || spread === undefined ? [] : [least + spread - 1]),
  ];
}

/** The values of the tables that hold what a sentence is about. */
function valuesOf({ slots }: Ruleset, { slot, changes }: Difference): readonly string[] {
  const tables = new Set(changes.map(path => path.split('.')[0]!));
  return [...tables].flatMap(table =>
    valuesIn((slots[slot] as unknown as Record<string, unknown>)[table]),
  );
}

/** The figures of a sentence: `10,000`, `99`; no fractions. Its words say whether they are added or taken. */
function figuresOf(says: string): readonly string[] {
  return (says.replaceAll(/\d+\/\d+/g, '').match(/\d[\d,]*/g) ?? []).map(figure =>
    figure.replaceAll(',', '').replace(/^$/, ''),
  );
}

/** What a step computes, where a sentence says a figure of it, by the sentence's first words. */
const COMPUTED: Readonly<Record<string, (after: Ruleset, before: Ruleset) => readonly number[]>> = {
  'A blow with bare hands does': ({ slots: { combat } }) => bareHands(combat),
  'Bare hands do': ({ slots: { combat } }) => bareHands(combat),
  'A monster’s points vary': ({ slots: { speed } }) => [
    new Enumerator().askNumber(monsterAllotment, speed, { speed: 1, adjustment: 'normal' }).min,
  ],
  'Long actions leave a debt': ({ slots: { speed } }, before) => [
    -speed.steps.debt(-1000),
    before.slots.speed.steps.debt(-1000),
  ],
  'Healing rolls': (_, { slots: { spells } }) => {
    const amount = (chance: Chance, rules: typeof spells, dice: number) =>
      rules.steps.healingAmount(chance, 0, dice);
    return [new Enumerator().askNumber(amount, spells, 2).max - 2];
  },
  // A speed and the acts of its tick.
  'A thing of speed 1': ({ slots: { spells } }) => [spells.steps.turnsInTick(0, 1)],
  // The clock begins a little above the whole ticks, where it began on them: one tick more, or two by rounding.
  'A recall acts': (after, before) => [
    after.slots.spells.ways.recall.headStart > 0 ? 1 : 0,
    before.slots.spells.ways.recall.headStart === 0 ? 2 : 0,
  ],
  'Teleporting at will': (_, { slots: { casting } }) => [casting.teleport.leastNutrition - 1],
};

function bareHands({ bareHands: { damage }, steps }: Ruleset['slots']['combat']) {
  return [damage + steps.bareHandsBonus(5)];
}

const SENTENCES = RULESETS.flatMap(source =>
  source.differences.map(difference => [source.id, difference.says, difference] as const),
);

describe('a sentence about a difference', () => {
  it.each(SENTENCES)('of %s is about numbers that differ: %s', (id, _, { slot, changes }) => {
    const changed = changedSlots(library.source(id)).find(one => one.slot === slot);
    expect(changed, `${id} states ${slot} as differences`).toBeDefined();
    expect(changes.length).toBeGreaterThan(0);
    for (const path of changes) {
      expect([path, isUnder(path, changed!.paths)]).toEqual([path, true]);
    }
  });

  it.each(SENTENCES)('of %s says figures that the rules have: %s', (id, says, difference) => {
    const changed = changedSlots(library.source(id)).find(({ slot }) => slot === difference.slot)!;
    const known = new Set(
      [changed.after, changed.before].flatMap(ruleset => valuesOf(ruleset, difference)),
    );
    const [, compute] = Object.entries(COMPUTED).find(([first]) => says.startsWith(first)) ?? [];
    for (const value of compute?.(changed.after, changed.before) ?? []) {
      known.add(String(value));
    }
    for (const figure of figuresOf(says)) {
      expect([figure, known.has(figure) || known.has(`-${figure}`)]).toEqual([figure, true]);
    }
  });

  it('has its own place among those of its slot', () => {
    for (const { differences } of RULESETS) {
      const said = differences.map(({ slot, says }) => `${slot}: ${says}`);
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it('of a preset is about numbers that differ from the house’s', () => {
    for (const { rules, differences } of library.presets) {
      for (const { says, slot, changes } of differences) {
        const paths = compareSlots(slot, house, library.resolve(rules)).map(({ path }) => path);
        expect([says, changes.every(path => isUnder(path, paths))]).toEqual([says, true]);
      }
    }
  });
});

describe('what differs', () => {
  it.each(RULESETS.map(source => [source.id, source] as const))(
    'in %s is told, but for what is listed here',
    (id, source) => {
      const untold = changedSlots(source).flatMap(({ slot, paths }) => {
        const told = source.differences.filter(one => one.slot === slot);
        return paths
          .filter(path => !told.some(({ changes }) => changes.some(one => isUnder(one, [path]))))
          .map(path => `${slot}.${path}`);
      });
      const listed = UNTOLD[id] ?? [];
      expect(untold.filter(path => !listed.some(one => isUnder(one, [path])))).toEqual([]);
      expect(listed.filter(one => !isUnder(one, untold))).toEqual([]);
    },
  );
});

describe('the differences of a slot from the house’s', () => {
  const pairs = library.ids.flatMap(id =>
    SLOT_NAMES.filter(slot => library.fills(id, slot)).map(slot => [slot, id] as const),
  );

  it.each(pairs)('%s of %s: tell every number in which it differs', (slot, id) => {
    const { here, notHere } = slotDifferences(library, slot, id);
    const composed = library.resolve({ [slot]: id });
    const paths = compareSlots(slot, house, composed).map(({ path }) => path);
    const untold = paths.filter(
      path =>
        ![...here, ...notHere].some(({ changes }) => changes.some(one => isUnder(one, [path]))),
    );
    const listed = Object.values(UNTOLD).flat();
    expect(untold.filter(path => !listed.some(one => isUnder(one, [`${slot}.${path}`])))).toEqual(
      [],
    );
    expect(here.length + notHere.length > 0).toBe(paths.length > untold.length);
  });

  it('begin where the two ways part', () => {
    const said = (id: string) => slotDifferences(library, 'casting', id);
    expect(said('house')).toMatchObject({ here: [], notHere: [] });
    const own = library.source('slashem').differences.filter(({ slot }) => slot === 'casting');
    expect(said('slashem').here).toMatchObject(own);
    expect(said('nethack-3.4.3').here).toEqual([]);
    const later = said('nethack-3.4.3')
      .notHere.map(({ source }) => source)
      .join();
    expect(later).toContain('NetHack 3.6.0');
    expect(later).toContain('NetHack 3.6.1');
    // Of a sentence that a later one changes, what is left is told as a part.
    const grades = (id: string) =>
      said(id).notHere.flatMap(({ says, inPart }) =>
        says.startsWith('A backfire adds') ? [`${says.slice(16, 30)} ${inPart}`] : [],
      );
    expect(grades('nethack-3.4.3')).toEqual(['each time to i false', 'to the timers  true']);
    expect(grades('fiqhack')).toEqual([]);
    // What the house took from the document isn't told as a difference from the document.
    const document = slotDifferences(library, 'combat', 'attack-spo');
    expect(document.notHere).toEqual([]);
    expect(document.here.map(({ says }) => says)).toEqual([
      expect.stringContaining('Melee skill per ten levels'),
      expect.stringContaining('A weapon too heavy for the arm'),
      expect.stringContaining('A launcher too heavy'),
      expect.stringContaining('A throw starts from the skill'),
    ]);
  });
});

describe('two slots together', () => {
  it('say something only where one of them isn’t the house’s', () => {
    expect(interactionsOf(house, house)).toEqual([]);
    for (const { slots } of INTERACTIONS) {
      expect(slots[0]).not.toBe(slots[1]);
    }
    const said = (name: Parameters<typeof library.resolve>[0]) =>
      interactionsOf(library.resolve(name), house).map(({ says }) => says.slice(0, 29));
    expect(said({ combat: 'attack-spo' })).toEqual([]);
    expect(said({ casting: 'crossfire', charging: 'slashem' })).toEqual(
      expect.arrayContaining(['Casting goes by spell objects', 'Books hold charges, which nob']),
    );
    expect(said({ casting: 'slashem', charging: 'slashem' }).join()).toContain(
      'Books hold charges by the rul',
    );
  });
});
