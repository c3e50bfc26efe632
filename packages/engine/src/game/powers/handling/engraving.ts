// Engraving: with a finger, a weapon or a wand, which may tell what it is. NetHack 3.6.7 src/engrave.c (doengrave).

import { turnsToDust, wrest } from '../../../charging/index.ts';
import {
  type Archetype,
  chargesOf,
  type GameObject,
  setCharges,
  TYPE,
  textOf,
} from '../../../objects/index.ts';
import { attackBit } from '../../../spellcraft/index.ts';
import { asksDirection } from '../../../spells/index.ts';
import { prolong } from '../../body/afflict.ts';
import { holdAndTell } from '../../body/helpless.ts';
import { aimOf } from '../../items/charge-view.ts';
import { learnEmpty, learnWorked } from '../../items/charges/learn-charges.ts';
import { learnKind, thingNameOf } from '../../items/learn-kind.ts';
import { useUp } from '../../items/pack.ts';
import { carriedOrder, releaseCarried } from '../../magic/carried-spell.ts';
import { LONGEST_ANSWER } from '../../protocol/answers.ts';
import { ENGRAVED, type Engraved } from '../../protocol/tools/engraved.ts';
import { ENGRAVE_TELLINGS } from '../../protocol/tools/tool-events.ts';
import { chargeForUse } from '../../shops/use.ts';
import { breakConduct } from '../../state/conducts.ts';
import { askDeed } from '../../state/pending.ts';
import { powerIn } from '../../state/power-in.ts';
import type { GameState } from '../../state/state.ts';
import type { DeedQuestion } from './deed-question.ts';
import { engravedText, engravingTurns } from './engrave-rules.ts';

/** The answer that means a finger. */
export const FINGER = 'finger';

type Telling = (typeof ENGRAVE_TELLINGS)[number];

/** What a wand does to the floor: how it writes, and what it tells. */
export interface Trace {
  readonly how?: Engraved;
  readonly telling?: Telling;
  /** It is recognised by that. */
  readonly tells?: true;
  /** An earlier text is gone. */
  readonly erases?: true;
}

/** Traces of powers, by their words. */
const BY_POWER: Readonly<Record<string, Trace>> = {
  fire: { how: 'burned', telling: 'burns', tells: true },
  dig: { how: 'engraved', telling: 'digs', tells: true },
  cold: { telling: 'frost' },
  sleep: { telling: 'bugs-drop' },
  death: { telling: 'bugs-drop' },
  slow: { telling: 'bugs-slow' },
  haste: { telling: 'bugs-fast' },
  missiles: { telling: 'holes' },
  'force-bolt': { telling: 'fights' },
  teleport: { telling: 'vanishes', erases: true },
  cancellation: { telling: 'vanishes', erases: true },
  invisibility: { telling: 'vanishes', erases: true },
};

/** Traces of attack types. */
const BY_ATTACK: readonly (readonly [bit: number, trace: Trace])[] = [
  [attackBit('electricity'), { how: 'burned', telling: 'lightning', tells: true }],
  [attackBit('fire'), { how: 'burned', telling: 'burns', tells: true }],
  [attackBit('cold'), { telling: 'frost' }],
];

/** Subtype of spells that dig. */
const DIG = 107;

/** What a kind of wand does to the floor. @param released its spell; without one the wand itself */
export function traceOf(kind: Archetype, released: Archetype): Trace {
  const { ray, beam, effect } = released.texts;
  const words = [ray, beam, effect, textOf(kind, 'effect')];
  const byPower = words.map(word => BY_POWER[word ?? '']).find(trace => trace !== undefined);
  if (released.subtype === DIG) {
    return BY_POWER.dig!;
  }
  const bits = released.numbers.attacktype ?? 0;
  return byPower ?? BY_ATTACK.find(([bit]) => (bits & bit) !== 0)?.[1] ?? {};
}

/** Whether a kind of wand needs no direction, and is released as ever when it is zapped at the floor. */
export function releasesAtFloor(kind: Archetype, released: Archetype): boolean {
  return kind === released ? textOf(kind, 'aim') === '' : !asksDirection(released);
}

/** How a weapon writes. */
export function howWith(pen: GameObject): Engraved {
  return pen.archetype.type === TYPE.weapon && isEdged(pen) ? 'engraved' : 'dust';
}

function tell(state: GameState, item: GameObject | undefined, telling: Telling): void {
  state.logFelt('engraving', state.hero.id, item?.id ?? 0, ENGRAVE_TELLINGS.indexOf(telling));
}

/** What one can write with. */
function pens({ sheet }: GameState): readonly GameObject[] {
  return sheet.inventory.things.filter(
    ({ archetype }) => archetype.type === TYPE.wand || archetype.type === TYPE.weapon,
  );
}

