// Maintained spells: they last until they are cast again, and their cost is deducted from energy
// regeneration; without energy they lapse. FIQHack libnethack/src/spell.c.

import { type Condition, type KnownSpell, knownSpell } from '../../actors/index.ts';
import { type CastingRules, maintenanceOf, powerRegeneration } from '../../casting/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { GameObject } from '../../objects/index.ts';
import { castSpell } from '../../spells/index.ts';
import { setCondition } from '../body/afflict.ts';
import { leaveLastTurn } from '../body/relieve.ts';
import { powerIn } from '../state/power-in.ts';
import type { GameState } from '../state/state.ts';
import { heroOrder } from './caster.ts';

/** Hundredths per point of energy. */
const HUNDRED = 100;

/** Starts maintaining a spell that was cast, if the rules say so. @param price of the cast */
export function keepUp(
  state: GameState,
  { id }: GameObject,
  known: KnownSpell,
  price: number,
): void {
  const rules = state.ruleset.slots.casting;
  if (rules.power === undefined) {
    return;
  }
  const { slug: spell, skill } = known;
  const hundredths = maintenanceOf(rules, { spell, skill, price });
  if (hundredths !== undefined) {
    const { maintained } = state.sheet;
    maintained.spells = [...maintained.spells, { spell: id, hundredths }];
    state.logFelt('kept-up', state.hero.id, id, hundredths);
  }
}

/** Whether a maintained spell sustains a condition, which lasts as long as the spell. */
export function keepsUp(state: GameState, condition: Condition): boolean {
  const { sheet } = state;
  const { spells } = sheet.maintained;
  return spells.some(
    kept =>
      conditionOf(
        state,
        sheet.spells.find(({ id }) => id === kept.spell),
      ) === condition,
  );
}

/** Stops maintaining a spell. */
export function letLapse(state: GameState, spell: number): void {
  const { sheet, hero } = state;
  sheet.maintained.spells = sheet.maintained.spells.filter(kept => kept.spell !== spell);
  state.logFelt('lapsed', hero.id, spell);
  const condition = conditionOf(
    state,
    sheet.spells.find(({ id }) => id === spell),
  );
  if (condition !== undefined) {
    leaveLastTurn(hero, condition);
  }
}

/**
 * A turn's energy in rulesets with maintained spells.
 * @returns whole points gained, negative for a loss
 */
export function maintainedEnergy(state: GameState, rules: CastingRules): number {
  const { sheet } = state;
  const { maintenance } = sheet.maintained;
  const { role, level, present } = sheet;
  const gained = powerRegeneration(rules, { role, level, wisdom: present.wisdom, maintenance });
  const parts = sheet.maintained.parts + gained;
  const whole = floorDiv(parts, HUNDRED);
  sheet.maintained.parts = parts - HUNDRED * whole;
  return whole;
}

/** Once a turn: continues maintained spells, or ends them when energy has run out. */
export function sustain(state: GameState): void {
  const { sheet, clock } = state;
  if (sheet.maintained.spells.length === 0 || state.ending !== undefined) {
    return;
  }
  for (const { spell } of sheet.maintained.spells) {
    const item = sheet.spells.find(({ id }) => id === spell);
    const condition = conditionOf(state, item);
    if (sheet.energy <= 0 || item === undefined) {
      letLapse(state, spell);
    } else if (condition !== undefined) {
      const left = state.hero.conditions.left(condition);
      setCondition(state, state.hero, condition, Math.max(2, left));
    } else if (clock.turn % state.ruleset.slots.world.magic.actsAnewEvery === 0) {
      actAnew(state, item);
    }
  }
}

function actAnew(state: GameState, item: GameObject): void {
  const known = knownSpell(state.ruleset, state.sheet, item);
  const order = heroOrder(state, item, known, { direction: 0 });
  castSpell(state.spells, order);
}

function conditionOf(state: GameState, spell: GameObject | undefined): Condition | undefined {
  return spell && powerIn(state, spell.archetype)?.keeps;
}
