// The spells that ship with the game: known subtypes, icons that exist, fair prices, and no spell that
// is the best at every level.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Enumerator } from '@roguewright/engine/chance';
import {
  type Archetype,
  factOf,
  kindsIn,
  spellFacts,
  TYPE,
  textOf,
} from '@roguewright/engine/objects';
import { damageInTheOpen } from '@roguewright/engine/odds';
import { createRulesets } from '@roguewright/engine/rulesets';
import { levelCost } from '@roguewright/engine/spellcraft';
import { SUBTYPES, subtypeOf } from '@roguewright/engine/spells';
import { describe, expect, it } from 'vitest';
import { sampled } from '../sampled.ts';
import { content } from './shipped.ts';

const { slots, bridges } = createRulesets().resolve('house');
const rules = slots.spells;
const spells = content.archetypes.filter(({ type, numbers }) => type === 101 && numbers.spellLevel);
const heroic = spells.filter(({ id }) => id.startsWith('spell_'));
const attacks = spells.filter(spell => spellFacts(spell).school === 'attack');
/** What kills outright has no damage to be priced by: it costs what its level costs. */
const KILLS = 1 << 17;
/** Depletion takes powers and life stealing a share of what is left: neither counts points in the open. */
const TAKES = (1 << 16) | (1 << 24);
/** Auras and elemental shields: their damage depends on who comes near their bearer. */
const BORNE: readonly number[] = [46, 50];
/** Moods and calls: SLASH'EM has them in its school of attack, and they hurt nobody by themselves. */
const HARMLESS: readonly number[] = [27, 34];
/** The failure of a cast says the damage of what it releases, and nobody pays for that. */
const released: readonly string[] = Object.values(slots.world.objectCasting.releases);
const priced = attacks.filter(
  spell =>
    (spellFacts(spell).attackType & (KILLS | TAKES)) === 0 &&
    !BORNE.includes(spell.subtype) &&
    !HARMLESS.includes(spell.subtype) &&
    !released.includes(spell.id) &&
    // What a wall or a rune does depends on who walks into it.
    !subtypeOf(spell.subtype).builds,
);
const ask = new Enumerator();

/** A target without resistance or armour: the greatest damage of a spell of the casting slot. */
const PLAIN = {
  isHero: false,
  armourClass: 10,
  resistance: 0,
  immune: 0,
  magicResistant: false,
  sleepResistant: false,
  drainResistant: false,
  notLiving: false,
  undead: true,
  demon: false,
  mostHitPoints: 400,
} as const;

/** The name by which the casting slot knows a spell. */
function slugOf(spell: Archetype): string {
  return textOf(spell, 'rulesName') || spell.name.replaceAll(' ', '-');
}

/** Mean hit points of a monster of that level. */
function hitPointsAt(level: number): number {
  const { count, sides } = bridges.monsterHitPoints(level);
  return Math.floor((count * (sides + 1)) / 2);
}

function damageOf(spell: Archetype, level: number, distance: number): number {
  const plain = { damageBonus: 0, attuned: 0, repelled: 0, denied: 0 };
  const intelligence = 18;
  const casterView = {
    level,
    intelligence,
    dexterity: 12,
    skill: 'basic',
    role: 'wizard',
    aims: true,
  } as const;
  const order = { spell, facts: spellFacts(spell), level, ...plain, casterView } as const;
  const hitPoints = hitPointsAt(level);
  const asTarget = {
    rules: slots.casting,
    target: { ...PLAIN, level, baseLevel: level, hitPoints },
  };
  const target = { level, resistances: {}, asTarget };
  return damageInTheOpen(ask, rules, { content, order, distance, target }).mean;
}

function priceOf(spell: Archetype, level: number): number {
  const facts = spellFacts(spell);
  if (facts.energy === 0 && facts.grace === 0) {
    return bridges.plainPrice(facts.spellLevel);
  }
  const paths = { path: facts.path, attuned: 0, repelled: 0, denied: 0 };
  const { mana } = levelCost(rules, {
    spellLevel: facts.level,
    baseLevel: level,
    paths,
    sp: facts.energy,
    maxsp: facts.energyLevels,
    grace: 0,
    maxgrace: 0,
    growsWithLevel: rules.cost.growsWithLevel,
  });
  return mana;
}

/** Squares to the target. */
const DISTANCES = sampled([1, 2, 3, 5, 8], 3);

describe('the spells of the game', () => {
  it('are at least fourteen, over every subtype that can be cast', () => {
    expect(heroic.length).toBeGreaterThanOrEqual(14);
    const castable = SUBTYPES.filter(({ name }) => name !== 'explosion').map(({ name }) => name);
    const used = new Set(heroic.map(({ subtype }) => subtypeOf(subtype).name));
    expect([...used].sort()).toEqual(castable.toSorted());
  });

  it('are all those of the casting slot besides, at their level, in their school, with their books', () => {
    const books = kindsIn(content).filter(({ type }) => type === TYPE.spellbook);
    for (const [slug, row] of Object.entries(slots.casting.spells)) {
      const spell = spells.find(one => one.subtype > 100 && slugOf(one) === slug);
      expect(spell, slug).toBeDefined();
      const { spellLevel, school } = spellFacts(spell!);
      expect([slug, spellLevel, school]).toEqual([slug, row.level, row.school]);
      const book = books.find(({ inventory }) => inventory[0]?.archetype === spell!.id)!;
      expect([slug, factOf(spell!, 'delay'), factOf(book, 'weight')]).toEqual([
        slug,
        row.delay,
        2250,
      ]);
    }
  });

  it('have icons that exist', () => {
    const { resolve } = createRequire(import.meta.url);
    const path = resolve('@iconify-json/game-icons/icons.json');
    const { icons } = JSON.parse(readFileSync(path, 'utf8')) as { icons: object };
    for (const { id, texts } of content.archetypes) {
      expect(texts.icon === undefined || texts.icon in icons, `${id}: ${texts.icon}`).toBe(true);
    }
  });

  it.each(priced.map(spell => [spell.id, spell] as const))(
    'cost a third of their damage at least, and a whole move: %s',
    (_, spell) => {
      expect(factOf(spell, 'castingTime')).toBe(10);
      for (const level of [spellFacts(spell).level, 15, 30]) {
        const most = Math.max(...DISTANCES.map(distance => damageOf(spell, level, distance)));
        expect(most).toBeGreaterThan(0);
        expect(priceOf(spell, level)).toBeGreaterThanOrEqual(most / 3);
      }
    },
  );

  it('have no best one: none does the most damage for its price at every level and distance', () => {
    const best = new Set<string>();
    for (const level of [1, 6, 13, 30]) {
      for (const distance of [1, 2, 8]) {
        const ready = attacks.filter(
          spell => spell.id.startsWith('spell_') && spellFacts(spell).level <= level,
        );
        const worth = ready.map(spell => damageOf(spell, level, distance));
        best.add(ready[worth.indexOf(Math.max(...worth))]!.id);
      }
    }
    expect(best.size).toBeGreaterThan(2);
  });
});
