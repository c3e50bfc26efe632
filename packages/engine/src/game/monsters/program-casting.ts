// Spells of monsters where rulesets choose them by Crossfire's rule. Crossfire server/monster.c (monster_move,
// monster_cast_spell). Monsters have one store of energy here, from which mana and grace are both paid.

import type { Ability, Creature } from '../../actors/index.ts';
import { factOf, LAST_CROSSFIRE_SUBTYPE, pathsOf } from '../../objects/index.ts';
import { levelCost, monsterChoice, type SpellCost } from '../../spellcraft/index.ts';
import { directionTowards } from '../../world/index.ts';
import { HUNDRED, monsterEnergy, setMonsterEnergy } from '../body/monster-energy.ts';
import { ownerOf } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';

/** Whether monsters choose their spells by Crossfire's rule. */
export function choosesByProgram({ ruleset }: GameState): boolean {
  return ruleset.slots.spells.sides.choice.byProgram;
}

/** A spell and where it goes. */
export interface ProgramCast {
  readonly ability: Ability;
  /** 0…8. */
  readonly direction: number;
}

/** Whether an ability is a spell of Crossfire's, which that rule chooses. */
export function isOfProgram({ facts }: Ability): boolean {
  return facts.subtype <= LAST_CROSSFIRE_SUBTYPE;
}

/**
 * The spell that a monster casts in this move; undefined: none. Labels: `tries-spell`, and those of the rule.
 * @param path direction of a clear straight way to its enemy, 0 for none
 */
export function programCast(
  state: GameState,
  monster: Creature,
  path: number,
): ProgramCast | undefined {
  const { ruleset } = state;
  const { triesOneIn } = ruleset.slots.spells.sides.choice;
  const { abilities, conditions } = monster;
  const own = abilities.filter(isOfProgram);
  const chance = state.luck('minds');
  if (
    path === 0 ||
    own.length === 0 ||
    conditions.has('afraid') ||
    !chance.test(1, triesOneIn, 'tries-spell')
  ) {
    return undefined;
  }
  const choice = monsterChoice(chance, ruleset.slots.spells, {
    spells: own.map(({ facts, thing: { archetype } }) => ({
      subtype: facts.subtype,
      range: factOf(archetype, 'range'),
      damage: factOf(archetype, 'dam'),
      mana: priceFor(state, monster, facts),
      grace: 0,
    })),
    path,
    mana: monsterEnergy(state, monster) / HUNDRED,
    grace: 0,
    confused: conditions.has('confused'),
    ...ownerDirection(state, monster),
  });
  return choice.kind === 'nothing'
    ? undefined
    : { ability: own[choice.spell]!, direction: choice.direction };
}

/** A monster pays for a spell of that rule. */
export function payByProgram(state: GameState, monster: Creature, { facts }: Ability): void {
  const left = monsterEnergy(state, monster) - HUNDRED * priceFor(state, monster, facts);
  setMonsterEnergy(state, monster, Math.max(0, left));
}

/** Mana and grace that a spell costs at the monster's level. */
function priceFor({ ruleset }: GameState, monster: Creature, facts: Ability['facts']): number {
  const { mana, grace }: SpellCost = levelCost(ruleset.slots.spells, {
    spellLevel: facts.level,
    baseLevel: Math.max(1, monster.level),
    paths: { path: facts.path, ...pathsOf(monster.archetype) },
    sp: facts.energy,
    grace: facts.grace,
    maxsp: facts.energyLevels,
    maxgrace: facts.graceLevels,
  });
  return mana + grace;
}

/** The direction in which a servant's owner stands, if he is on the level. */
function ownerDirection(state: GameState, monster: Creature): { readonly ownerDirection?: number } {
  if (monster.master === 0) {
    return {};
  }
  const owner = ownerOf(state, monster);
  const { map, creatures } = state.level;
  const own = state.of(owner);
  const body =
    own === undefined ? creatures.find(owner) : own.isOn(state.level) ? own.hero : undefined;
  return body === undefined || !body.alive
    ? {}
    : {
        ownerDirection: directionTowards(
          map.x(body.square) - map.x(monster.square),
          map.y(body.square) - map.y(monster.square),
        ),
      };
}
