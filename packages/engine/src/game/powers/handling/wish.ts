// A djinni's wish: a thing by its name, with a number of pieces, a beatitude and an enchantment. NetHack 3.6.7
// src/zap.c (makewish), src/objnam.c (readobjnam). Artifacts and what a game has one of can't be wished for.

import { madeDice } from '../../../actors/index.ts';
import type { Chance } from '../../../chance/index.ts';
import {
  type Archetype,
  BEATITUDES,
  type Beatitude,
  type Content,
  classOf,
  factOf,
  type GameObject,
  isArtifact,
  kindsIn,
  makeOfKind,
  setBeatitude,
  setEnchantments,
} from '../../../objects/index.ts';
import { ARMOUR_POINTS, type WorldRules } from '../../../worldrules/index.ts';
import { receive } from '../../items/handled/receive.ts';
import { knowMade } from '../../items/learn-kind.ts';
import { LONGEST_ANSWER } from '../../protocol/answers.ts';
import { breakConduct } from '../../state/conducts.ts';
import { askDeed } from '../../state/pending.ts';
import type { GameState } from '../../state/state.ts';
import type { DeedQuestion } from './deed-question.ts';

/** A wish in words. */
export interface Wish {
  /** 1 or more. */
  readonly pieces: number;
  readonly beatitude: Beatitude | undefined;
  readonly enchantment: number | undefined;
  /** Lower case. */
  readonly name: string;
}

const PIECES = /^(\d{1,3}) /;
const ENCHANTMENT = /^([+-]\d{1,2}) /;
const ARTICLE = /^(an?|the) /;

/** The parts of a wish: `2 blessed scrolls of charging`, `a +3 dagger`. */
export function readWish(text: string): Wish {
  let rest = text.trim().toLowerCase().replace(/\s+/g, ' ').replace(ARTICLE, '');
  const pieces = Number(PIECES.exec(rest)?.[1] ?? 1);
  rest = rest.replace(PIECES, '');
  const beatitude = BEATITUDES.find(word => rest.startsWith(`${word} `));
  rest = beatitude === undefined ? rest : rest.slice(beatitude.length + 1);
  const enchantment = ENCHANTMENT.exec(rest)?.[1];
  return {
    pieces: Math.max(1, pieces),
    beatitude,
    enchantment: enchantment === undefined ? undefined : Number(enchantment),
    name: rest.replace(ENCHANTMENT, ''),
  };
}

/** Whether a kind can be wished for: an item, and not one of which a game has one. */
function isGranted(kind: Archetype): boolean {
  const isItem = classOf(kind) !== 'other' && factOf(kind, 'weight') > 0;
  const isOnly = isArtifact(kind) || factOf(kind, 'quest') !== 0;
  return isItem && !isOnly && factOf(kind, 'intangible') === 0;
}

/** The kind that a name means; undefined for none. */
function kindNamed(content: Content, name: string): Archetype | undefined {
  return kindsIn(content).find(
    kind =>
      isGranted(kind) && [kind.name, kind.plural].some(called => called.toLowerCase() === name),
  );
}

/** What is left of a wish's numbers. Labels: `pieces`, `enchantment`. */
function granted(
  chance: Chance,
  rules: WorldRules['tools']['lamps'],
  { pieces, enchantment }: Wish,
): { readonly pieces: number; readonly enchantment: number | undefined } {
  const many = pieces > 1 && pieces < chance.roll(1, rules.wishPieces, 'pieces');
  const isTooMuch =
    enchantment !== undefined && enchantment > chance.roll(1, rules.wishEnchantment, 'enchantment');
  return { pieces: many ? pieces : 1, enchantment: isTooMuch ? 0 : enchantment };
}

const PILES: ReadonlySet<string> = new Set(['potion', 'scroll', 'food', 'ammunition', 'weapon']);

function enchant(item: GameObject, points: number): void {
  switch (classOf(item.archetype)) {
    case 'weapon':
    case 'ammunition':
      setEnchantments(item, { toHit: points, toDam: points });
      break;
    case 'armour':
      setEnchantments(item, { armour: points * ARMOUR_POINTS });
      break;
    case 'ring':
      item.setFact('power', factOf(item.archetype, 'enchantable') === 0 ? 0 : points);
      break;
    default:
  }
}

function grant(state: GameState, kind: Archetype, wish: Wish): void {
  const { content, ruleset, depth, sheet, hero } = state;
  breakConduct(state, 'wishless');
  const chance = state.luck('wishes');
  const numbers = granted(chance, ruleset.slots.world.tools.lamps, wish);
  const making = {
    difficulty: depth,
    level: sheet.level,
    ruleset,
    chargesOf: (archetype: Archetype) => madeDice(ruleset, archetype),
  };
  const item = makeOfKind(chance, content, making, kind, () => state.newId());
  if (wish.beatitude !== undefined) {
    setBeatitude(item, wish.beatitude);
  }
  if (numbers.enchantment !== undefined) {
    enchant(item, numbers.enchantment);
  }
  const pieces = PILES.has(classOf(kind)) ? Math.max(item.count, numbers.pieces) : item.count;
  knowMade(state, item);
  state.logFelt('produced', hero.id, receive(state, item, pieces).id);
}

/** The wish. A djinni has the patience for some that name nothing. */
export const wishing: DeedQuestion<'text'> = {
  isHarmless: () => true,
  asking: () => ({ kind: 'text', longest: LONGEST_ANSWER, now: '', mayBeEmpty: false }),
  answered: (state, { item, other: tries }, text, paid) => {
    const wish = readWish(text);
    const kind = kindNamed(state.content, wish.name);
    if (kind !== undefined) {
      grant(state, kind, wish);
      return;
    }
    state.logFelt('wish-vain', state.hero.id);
    if (tries + 1 < state.ruleset.slots.world.tools.lamps.wishTries) {
      askDeed(state, 'wish', { item, other: tries + 1 }, paid);
    }
  },
};
