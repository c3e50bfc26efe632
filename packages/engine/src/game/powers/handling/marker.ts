// The magic marker: writes scrolls on blank scrolls, and books in blank books. NetHack 3.6.7 src/write.c (dowrite). In
// SLASH'EM a written book has no charges, and was never charged.

import {
  type Archetype,
  BEATITUDES,
  beatitudeOf,
  chargesOf,
  classOf,
  factOf,
  type GameObject,
  isCarrierKind,
  kindsIn,
  makeObject,
  setBeatitude,
  setCharges,
  TYPE,
  textOf,
} from '../../../objects/index.ts';
import { ruleKind } from '../../items/charge-view.ts';
import { settleCharges } from '../../items/charged-book.ts';
import { receive } from '../../items/handled/receive.ts';
import { learnKind, learnPart } from '../../items/learn-kind.ts';
import { useUp } from '../../items/pack.ts';
import { LONGEST_ANSWER } from '../../protocol/answers.ts';
import { WRITE_TELLINGS } from '../../protocol/tools/tool-events.ts';
import { chargeForUse } from '../../shops/use.ts';
import { breakConduct } from '../../state/conducts.ts';
import { askDeed } from '../../state/pending.ts';
import type { Applied, Foretells, PowerDeed } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import type { DeedQuestion } from './deed-question.ts';
import { type WritingView, write } from './writing-rules.ts';

/** Whether it is a blank scroll or book. */
function isBlank(thing: GameObject): boolean {
  const { type } = thing.archetype;
  return (type === TYPE.scroll || type === TYPE.spellbook) && ruleKind(thing) === 'blank-paper';
}

/** Asks what to write on. */
const apply: Applied = (state, marker) => {
  const { sheet } = state;
  if (!sheet.inventory.things.some(isBlank)) {
    tell(state, marker, 'no-page');
    return false;
  }
  askDeed(state, 'write-on', { item: marker.id }, false);
  return false;
};

function tell(state: GameState, thing: GameObject, telling: (typeof WRITE_TELLINGS)[number]): void {
  state.logFelt('written', state.hero.id, thing.id, WRITE_TELLINGS.indexOf(telling));
}

/** What is written on. */
export const writingOn: DeedQuestion<'item'> = {
  isHarmless: () => true,
  asking: ({ sheet }) => ({
    kind: 'item',
    offered: sheet.inventory.things.filter(isBlank).map(({ id }) => id),
    others: [],
  }),
  answered: (state, { item }, page, paid) =>
    askDeed(state, 'write-what', { item, other: page }, paid),
};

/** The kinds that can be written on a page. */
function kindsFor(state: GameState, page: GameObject): readonly Archetype[] {
  const own = classOf(page.archetype);
  return kindsIn(state.content).filter(
    kind =>
      classOf(kind) === own &&
      kind.id !== page.archetype.id &&
      (isCarrierKind(kind) || textOf(kind, 'effect') !== '') &&
      textOf(kind, 'ruleKind') !== 'blank-paper' &&
      factOf(kind, 'quest') === 0,
  );
}

/** Ink that a kind takes: by its power, else by the level of its spell. */
function inkOf(state: GameState, kind: Archetype): number {
  const { ink, inkPerLevel, inkOfOthers } = state.ruleset.slots.world.tools.marker;
  const spell = textOf(kind, 'spell');
  if (spell !== '') {
    const level = factOf(state.content.archetype(spell), 'spellLevel') || 1;
    return inkPerLevel[classOf(kind) === 'spellbook' ? 'book' : 'scroll'] * level;
  }
  return ink[textOf(kind, 'effect')] ?? inkOfOthers;
}

function viewOf(state: GameState, kind: Archetype, charges: number): WritingView {
  const { sheet, ruleset } = state;
  const { guessBelow, roleGuesses } = ruleset.slots.world.tools.marker;
  return {
    charges,
    ink: inkOf(state, kind),
    known: sheet.lore.isIdentified(kind),
    guessBelow: roleGuesses[sheet.role] ?? guessBelow,
    luck: sheet.worn.craft.luck,
  };
}

