// Breaking a wand. NetHack 3.6.7 src/apply.c (do_break_wand): what is left in it goes off around the hero.

import type { Creature } from '../../../actors/index.ts';
import { chargesOf, type GameObject, kindOf, TYPE } from '../../../objects/index.ts';
import { attackBit } from '../../../spellcraft/index.ts';
import { asksDirection } from '../../../spells/index.ts';
import { hurt } from '../../body/harm.ts';
import { giveAway } from '../../forces/reveal.ts';
import { aimOf } from '../../items/charge-view.ts';
import { learnKind } from '../../items/learn-kind.ts';
import { useUp } from '../../items/pack.ts';
import { isRod } from '../../items/rods.ts';
import { carriedOrder, releaseCarried } from '../../magic/carried-spell.ts';
import { alarm } from '../../state/alarm.ts';
import { powerIn } from '../../state/power-in.ts';
import type { GameState } from '../../state/state.ts';
import { brokenDamage } from './break-rules.ts';
import type { DeedQuestion } from './deed-question.ts';

/** The blast of a spell, by the bits of its attack types, the strongest first. */
const BY_ATTACK: readonly (readonly [bit: number, blast: string])[] = [
  [attackBit('death'), 'death'],
  [attackBit('electricity'), 'lightning'],
  [attackBit('cold'), 'cold'],
  [attackBit('fire'), 'fire'],
];

/** Powers that aren't elements. */
const BY_POWER: Readonly<Record<string, string>> = {
  death: 'death',
  fire: 'fire',
  cold: 'cold',
  missiles: 'missiles',
  'force-bolt': 'smash',
};

/** Whether an item can be broken: a wand, but no rod. */
export function isBreakable(item: GameObject): boolean {
  return item.archetype.type === TYPE.wand && !isRod(item);
}

/** The class of a wand's blast; undefined: nothing at all happens. */
export function blastOf(state: GameState, wand: GameObject): string | undefined {
  const spell = wand.inventory[0]?.archetype;
  if (spell === undefined) {
    return powerIn(state, wand.archetype)?.zapped?.touch === undefined ? undefined : '';
  }
  if (!asksDirection(spell)) {
    return undefined;
  }
  const { ray = '', beam = '', effect = '' } = spell.texts;
  const byPower = BY_POWER[ray] ?? BY_POWER[beam] ?? BY_POWER[effect];
  const bits = spell.numbers.attacktype ?? 0;
  return byPower ?? BY_ATTACK.find(([bit]) => (bits & bit) !== 0)?.[1] ?? '';
}

function neighbours({ level, hero }: GameState, state: GameState): readonly Creature[] {
  const ids = new Set<number>();
  for (let direction = 1; direction <= 8; direction++) {
    ids.add(level.map.occupant[level.map.neighbour(hero.square, direction)]!);
  }
  return [...ids].filter(id => id !== 0).map(id => state.creature(id));
}

/** Breaks a wand. */
function breakWand(state: GameState, wand: GameObject): void {
  const { hero, ruleset } = state;
  const { left } = chargesOf(wand);
  state.logFelt('wand-broken', hero.id, wand.id);
  useUp(state, wand);
  const blast = blastOf(state, wand);
  if (left <= 0 || blast === undefined) {
    const spell = wand.inventory[0];
    if (left > 0 && spell !== undefined && aimOf(wand) === 'none') {
      releaseCarried(state, carriedOrder(wand, spell, hero.id, 0));
      return;
    }
    state.logFelt('nothing-happens', hero.id, wand.id);
    return;
  }
  giveAway(state);
  const { breaking } = ruleset.slots.world.tools;
  const damage = brokenDamage(state.luck('breaking'), breaking, { charges: left, blast });
  const touch = powerIn(state, wand.archetype)?.zapped;
  for (const creature of neighbours(state, state)) {
    alarm(creature);
    touch?.touch?.(state, creature);
    if (creature.alive && damage > 0) {
      state.logSeen('burned', creature, hero.id, creature.id, damage, 0, 0);
      hurt(state, creature, damage, hero.id);
    }
  }
  learnKind(state, wand);
  touch?.here(state);
  if (damage > 0) {
    state.logFelt('wand-exploded', hero.id, wand.id, damage);
    hurt(state, hero, damage, 0, 'a broken wand');
  }
}

/** Whether the hero means it. */
export const breaking: DeedQuestion<'yes'> = {
  isHarmless: () => true,
  asking: () => ({ kind: 'yes' }),
  answered: (state, { item }, yes) => {
    const wand = state.sheet.inventory.find(item);
    if (yes && wand !== undefined && kindOf(wand) !== undefined) {
      breakWand(state, wand);
    }
  },
};
