// The trap of a box goes off. NetHack 3.6.7 src/trap.c (chest_trap, dofiretrap), src/attrib.c (poisoned). House rules: for
// its visions the hero is confused, and fire takes no hit points for good.

import { type Chance, rollDice } from '../../../../chance/index.ts';
import type { GameObject } from '../../../../objects/index.ts';
import { attackNumber } from '../../../../spellcraft/index.ts';
import type { BoxFate } from '../../../../worldrules/index.ts';
import { extendCondition } from '../../../body/afflict.ts';
import { loseAttribute } from '../../../body/attribute-loss.ts';
import { hurt } from '../../../body/harm.ts';
import { holdAndTell } from '../../../body/helpless.ts';
import { wakeWithin } from '../../../body/rousing.ts';
import { loseFromFloor } from '../../../items/floor.ts';
import { takeTrap } from '../../../items/handled/locks.ts';
import { scorchCarried } from '../../../items/item-loss.ts';
import { useUpAll } from '../../../items/pack.ts';
import { lookAtFloor } from '../../../movement/stepping.ts';
import type { GameState } from '../../../state/state.ts';
import { trueFactsOf } from '../../../state/true-facts.ts';
import { spill } from '../spill.ts';
import { tellBox } from './tell-box.ts';
import { boxFate, boxPoison } from './trap-rules.ts';

/** Percent of a whole. */
const WHOLE = 100;

const PARALYSIS = attackNumber('paralyze');
const POISON = attackNumber('poison');
const FIRE = attackNumber('fire');
const ELECTRICITY = attackNumber('electricity');

/** The attribute that each poison weakens. */
const WEAKENED = { needle: 'con', gas: 'str' } as const;

/** Percent of an attack that the hero resists. */
function resists(state: GameState, attack: number): number {
  return trueFactsOf(state, state.hero).resistances[attack] ?? 0;
}

/** Damage after resistance. */
function lessened(state: GameState, damage: number, attack: number): number {
  return Math.floor((damage * (WHOLE - Math.min(WHOLE, resists(state, attack)))) / WHOLE);
}

/** What each fate does to the one at the box. */
const FATES: Readonly<
  Record<BoxFate, (state: GameState, box: GameObject, chance: Chance) => void>
> = {
  stun: (state, box, chance) => {
    const { stun, daze } = state.ruleset.slots.world.tools.boxes.trap;
    const { conditions } = state.hero;
    tellBox(state, box, 'stun');
    const turns = stun.least + chance.below(stun.values, 'stun');
    const dazed = daze.least + chance.below(daze.values, 'daze');
    extendCondition(state, state.hero, 'stunned', conditions.left('stunned') + turns);
    extendCondition(state, state.hero, 'confused', conditions.left('confused') + dazed);
  },
  freeze: (state, box, chance) => {
    if (resists(state, PARALYSIS) >= WHOLE) {
      tellBox(state, box, 'freeze-resisted');
      return;
    }
    tellBox(state, box, 'freeze');
    const { freeze } = state.ruleset.slots.world.tools.boxes.trap;
    holdAndTell(state, 'paralysed', rollDice(chance, freeze, 'freeze'));
  },
  shock: (state, box, chance) => {
    const { shock } = state.ruleset.slots.world.tools.boxes.trap;
    const damage = lessened(state, rollDice(chance, shock, 'shock'), ELECTRICITY);
    tellBox(state, box, 'shock', damage);
    hurt(state, state.hero, damage, 0, 'an electric shock');
  },
  fire: (state, box, chance) => {
    const { fire } = state.ruleset.slots.world.tools.boxes.trap;
    const damage = lessened(state, rollDice(chance, fire, 'fire'), FIRE);
    tellBox(state, box, 'fire', damage);
    const isImmune = resists(state, FIRE) >= WHOLE;
    const burned = scorchCarried(state, state.hero, 'fire', isImmune, chance);
    hurt(state, state.hero, damage + burned, 0, 'a burst of flame');
  },
  needle: (state, box, chance) => poison(state, box, chance, 'needle'),
  gas: (state, box, chance) => poison(state, box, chance, 'gas'),
  explosion: (state, box, chance) => explode(state, box, chance),
};

/** The hero opens a trapped box, or sets its trap off. Labels: those of `boxFate`, `boxPoison`, and of the fates. */
export function springBox(state: GameState, box: GameObject): void {
  const { trap } = state.ruleset.slots.world.tools.boxes;
  const chance = state.luck('boxes');
  takeTrap(state, box);
  tellBox(state, box, 'goes-off');
  const fate = boxFate(chance, trap, { luck: state.sheet.worn.craft.luck });
  if (fate === 'saved') {
    tellBox(state, box, 'saved');
  } else {
    FATES[fate](state, box, chance);
  }
}

function poison(state: GameState, box: GameObject, chance: Chance, by: 'needle' | 'gas'): void {
  const { hero } = state;
  const { trap } = state.ruleset.slots.world.tools.boxes;
  tellBox(state, box, by);
  if (resists(state, POISON) >= WHOLE) {
    tellBox(state, box, 'poison-resisted');
    return;
  }
  const { kind, amount } = boxPoison(chance, trap, { by });
  const cause = by === 'needle' ? 'a poisoned needle' : 'a cloud of poison gas';
  switch (kind) {
    case 'deadly':
      tellBox(state, box, 'poison-deadly');
      hurt(state, hero, hero.hitPoints + 1, 0, cause);
      return;
    case 'weakens':
      for (let left = amount; left > 0; left--) {
        loseAttribute(state, WEAKENED[by]);
      }
      return;
    case 'hurts':
      hurt(state, hero, amount, 0, cause);
  }
}

/** The box is gone with what is in it, and all that lies where the hero stands. */
function explode(state: GameState, box: GameObject, chance: Chance): void {
  const { level, hero, sheet, ruleset } = state;
  const { trap, wakesPerLevel } = ruleset.slots.world.tools.boxes;
  const damage = rollDice(chance, trap.explosion, 'explosion');
  tellBox(state, box, 'explosion', damage);
  spill(state, box);
  if (sheet.inventory.find(box.id) !== undefined) {
    useUpAll(state, box);
  }
  for (const thing of [...(level.items.get(hero.square) ?? [])]) {
    loseFromFloor(state, hero.square, thing, thing.count);
  }
  lookAtFloor(state);
  wakeWithin(state, state.hero.square, wakesPerLevel * sheet.level);
  hurt(state, hero, damage, 0, 'an exploding box');
}
