import { Enumerator, parseDice, Streams } from '@roguewright/engine/chance';
import { LAUNCHER_KINDS } from '@roguewright/engine/combat';
import {
  ARMOUR_SLOTS,
  type Archetype,
  armourFacts,
  classOf,
  dealAppearances,
  drawTreasure,
  factOf,
  hasPaths,
  isFilled,
  kindsIn,
  launcherFacts,
  makeTreasure,
  nounOf,
  spellsFor,
  TYPE,
  textOf,
  weaponFacts,
  wearKindOf,
  weightOf,
} from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { SUBTYPES } from '@roguewright/engine/spells';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');
const items = content.archetypes.filter(archetype => classOf(archetype) !== 'other');

/** Subtypes of the spells that a thing holds. */
function subtypesIn(id: string): number[] {
  return content
    .archetype(id)
    .inventory.map(inner => content.archetype(inner.archetype))
    .filter(({ type }) => type === TYPE.spell)
    .map(({ subtype }) => subtype);
}

/** The ids of the spells that books teach. */
function taughtInBooks(): string[] {
  return kindsIn(content)
    .filter(archetype => classOf(archetype) === 'spellbook')
    .flatMap(({ inventory }) => inventory.map(({ archetype }) => archetype));
}

const BUILT = SUBTYPES.map(({ number }) => number);

/** It has what every item has. */
function expectDescribed(archetype: Archetype): void {
  const { id, numbers } = archetype;
  expect(numbers.weight, `${id}: weight`).toBeGreaterThan(0);
  expect(numbers.value, `${id}: value`).toBeGreaterThan(0);
  expect(textOf(archetype, 'icon'), `${id}: icon`).not.toBe('');
  expect(textOf(archetype, 'msg'), `${id}: text between msg and endmsg`).not.toBe('');
}

/** A carrier's list has spells that can be cast, and that make a price. */
function expectSpellsFor(carrier: Archetype): void {
  const spells = spellsFor(content, carrier);
  expect(spells.length, `${carrier.id}: spells in its list`).toBeGreaterThan(0);
  expect(BUILT).toEqual(expect.arrayContaining(spells.map(({ subtype }) => subtype)));
  for (const spell of spells) {
    expect(spell.numbers.value, `${spell.id}: value`).toBeGreaterThan(0);
  }
}

/** A tool is of a kind that the rules know, or for throwing. */
function expectTool(tool: Archetype): void {
  if (textOf(tool, 'weaponKind') === 'flask') {
    expect(parseDice(textOf(tool, 'damageDice')).count).toBeGreaterThan(0);
  } else {
    expect(textOf(tool, 'ruleKind'), `${tool.id}: rule_kind`).not.toBe('');
  }
}

/** A ring whose power isn't one number: points to hit and of damage, or sight. */
function hasOtherPower(archetype: Archetype): boolean {
  return (
    archetype.flags.has('see_invisible') ||
    (archetype.numbers.conflict ?? 0) !== 0 ||
    ['toHitDice', 'bonusTo'].some(key => textOf(archetype, key) !== '') ||
    ['polymorphs', 'controlsPolymorph'].some(key => factOf(archetype, key) !== 0) ||
    Object.keys(archetype.numbers).some(key => key.startsWith('resist'))
  );
}

/** A wand has charges, and one spell or effect. */
function expectWand(archetype: Archetype, subtypes: readonly number[]): void {
  const { id } = archetype;
  expect(
    parseDice(textOf(archetype, 'chargesDice')).bonus,
    `${id}: fewest charges`,
  ).toBeGreaterThan(0);
  const powers = subtypes.length + (textOf(archetype, 'effect') === '' ? 0 : 1);
  expect(powers, `${id}: spells and effects, one is wanted`).toBe(1);
  expect(BUILT).toEqual(expect.arrayContaining([...subtypes]));
}

/** Whether an amulet does anything. */
function isWorthWearing(archetype: Archetype): boolean {
  const own = ['teleports', 'strangles', 'savesLife', 'quest', 'reflectMissile', 'reflectSpell'];
  return (
    hasPaths(archetype) ||
    hasOtherPower(archetype) ||
    own.some(key => factOf(archetype, key) !== 0 || archetype.flags.has(snakeCase(key)))
  );
}

/** The key as it is written in files. */
function snakeCase(key: string): string {
  return key.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
}

