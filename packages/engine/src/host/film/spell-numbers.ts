// The numbers of a spell by the level of its caster, worked out by the rules that the game plays.

import { HeroSheet, type KnownSpell, knownSpell } from '../../actors/index.ts';
import { spellDamageBonus } from '../../casting/index.ts';
import { Enumerator } from '../../chance/index.ts';
import { type Archetype, type Content, factOf, makeObject } from '../../objects/index.ts';
import { castInTheOpen, type HitCreature } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import {
  type BonusView,
  castingTime,
  damageBonus,
  durationBonus,
  rangeBonus,
} from '../../spellcraft/index.ts';

/** A spell in the hands of a caster of one level, without attuned, repelled or denied paths. */
export interface LevelNumbers {
  /** Of the caster, 1…30. */
  readonly level: number;
  /** Energy, or grace for a prayer. */
  readonly price: number;
  readonly pool: KnownSpell['pool'];
  /** Grace besides a price in energy; 0: none. */
  readonly andGrace: number;
  /** Casting time. */
  readonly ticks: number;
  /** Base damage with its bonus, 0: none. Its meaning depends on the subtype. */
  readonly damage: number;
  /** 0: none. In ticks or in frames, by the subtype. */
  readonly duration: number;
  /** Squares, 0: none. */
  readonly range: number;
  /**
   * Mean damage of one cast to a living creature of the caster's level, three squares away, that resists nothing;
   * 0: none. What kills outright doesn't count.
   */
  readonly harm: number;
  /** Probability that one cast kills that creature outright, however many hit points it has. */
  readonly slays: number;
}

/** The caster of the numbers. */
const ROLE = 'wizard';
const INTELLIGENCE = 18;
const ATTRIBUTES = {
  strength: 12,
  intelligence: INTELLIGENCE,
  wisdom: 18,
  dexterity: 14,
  constitution: 12,
  charisma: 12,
};

const DISTANCE = 3;

/** The numbers of a spell at each of these levels. @param levels 1…30 each */
export function spellNumbers(
  content: Content,
  ruleset: Ruleset,
  spell: Archetype,
  levels: readonly number[],
): LevelNumbers[] {
  let id = 0;
  const thing = makeObject(content, spell, () => ++id);
  return levels.map(level => {
    const sheet = new HeroSheet('', ROLE, 'human', { ...ATTRIBUTES });
    sheet.level = level;
    const known = knownSpell(ruleset, sheet, thing);
    const { spells } = ruleset.slots;
    const view = { spellLevel: known.facts.level, baseLevel: level, paths: known.paths };
    const bonus = (key: string): BonusView => ({ ...view, modifier: factOf(spell, key) });
    const { price, pool, andGrace, facts, paths } = known;
    return {
      level,
      price,
      pool,
      andGrace,
      ticks: castingTime(spells, { castingTime: facts.castingTime, paths }).exact,
      damage: factOf(spell, 'dam') + damageBonus(spells, bonus('damModifier')),
      duration: factOf(spell, 'duration') + durationBonus(spells, bonus('durationModifier')),
      range: factOf(spell, 'range') + rangeBonus(spells, bonus('rangeModifier')),
      ...harmOf(content, ruleset, spell, known, level),
    };
  });
}

function harmOf(
  content: Content,
  ruleset: Ruleset,
  spell: Archetype,
  known: KnownSpell,
  level: number,
): Pick<LevelNumbers, 'harm' | 'slays'> {
  const { slots, bridges } = ruleset;
  const { skill, facts, paths } = known;
  const base = factOf(spell, 'food') || factOf(spell, 'dam');
  const raised = spellDamageBonus(slots.casting, {
    intelligence: INTELLIGENCE,
    level,
    skill,
    damage: base,
  });
  const order = {
    spell,
    facts,
    level,
    damageBonus: raised - base,
    casterView: {
      level,
      intelligence: INTELLIGENCE,
      dexterity: bridges.shortScale(ATTRIBUTES.dexterity),
      skill,
      role: ROLE,
      aims: true,
    },
    attuned: paths.attuned,
    repelled: paths.repelled,
    denied: paths.denied,
  };
  const target = unprotected(ruleset, level);
  const view = { content, order, distance: DISTANCE, target };
  const { damage } = castInTheOpen(new Enumerator(), slots.spells, view);
  let harm = 0;
  let slays = 0;
  for (const [points, probability] of damage) {
    if (points >= HARDY) {
      slays += probability;
    } else {
      harm += points * probability;
    }
  }
  return { harm, slays };
}

/** More hit points than any spell takes, so that no damage is cut off. */
const HARDY = 30_000;

/** A living creature of the caster's level that resists nothing. */
function unprotected({ slots }: Ruleset, level: number): HitCreature {
  const target = {
    sleepResistant: false,
    drainResistant: false,
    notLiving: false,
    undead: false,
    demon: false,
    isHero: false,
    level,
    baseLevel: level,
    armourClass: 8,
    resistance: 0,
    immune: 0,
    magicResistant: false,
    hitPoints: HARDY,
    mostHitPoints: HARDY,
  };
  return { level, resistances: {}, asTarget: { rules: slots.casting, target } };
}
