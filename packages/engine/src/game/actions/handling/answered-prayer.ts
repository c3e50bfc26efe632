// A hero prays to his own god, wherever he is: trouble ends, favours are given, or the god is angry. NetHack 3.6.7
// src/pray.c (fix_worst_trouble, pleased, angrygods, gcrownu).

import type { HeroSheet } from '../../../actors/index.ts';
import { Enumerator } from '../../../chance/index.ts';
import {
  beatitudeOf,
  type GameObject,
  type God,
  setBeatitude,
  slotOf,
} from '../../../objects/index.ts';
import { punish, unchain } from '../../body/bonds/chain.ts';
import { crown, favourOf, leaveAlone, patienceOf, regard } from '../../body/faith.ts';
import { heal, raiseMost } from '../../body/harm.ts';
import { relieveAndTell } from '../../body/relieve.ts';
import { curseItem } from '../../items/item-states.ts';
import { learnPart } from '../../items/learn-kind.ts';
import { bringMonster } from '../../movement/bring-monster.ts';
import { PRAYER_TELLINGS } from '../../protocol/faith/faith-events.ts';
import type { PrayerOutcome, PrayerView } from '../../protocol/faith/god-view.ts';
import { godId } from '../../state/god-ids.ts';
import type { GameState } from '../../state/state.ts';
import { giveArtifact } from './artifact-gifts.ts';
import { giveGift } from './god-gifts.ts';
import {
  type Anger,
  type Answer,
  answerTo,
  isHeard,
  isTooSoon,
  type PrayerSituation,
  type Trouble,
} from './prayer-rules.ts';

/** Conditions that a god ends. */
const ENDS = ['strangled', 'poisoned', 'stunned', 'confused'] as const;

/** A hero and his god, as the rule of prayers sees them. All of it is known to the hero. */
function prayerSituation(state: GameState): PrayerSituation {
  const { level, faith } = state.sheet;
  return {
    trouble: troubleOf(state),
    patience: patienceOf(state),
    favour: favourOf(state),
    level,
    crowned: faith.crowned,
  };
}

function troubleOf({ sheet }: GameState): Trouble {
  const { conditions, inventory, powers } = sheet;
  const isMinor =
    powers.chained !== 0 ||
    ENDS.some(one => conditions.has(one)) ||
    inventory.things.some(item => isKnownCursed(sheet, item));
  return isMinor ? 'minor' : 'none';
}

/** A worn or wielded thing that the hero knows to be cursed. */
function isKnownCursed({ equipment, lore }: HeroSheet, item: GameObject): boolean {
  return (
    slotOf(equipment, item.id) !== undefined &&
    lore.knows(item, 'beatitude') &&
    beatitudeOf(item) === 'cursed'
  );
}

/** The hero prays to his god. */
export function appeal(state: GameState, god: God): void {
  const { prayers } = state.ruleset.slots.world.faith;
  const view = prayerSituation(state);
  const chance = state.luck('prayers');
  const answer = answerTo(chance, prayers, view);
  if (isTooSoon(prayers, view)) {
    tell(state, god, 'too-soon');
    regard(state, -prayers.tooSoon.favour);
    leaveAlone(state, view.patience + prayers.tooSoon.turns);
  } else {
    const { least, values } = prayers.again;
    leaveAlone(state, least + chance.below(values, 'again'));
  }
  if (answer.kind === 'angry') {
    rage(state, god, answer.anger);
    return;
  }
  if (view.trouble !== 'none') {
    endTroubles(state);
    tell(state, god, 'fixed');
    return;
  }
  bestow(state, god, answer.boon);
}

/** Whether the god would hear the hero now. */
export function wouldHear(state: GameState): boolean {
  return isHeard(state.ruleset.slots.world.faith.prayers, prayerSituation(state));
}

function tell(state: GameState, god: God, telling: (typeof PRAYER_TELLINGS)[number]): void {
  state.logFelt('prayer-answered', godId(god), PRAYER_TELLINGS.indexOf(telling));
}

/** Everything that troubles the hero ends, what he doesn't know of included. */
function endTroubles(state: GameState): void {
  const { sheet } = state;
  for (const condition of ENDS) {
    if (sheet.conditions.has(condition)) {
      relieveAndTell(state, condition);
    }
  }
  unchain(state);
  for (const item of sheet.inventory) {
    if (slotOf(sheet.equipment, item.id) !== undefined && beatitudeOf(item) === 'cursed') {
      setBeatitude(item, 'uncursed');
    }
  }
}

/** An angry god does something to the hero. */
export function rage(state: GameState, god: God, anger: Anger): void {
  tell(state, god, anger);
  switch (anger) {
    case 'displeased':
      break;
    case 'curses':
      for (const item of state.sheet.inventory.things) {
        if (slotOf(state.sheet.equipment, item.id) !== undefined) {
          curseItem(state, item, true);
        }
      }
      break;
    case 'punishes':
      punish(state, false);
      break;
    case 'sends':
      bringMonster(state, state.luck('prayers'));
      break;
  }
}

function bestow(
  state: GameState,
  god: God,
  boon: Extract<Answer, { kind: 'pleased' }>['boon'],
): void {
  const { hero, sheet, ruleset } = state;
  switch (boon) {
    case 'nothing':
      tell(state, god, 'heard');
      break;
    case 'weapon':
      tell(state, god, 'weapon');
      blessWeapon(state);
      break;
    case 'glow':
      raiseMost(hero, ruleset.slots.world.faith.prayers.glow);
      tell(state, god, 'glow');
      heal(state, hero, hero.maxHitPoints);
      break;
    case 'uncurse':
      tell(state, god, 'uncurse');
      for (const item of sheet.inventory) {
        if (beatitudeOf(item) === 'cursed') {
          setBeatitude(item, 'uncursed');
        }
      }
      break;
    case 'gift':
      tell(state, god, 'heard');
      giveGift(state, god, sheet.level);
      break;
    case 'crown':
      crown(state);
      tell(state, god, 'crown');
      blessWeapon(state);
      giveArtifact(state, god, 'crown');
      // A crowned hero is taught whatever the god teaches, at any level.
      for (let spell = 0; spell < god.spells.length; spell++) {
        giveGift(state, god, Number.POSITIVE_INFINITY);
      }
      break;
  }
}

function blessWeapon(state: GameState): void {
  const { weapon } = state.sheet;
  if (weapon !== undefined) {
    setBeatitude(weapon, 'blessed');
    learnPart(state, weapon, 'beatitude');
  }
}

/** What a prayer would bring now, with the chance of each outcome. */
export function prayerView(state: GameState): PrayerView {
  const situation = prayerSituation(state);
  const { prayers } = state.ruleset.slots.world.faith;
  const odds = new Enumerator().ask(answerTo, prayers, situation);
  const percents = new Map<PrayerOutcome, number>();
  for (const { value, probability } of odds.list) {
    const outcome = outcomeOf(value, situation.trouble);
    percents.set(outcome, (percents.get(outcome) ?? 0) + 100 * probability);
  }
  return {
    heardIn: situation.patience,
    trouble: situation.trouble,
    favour: situation.favour,
    crowned: situation.crowned,
    outcomes: [...percents]
      .map(([outcome, percent]) => ({ outcome, percent: Math.round(percent) }))
      .sort((one, other) => other.percent - one.percent),
  };
}

function outcomeOf(answer: Answer, trouble: Trouble): PrayerOutcome {
  if (answer.kind === 'angry') {
    return answer.anger;
  }
  return trouble === 'none' ? answer.boon : 'help';
}