/** The kind that a text names: its name, or what follows “of”. */
function kindCalled(kinds: readonly Archetype[], text: string): Archetype | undefined {
  const wanted = text.trim().toLowerCase();
  const names = ({ name, texts }: Archetype) => {
    const full = name.toLowerCase();
    return [full, full.replace(/^.*? of /, ''), (texts.namePl ?? '').toLowerCase()];
  };
  return kinds.find(kind => names(kind).includes(wanted));
}

/** What is written. */
export const writingWhat: DeedQuestion<'text'> = {
  isHarmless: () => true,
  asking: () => ({ kind: 'text', longest: LONGEST_ANSWER, now: '', mayBeEmpty: false }),
  answered: (state, { item, other }, text) => {
    const { inventory } = state.sheet;
    const marker = inventory.find(item);
    const page = inventory.find(other);
    if (marker === undefined || page === undefined) {
      return;
    }
    const kind = kindCalled(kindsFor(state, page), text);
    if (kind === undefined) {
      tell(state, page, 'no-such-kind');
    } else {
      writeOn(state, marker, page, kind);
    }
  },
};

function writeOn(state: GameState, marker: GameObject, page: GameObject, kind: Archetype): void {
  const { content, hero, ruleset, sheet } = state;
  const { left, recharged } = chargesOf(marker);
  const isBook = classOf(page.archetype) === 'spellbook';
  const { marker: rules } = ruleset.slots.world.tools;
  const outcome = write(state.luck('writing'), rules, viewOf(state, kind, left));
  chargeForUse(state, marker);
  setCharges(marker, { left: left - outcome.spent, recharged });
  if (outcome.kind === 'too-dry') {
    tell(state, marker, 'too-dry');
    return;
  }
  if (outcome.kind !== 'written') {
    tell(state, page, outcome.kind);
    // A scroll is spoilt; the writing in a book fades.
    if (!isBook) {
      useUp(state, page);
    }
    return;
  }
  breakConduct(state, 'illiterate');
  const made = makeObject(content, kind, () => state.newId());
  const sum = [marker, page].reduce(
    (total, thing) => total + BEATITUDES.indexOf(beatitudeOf(thing)) - 1,
    0,
  );
  setBeatitude(made, BEATITUDES[Math.sign(sum) + 1]!);
  const level = factOf(kind, 'level');
  if (level > 0) {
    made.setFact('level', level);
  }
  if (isBook) {
    settleCharges(state, made, { left: 0, recharged: 0 });
  }
  const isBeatitudeKnown = [marker, page].every(thing => sheet.lore.knows(thing, 'beatitude'));
  useUp(state, page);
  if (isBeatitudeKnown) {
    learnPart(state, made, 'beatitude');
  }
  const held = receive(state, made);
  learnKind(state, held);
  tell(state, held, 'written');
  state.logFelt('produced', hero.id, held.id);
}

/** The kinds that he knows, each with the ink and the chance. */
const foretells: Foretells = (state, { ask, charges }) => {
  const { marker: rules } = state.ruleset.slots.world.tools;
  const pages = state.sheet.inventory.things.filter(isBlank);
  return pages.flatMap(page =>
    kindsFor(state, page)
      .filter(kind => state.sheet.lore.isIdentified(kind))
      .flatMap(kind => {
        const view = viewOf(state, kind, charges);
        const probability = ask
          .ask(write, rules, view)
          .probability(({ kind: came }) => came === 'written');
        const least = Math.trunc(view.ink / 2);
        const most = Math.max(least, 2 * least - 1);
        return probability > 0
          ? [{ outcome: { kind: 'writes', name: kind.name, least, most } as const, probability }]
          : [];
      }),
  );
};

/** The tool. */
export const marker: PowerDeed = { word: 'marker', applied: apply, foretells };
