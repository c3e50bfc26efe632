// Monsters that cast from a list: the spell that comes, whether it fails, and what it does to its target. NetHack
// 3.6.7 src/mcastu.c (castmu, choose_magic_spell, choose_clerical_spell, cast_wizard_spell, cast_cleric_spell).

import { type Chance, rollDice } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type {
  ListRow,
  ListSpell,
  MonsterList,
  MonsterListRules,
} from '../slot/monster-list-rules.ts';
import type { CastingRules } from '../slot/rules.ts';

/** The caster. */
interface ListCasterView {
  readonly list: MonsterList;
  /** 0 or more; at 0 nothing is cast. */
  readonly level: number;
  readonly confused: boolean;
  /** It has all its hit points; it is fast; it is invisible. Spells for that are not cast then. */
  readonly whole: boolean;
  readonly fast: boolean;
  readonly unseen: boolean;
}

/** Its target. */
export interface ListTargetView {
  readonly magicResistant: boolean;
  readonly fireResistant: boolean;
  readonly shockResistant: boolean;
  readonly reflects: boolean;
  readonly blind: boolean;
  /** 3…25. */
  readonly dexterity: number;
}

/** A caster and its target. */
export interface ListCastView extends ListCasterView {
  readonly target: ListTargetView;
}

/** What a cast does to its target, as far as it is a number. */
export interface ListOutcome {
  readonly spell: ListSpell;
  /** It fails, with no effect. */
  readonly fumbled: boolean;
  /** Hit points lost. */
  readonly damage: number;
  /** Turns of the state that it brings, or points of strength lost; hit points cured. */
  readonly amount: number;
  /** The target dies. */
  readonly kills: boolean;
}

/** A rule of one spell. */
type Effect = (
  chance: Chance,
  rules: MonsterListRules,
  view: ListCastView,
) => Partial<Pick<ListOutcome, 'damage' | 'amount' | 'kills'>>;

/** Half, for those who resist magic. */
function halfIf(resists: boolean, damage: number): number {
  return resists ? truncDiv(damage + 1, 2) : damage;
}

/** Wounds of the mind or the body. Label: `wounds`. */
const wound: Effect = (chance, { wounds }, { level, target }) => {
  const count = truncDiv(level, wounds.levelsPerDie) + wounds.plus;
  const rolled = rollDice(chance, { count, sides: wounds.sides, bonus: 0 }, 'wounds');
  return { damage: halfIf(target.magicResistant, rolled) };
};

/** Label: `element`. */
function element(spares: (target: ListTargetView) => boolean): Effect {
  return (chance, { elements }, { target }) => ({
    damage: spares(target) ? 0 : rollDice(chance, { ...elements, bonus: 0 }, 'element'),
  });
}

const fire = element(({ fireResistant }) => fireResistant);
const shock = element(({ shockResistant, reflects }) => shockResistant || reflects);
const nothing: Effect = () => ({});

/** What each spell does to its target. Labels: those of the functions, and `stun`, `cure`, `weaken`, `death`, `flash`. */
const EFFECTS: Readonly<Record<ListSpell, Effect>> = {
  'psi-bolt': wound,
  'open-wounds': wound,
  'cure-self': (chance, { cure }) => ({ amount: rollDice(chance, { ...cure, bonus: 0 }, 'cure') }),
  'haste-self': nothing,
  disappear: nothing,
  aggravate: nothing,
  'summon-nasties': nothing,
  insects: nothing,
  clone: nothing,
  'destroy-armour': nothing,
  'curse-items': nothing,
  stun: (chance, { stun, stunResisted }, { target }) => {
    const count = target.dexterity < stun.below ? stun.clumsy : stun.deft;
    return {
      amount: target.magicResistant
        ? stunResisted
        : rollDice(chance, { count, sides: stun.sides, bonus: 0 }, 'stun'),
    };
  },
  weaken: (chance, { weakenBelow }, { level, target }) => ({
    amount: target.magicResistant ? 0 : chance.roll(1, Math.max(1, level - weakenBelow), 'weaken'),
  }),
  'touch-of-death': (chance, { deathAbove }, { level, target }) => ({
    kills: !target.magicResistant && chance.below(level, 'death') > deathAbove,
  }),
  confuse: (_, __, { level, target }) => ({ amount: target.magicResistant ? 0 : level }),
  paralyse: (_, { paralyse }, { level, target }) => ({
    amount: target.magicResistant ? paralyse.resisted : paralyse.plus + level,
  }),
  blind: (_, { blind }) => ({ amount: blind }),
  lightning: (chance, rules, view) => ({
    ...shock(chance, rules, view),
    amount: view.target.blind ? 0 : chance.roll(1, rules.flash, 'flash'),
  }),
  'fire-pillar': fire,
  geyser: element(() => false),
};

