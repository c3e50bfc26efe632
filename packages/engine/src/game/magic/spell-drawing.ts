// The spells that treasure lists give, and what a hero pays for one that wonder has drawn.

import { castsByObject, type HeroSheet, type KnownSpell, knownSpell } from '../../actors/index.ts';
import type { Chance } from '../../chance/index.ts';
import { type Archetype, GameObject } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { isDenied, levelPermission } from '../../spellcraft/index.ts';
import { drawnSpell, type SpellDrawing } from '../../spells/index.ts';
import { pay } from '../body/pay.ts';
import type { GameState } from '../state/state.ts';

/** The lists of the game's content, and its heroes. */
export class GameSpellDrawing implements SpellDrawing {
  #state: GameState;

  constructor(state: GameState) {
    this.#state = state;
  }

  drawn(chance: Chance, list: string, level: number): Archetype | undefined {
    return drawnSpell(chance, this.#state.content, list, level);
  }

  pays(caster: number, spell: Archetype): boolean {
    const own = this.#state.of(caster);
    if (own === undefined) {
      return true;
    }
    const { sheet, ruleset } = own;
    const price = drawnPrice(ruleset, sheet, spell);
    const thing = new GameObject(own.newId(), spell);
    own.scratch.usedUp.set(thing.id, thing);
    if (price === undefined) {
      own.logFelt('spell-lacking', caster, thing.id);
      return false;
    }
    pay(sheet, price.pool, price.points);
    pay(sheet, 'grace', price.andGrace);
    own.logFelt('spell-drawn', caster, thing.id, price.points + price.andGrace);
    return true;
  }
}

/** What a hero pays for a spell. */
interface DrawnPrice {
  readonly pool: KnownSpell['pool'];
  readonly points: number;
  /** Grace besides a price in energy; 0: none. */
  readonly andGrace: number;
}

/** The price of a drawn spell, undefined if the hero lacks path, skill, level or points for it. */
export function drawnPrice(
  ruleset: Ruleset,
  sheet: HeroSheet,
  spell: Archetype,
): DrawnPrice | undefined {
  const known = knownSpell(ruleset, sheet, new GameObject(0, spell));
  const { facts, casterLevel, paths, pool, price, andGrace } = known;
  const levels = { spellLevel: facts.level, baseLevel: casterLevel, paths };
  const mayCast =
    !isDenied(paths) &&
    (!castsByObject(ruleset) ||
      (casterLevel > 0 && levelPermission(ruleset.slots.spells, levels).permitted));
  return mayCast && price <= sheet[pool] && andGrace <= sheet.grace
    ? { pool, points: price, andGrace }
    : undefined;
}
