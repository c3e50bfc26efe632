// The spell menu as a face shows it. Every number comes from the rule that decides it.

import {
  attemptView,
  casterView,
  castingChance,
  castsByObject,
  graceInEnergy,
  type KnownSpell,
  knownSpell,
} from '../../actors/index.ts';
import { attemptPrice, gracePrice, nutritionUsed, retention } from '../../casting/index.ts';
import { type Archetype, type GameObject, LETTERS, textOf } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { castingTime, pathsIn } from '../../spellcraft/index.ts';
import { asksDirection, POWER_RULES, subtypeOf, takenBy } from '../../spells/index.ts';
import { spellsInOrder } from '../magic/spell-menu.ts';
import type { SpellMenuView, SpellView } from '../protocol/view.ts';
import type { GameState } from '../state/state.ts';
import { affinityOf } from './path-views.ts';

/** The known spells in menu order, with their letters. */
export function spellViews(state: GameState): SpellView[] {
  const { spells } = state.sheet;
  return spellsInOrder(state).map(spell => spellView(state, spell, spells.indexOf(spell)));
}

/** The menu's columns and sort orders. */
export function spellMenuView({ ruleset, sheet }: GameState): SpellMenuView {
  const { columns, orders, forgottenMark } = ruleset.slots.casting.menu;
  return { columns, orders, order: sheet.memory.menuOrder, forgottenMark };
}

function spellView(state: GameState, spell: GameObject, index: number): SpellView {
  const { ruleset, sheet, scratch } = state;
  const { casting } = ruleset.slots;
  const known = knownSpell(ruleset, sheet, spell);
  const chance = castingChance(ruleset, sheet, spell, known, scratch.oracle);
  const attempt = attemptView(ruleset, sheet, known, chance);
  const byObject = castsByObject(ruleset);
  const price = byObject ? known.price : attemptPrice(casting, attempt);
  const missing = Math.max(0, price - attempt.energy);
  const mayStrain = casting.energy.exhaustion?.skills.includes(known.skill) === true;
  return {
    letter: LETTERS[index] ?? '?',
    id: spell.id,
    name: known.facts.name,
    about: known.facts.about,
    spellLevel: known.spellLevel,
    school: known.school,
    path: pathsIn(known.facts.path)[0] ?? '',
    hue: known.facts.look.hue,
    icon: known.facts.look.icon,
    failPercent: casting.menu.columns.includes('failure') ? 100 - chance : 0,
    price,
    pool: known.pool,
    andGrace: byObject ? known.andGrace : gracePrice(casting, attempt),
    forGrace: byObject ? known.forGrace : graceInEnergy(casting, known, attempt),
    nutrition: byObject ? 0 : nutritionUsed(casting, attempt, price),
    castingTime: timeOf(ruleset, known),
    affinity: affinityOf(known.paths),
    needsDirection: asksDirection(spell.archetype),
    ...takesOf(spell),
    ...(isForGround(spell.archetype) && { forGround: true as const }),
    atSelf: subtypeOf(spell.archetype.subtype).atSelf ?? false,
    helps: subtypeOf(spell.archetype.subtype).helps ?? false,
    atSquare:
      subtypeOf(spell.archetype.subtype).atSquare?.(
        spell.archetype,
        casterView(ruleset, sheet, known),
        casting,
      ) ?? false,
    retention: retention(casting, { turnsLeft: known.left, skill: known.skill }),
    forgotten: known.left === 0,
    maintained: sheet.maintained.has(spell.id),
    strain: mayStrain && known.left > 0 ? missing : 0,
  };
}

/** Whether its direction is for ground, doors or things: that of its subtype, or a power that acts on doors alone. */
function isForGround(spell: Archetype): boolean {
  const { forGround = false, powerKey } = subtypeOf(spell.subtype);
  const power = powerKey === undefined ? undefined : POWER_RULES.find(textOf(spell, powerKey));
  return forGround || (power?.door !== undefined && power.hit === undefined);
}

/** The arguments that it takes, if any. */
function takesOf({ archetype }: GameObject): Pick<SpellView, 'takes'> {
  const takes = takenBy(archetype);
  return Object.keys(takes).length === 0 ? {} : { takes };
}

/** Casting time in ticks. */
function timeOf({ slots }: Ruleset, { facts, paths }: KnownSpell): number {
  return castingTime(slots.spells, { castingTime: facts.castingTime, paths }).exact;
}