/** The spell of a row. Label: `instead`. */
function spellOf(chance: Chance, row: ListRow, magicResistant: boolean): ListSpell {
  if (row.or !== undefined && chance.test(1, row.or.oneIn, 'instead')) {
    return row.or.spell;
  }
  return magicResistant ? (row.resisted ?? row.spell) : row.spell;
}

function rowAt(rows: readonly ListRow[], number: number): ListRow {
  return rows.findLast(({ from }) => from <= number) ?? rows[0]!;
}

/** Whether a spell would change nothing, so that its caster thinks of another. One caster alone can double itself. */
function isVain(spell: ListSpell, view: ListCastView): boolean {
  switch (spell) {
    case 'clone':
      return true;
    case 'cure-self':
      return view.whole;
    case 'haste-self':
      return view.fast;
    case 'disappear':
      return view.unseen;
    case 'blind':
      return view.target.blind;
    default:
      return false;
  }
}

/** Whether a cast fails. Label: `fumbles`. */
function fumbles(
  chance: Chance,
  { fumble }: MonsterListRules,
  { level, confused }: ListCasterView,
): boolean {
  const below = Math.min(confused ? fumble.confused : fumble.below, level * fumble.perLevel);
  return chance.test(below, level * fumble.perLevel, 'fumbles');
}

function outcome(
  chance: Chance,
  rules: MonsterListRules,
  view: ListCastView,
  spell: ListSpell,
): ListOutcome {
  const fumbled = fumbles(chance, rules, view);
  const done = fumbled ? {} : EFFECTS[spell](chance, rules, view);
  return { spell, fumbled, damage: 0, amount: 0, kills: false, ...done };
}

/**
 * A cast at a target beside the caster. A spell that would change nothing is drawn again, up to 40 times in the
 * original; here among those that would change something, which differs by less than 1 in 10¹². Labels:
 * `which-spell`, and those of the effects.
 * @returns undefined: the ruleset has no lists, or the caster no level
 */
export function castFromList(
  chance: Chance,
  { creatures: { lists: rules } }: CastingRules,
  view: ListCastView,
): ListOutcome | undefined {
  if (rules === undefined || view.level <= 0) {
    return undefined;
  }
  const rows = rules.lists[view.list];
  const useful: ListRow[] = [];
  for (let number = 0; number < view.level; number++) {
    const row = rowAt(rows, number);
    if (!isVain(row.spell, view)) {
      useful.push(row);
    }
  }
  if (useful.length === 0) {
    return undefined;
  }
  const row = useful[chance.below(useful.length, 'which-spell')]!;
  return outcome(chance, rules, view, spellOf(chance, row, view.target.magicResistant));
}

/**
 * A cast from afar: only spells without a direction, drawn once. Labels as above.
 * @returns undefined: nothing is cast
 */
export function castFromAfar(
  chance: Chance,
  { creatures: { lists: rules } }: CastingRules,
  view: ListCastView,
): ListOutcome | undefined {
  if (rules === undefined || view.level <= 0) {
    return undefined;
  }
  const row = rowAt(rules.lists[view.list], chance.below(view.level, 'which-spell'));
  const spell = spellOf(chance, row, view.target.magicResistant);
  return rules.undirected.includes(spell) && !isVain(spell, view)
    ? outcome(chance, rules, view, spell)
    : undefined;
}

/** Turns until a caster of a level casts again. */
export function listPause({ creatures: { lists: rules } }: CastingRules, level: number): number {
  return rules === undefined ? 0 : Math.max(rules.pause.least, rules.pause.from - level);
}

/** The spells of a list up to a level, for pages: each with the number of draws that give it. */
export function listShares(
  { creatures: { lists: rules } }: CastingRules,
  list: MonsterList,
  level: number,
): ReadonlyMap<ListSpell, number> {
  const shares = new Map<ListSpell, number>();
  for (let number = 0; rules !== undefined && number < level; number++) {
    const { spell } = rowAt(rules.lists[list], number);
    shares.set(spell, (shares.get(spell) ?? 0) + 1);
  }
  return shares;
}
