// Effects of the hero's spell on himself when he aims it there. NetHack 3.6.7 src/zap.c (zapyourself).

import { heroFacts, spellTarget } from '../../actors/index.ts';
import { castAtSelf } from '../../casting/index.ts';
import { isImmune, type PowerHit } from '../../spells/index.ts';
import { immobilise } from '../body/afflict.ts';
import { heal, hurt } from '../body/harm.ts';
import { quicken } from '../body/quickness.ts';
import { cancelPack } from '../items/cancel-thing.ts';
import { teleportHero } from '../movement/teleport.ts';
import type { GameState } from '../state/state.ts';

/** Cause of death by it. */
const CAUSE = 'their own spell';

/** Applies it. @param spell its name in the casting slot, or a beam's word */
export function meetSelf(state: GameState, spell: string, hit: PowerHit): void {
  const { hero, sheet, ruleset } = state;
  const rules = ruleset.slots.casting;
  const chance = state.luck('spells');
  if (rules.attack.atSelf[spell] === undefined) {
    meetOther(state, hit);
    return;
  }
  const target = spellTarget(ruleset, heroFacts(ruleset, sheet, hero));
  const { gives, amount } = castAtSelf(chance, rules, {
    spell,
    role: hit.by.role,
    immune: isImmune(hit, target),
    halfPhysicalDamage: false,
  });
  if (gives === 'healing') {
    heal(state, hero, amount);
  } else if (gives === 'sleep') {
    immobilise(state, hero, 'sleeping', amount, hero.id);
  } else {
    harm(state, hit, amount);
  }
}

/** A spell without dice in the casting slot's table, by its effect on targets. */
function meetOther(state: GameState, hit: PowerHit): void {
  const { hero } = state;
  switch (hit.power.word) {
    case 'cancellation':
      cancelPack(state);
      return;
    case 'teleport':
      teleportHero(state);
      return;
    case 'slow':
      quicken(state, 'zap-slow');
      return;
    case 'death':
      harm(state, hit, hero.hitPoints + 1);
      return;
    // Heroes don't lose levels.
    case 'drain-life': {
      const { count, sides } = state.ruleset.slots.world.magic.drained;
      harm(state, hit, state.luck('spells').roll(count, sides, 'at-self'));
      return;
    }
    // Heroes keep their form.
    case 'polymorph':
    // Heroes aren't undead, and carry nothing that can rise.
    case 'turn-undead':
    // Casters can't frighten or charm themselves, and the other kinds have dice in every ruleset that ships.
    case 'fear':
    case 'charm':
    case 'force-bolt':
    case 'missiles':
    case 'cold':
    case 'sleep':
    case 'fire':
      state.logFelt('odd-feeling', hero.id);
  }
}

function harm(state: GameState, { attackType }: PowerHit, damage: number): void {
  const { hero } = state;
  state.logFelt('burned', hero.id, hero.id, damage, attackType);
  hurt(state, hero, damage, hero.id, CAUSE);
}