describe('the items that ship', () => {
  it.each(items.map(({ id }) => id))('are whole: %s', id => {
    const archetype = content.archetype(id);
    const itemClass = classOf(archetype);
    expectDescribed(archetype);
    const subtypes = subtypesIn(id);
    if (isFilled(archetype)) {
      return expectSpellsFor(archetype);
    }
    switch (itemClass) {
      case 'weapon':
        if (archetype.type === TYPE.launcher) {
          expect(LAUNCHER_KINDS, `${id}: its kind of launcher`).toContain(
            launcherFacts(archetype).kind,
          );
          break;
        }
        expect(
          weaponFacts(archetype).weight * 45,
          `${id}: grams of the weight that its combat rules have`,
        ).toBeCloseTo(archetype.numbers.weight!, -3);
        break;
      case 'ammunition':
        expect(['shot', 'arrow', 'bolt']).toContain(weaponFacts(archetype).kind);
        break;
      case 'armour':
        expect(armourFacts(archetype).armourClass % 6, `${id}: armour beyond sixes`).toBe(0);
        expect(ARMOUR_SLOTS, `${id}: where it is worn`).toContain(wearKindOf(archetype));
        break;
      case 'potion':
      case 'scroll': {
        const effect = textOf(archetype, 'effect');
        const powers = subtypes.length + (effect === '' ? 0 : 1);
        expect(powers, `${id}: spells and effects, one is wanted`).toBe(1);
        expect(BUILT).toEqual(expect.arrayContaining(subtypes));
        break;
      }
      case 'wand':
        expectWand(archetype, subtypes);
        break;
      case 'spellbook':
        if (archetype.numbers.mundane === 1) {
          break;
        }
        expect(subtypes, `${id}: spells that it teaches, one is wanted`).toHaveLength(1);
        expect(archetype.numbers.delay, `${id}: delay`).toBeGreaterThan(0);
        break;
      case 'food':
        expect(archetype.numbers.nutrition, `${id}: nutrition`).toBeGreaterThan(0);
        expect(archetype.numbers.delay, `${id}: delay`).toBeGreaterThan(0);
        break;
      case 'light':
        expect(archetype.numbers.lightRadius, `${id}: light_radius`).toBeGreaterThan(0);
        expect(archetype.numbers.fuel ?? archetype.numbers.everburning).toBeGreaterThan(0);
        break;
      case 'ring':
        if (hasPaths(archetype) || hasOtherPower(archetype)) {
          expect(archetype.numbers.enchantable, `${id}: enchantable`).toBeUndefined();
        } else {
          expect(house.slots.charging.rings.chargeable).toContain(textOf(archetype, 'ruleKind'));
          expect(archetype.numbers.enchantable, `${id}: enchantable`).toBe(1);
        }
        break;
      case 'tool':
        expectTool(archetype);
        break;
      case 'amulet':
        expect(wearKindOf(archetype), `${id}: where it is worn`).toBe('amulet');
        expect(isWorthWearing(archetype), `${id}: does something`).toBe(true);
        break;
      default:
        expect.unreachable(`${id} is of a class without a rule here`);
    }
  });

  it('have a book for every spell that can be learnt', () => {
    const inBooks = taughtInBooks();
    const learnt = content.archetypes
      .filter(
        ({ type, numbers }) => type === TYPE.spell && numbers.spellLevel && !numbers.monsterOnly,
      )
      .map(({ id }) => id);
    expect(learnt.filter(id => !inBooks.includes(id))).toEqual([]);
  });

  it('have books for spells that a hero may learn, and for nothing else', () => {
    const ownAbilities = content.archetypes.filter(({ numbers }) => numbers.monsterOnly === 1);
    expect(ownAbilities.map(({ type }) => type)).toEqual(ownAbilities.map(() => TYPE.spell));
    expect(ownAbilities.length).toBeGreaterThan(0);
    const inBooks = taughtInBooks();
    expect(new Set(inBooks).size).toBe(inBooks.length);
    expect(ownAbilities.filter(({ id }) => inBooks.includes(id))).toEqual([]);
  });

  it('let nobody take what he came for for any other amulet', () => {
    const dealt = dealAppearances(new Streams('looks').stream('looks'), content);
    expect(dealt.has('amulet_of_the_deep')).toBe(false);
    expect(dealt.has('amulet_of_elsewhere')).toBe(true);
  });

  it('have looks enough for every kind that is unknown', () => {
    const dealt = dealAppearances(new Streams('looks').stream('looks'), content);
    const unknown = ['potion', 'scroll', 'spellbook', 'wand', 'rod', 'ring'];
    const kinds = kindsIn(content).filter(
      archetype =>
        unknown.includes(classOf(archetype)) && archetype.numbers.plainLooks === undefined,
    );
    expect(kinds.filter(({ id }) => !dealt.has(id))).toEqual([]);
    // A staff and a wand may look alike: the nouns tell them apart.
    const shuffled = kinds.map(kind => `${nounOf(kind)} ${dealt.get(kind.id)}`);
    expect(new Set(shuffled).size).toBe(kinds.length);
  });
});