/** Whether a weapon has an edge. */
function isEdged(weapon: GameObject): boolean {
  return ['sword', 'polearm', 'digger'].includes(weapon.text('weaponKind'));
}

/** What is written with. */
export const engravingWith: DeedQuestion<'choice'> = {
  isHarmless: () => true,
  asking: state => ({
    kind: 'choice',
    choices: [
      { id: FINGER, text: 'your finger, in the dust' },
      ...pens(state).map(pen => ({ id: String(pen.id), text: thingNameOf(state, pen).name })),
    ],
  }),
  answered: (state, _, choice, paid) => {
    const pen = state.sheet.inventory.find(Number(choice));
    if (pen === undefined) {
      askText(state, 0, 'dust', paid);
    } else if (pen.archetype.type === TYPE.wand) {
      useWand(state, pen, paid);
    } else {
      askText(state, pen.id, howWith(pen), paid);
    }
  },
};

function askText(state: GameState, item: number, how: Engraved, paid: boolean, spent = 0): void {
  const before = state.ports.fixtures.engraving(state.hero.square);
  if (how === 'dust' && before !== undefined && before.how !== 'dust') {
    tell(state, undefined, 'too-deep');
    return;
  }
  askDeed(state, 'engrave', { item, text: how, other: spent }, paid);
}

/** A wand is zapped at the floor. */
function useWand(state: GameState, wand: GameObject, paid: boolean): void {
  const { hero, ruleset } = state;
  const { charging } = ruleset.slots;
  const { left, recharged } = chargesOf(wand);
  const zapped = wrest(state.luck('wands'), charging, { charges: left });
  chargeForUse(state, wand);
  setCharges(wand, { left: zapped.charges, recharged });
  const works = zapped.result !== 'nothing';
  if (works) {
    learnWorked(state, wand);
  } else {
    learnEmpty(state, wand);
  }
  if (zapped.result === 'wrested') {
    state.logFelt('wrested', hero.id, wand.id);
  }
  const trace = works
    ? traceOf(wand.archetype, wand.inventory[0]?.archetype ?? wand.archetype)
    : {};
  if (works) {
    showTrace(state, wand, trace);
  } else {
    tell(state, wand, 'nothing');
  }
  if (turnsToDust({ charges: zapped.charges })) {
    state.logFelt('turned-to-dust', hero.id, wand.id);
    useUp(state, wand);
    return;
  }
  if (works) {
    askText(state, wand.id, trace.how ?? 'dust', paid, 1);
  }
}

function showTrace(state: GameState, wand: GameObject, trace: Trace): void {
  const { hero, sheet } = state;
  const spell = wand.inventory[0];
  const isAimless = aimOf(wand) === 'none';
  if (spell !== undefined && !asksDirection(spell.archetype)) {
    if (releaseCarried(state, carriedOrder(wand, spell, hero.id, 0))) {
      learnKind(state, wand);
    }
    return;
  }
  if (spell === undefined && isAimless) {
    if (powerIn(state, wand.archetype)?.zapped?.here(state) === true) {
      learnKind(state, wand);
    }
    return;
  }
  const before = state.ports.fixtures.engraving(hero.square);
  if (trace.erases && before !== undefined) {
    state.ports.fixtures.erase(hero.square);
  }
  const isMute = trace.erases === true && before === undefined;
  tell(state, wand, isMute ? 'nothing' : (trace.telling ?? 'nothing'));
  if (trace.telling === 'lightning' && !sheet.conditions.has('blind')) {
    const { blinds } = state.ruleset.slots.world.tools.engraving;
    prolong(state, hero, 'blind', state.luck('engraving').roll(1, blinds, 'blind'));
  }
  if (trace.tells) {
    learnKind(state, wand);
  }
}

/** The text. A long one takes its writer some turns. */
export const engravingText: DeedQuestion<'text'> = {
  // A wand that was zapped has cost the move.
  isHarmless: ({ other }) => other === 0,
  asking: () => ({ kind: 'text', longest: LONGEST_ANSWER, now: '', mayBeEmpty: false }),
  answered: (state, { item, text }, written) => {
    const { engraving } = state.ruleset.slots.world.tools;
    const how = ENGRAVED.find(one => one === text) ?? 'dust';
    const chance = state.luck('engraving');
    const pen = state.sheet.inventory.find(item);
    const isBlade = pen?.archetype.type === TYPE.weapon && how === 'engraved';
    const out = engravedText(chance, engraving, written, how);
    breakConduct(state, 'illiterate');
    state.ports.fixtures.engrave(state.hero.square, out, how);
    tell(state, undefined, how);
    const turns = isBlade ? [...written].length : engravingTurns(engraving, written);
    if (turns > 0) {
      holdAndTell(state, 'engraving', turns);
    }
  },
};