describe('the floor of a level', () => {
  const ask = new Enumerator();

  function askedAt(difficulty: number, from = 'floor'): Map<string, number> {
    const view = { list: from, difficulty, kindsOnly: true };
    const { list } = ask.ask(drawTreasure, content.treasure, view);
    const sum = list.reduce((total, { probability }) => total + probability, 0);
    expect(sum).toBeCloseTo(1, 12);
    const byKind = new Map<string, number>();
    for (const { value, probability } of list) {
      const id = value[0]?.archetype ?? '';
      byKind.set(id, (byKind.get(id) ?? 0) + probability);
    }
    return byKind;
  }

  it('has everything that can be carried, sooner or later', () => {
    const below = askedAt(5);
    // What the hero comes down for lies in one place only, ice where something froze, bodies where a creature died,
    // a punished hero drags the ball, and a boulder lies where its trap was laid.
    const made = ['ice_block', 'corpse', 'tin', 'iron_ball', 'boulder'];
    const common = items.filter(({ id, numbers }) => numbers.artifact !== 1 && !made.includes(id));
    const scattered = common.filter(({ numbers }) => numbers.quest !== 1).map(({ id }) => id);
    expect(scattered.filter(id => !below.has(id))).toEqual([]);
    expect(scattered.length).toBe(common.length - 1);
    expect(below.has('')).toBe(false);
  });

  it('keeps the strong things for deeper levels', () => {
    const [top, below] = [askedAt(1), askedAt(5)];
    for (const id of ['potion_of_experience', 'plate_mail', 'wand_of_cancellation', 'halberd']) {
      expect(top.has(id)).toBe(false);
      expect(below.get(id)).toBeGreaterThan(0);
    }
    const books = ['lightning_bolt', 'cone_of_cold', 'great_fireball', 'forked_lightning'];
    for (const [place, id] of books.entries()) {
      const [third, fourth, last] = [3, 4, 5].map(depth => askedAt(depth, 'book_spells'));
      expect(third!.has(`spell_${id}`)).toBe(false);
      expect(fourth!.has(`spell_${id}`)).toBe(place < 2);
      expect(last!.get(`spell_${id}`)).toBeGreaterThan(0);
    }
    expect(top.get('wand')).toBeCloseTo(((12 / 160) * 70) / 113, 12);
    expect(askedAt(1, 'wand_spells').get('spell_mending')).toBeCloseTo(30 / 48, 12);
  });

  it('is laid out as often as it is asked, in things that are whole', () => {
    const expected = askedAt(3);
    const luck = new Streams('floor').stream('floor');
    const wish = { list: 'floor', difficulty: 3, level: 3, ruleset: house };
    const seen = new Map<string, number>();
    let last = 0;
    const rounds = 6000;
    for (let round = 0; round < rounds; round++) {
      const [thing, ...others] = makeTreasure(luck, content, wish, () => ++last);
      expect(others).toEqual([]);
      const { id } = thing!.archetype;
      seen.set(id, (seen.get(id) ?? 0) + 1 / rounds);
      expect(thing!.count).toBeGreaterThan(0);
      expect(weightOf(thing!)).toBeGreaterThan(0);
      if (classOf(thing!.archetype) === 'wand') {
        expect(thing!.fact('charges')).toBeGreaterThan(0);
        expect(thing!.inventory.length + (textOf(thing!.archetype, 'effect') === '' ? 0 : 1)).toBe(
          1,
        );
      }
    }
    for (const [id, probability] of expected) {
      expect(Math.abs((seen.get(id) ?? 0) - probability), id).toBeLessThan(0.02);
    }
  });
});
