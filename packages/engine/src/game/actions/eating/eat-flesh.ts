// Eating bodies of monsters and tins of them: taint, poison and acid at the first bite, and at the end what the flesh
// gives. NetHack 3.6.7 src/eat.c (eatcorpse, cpostfx). House rule: tainted flesh brings a disease, where the original
// has a deadly sickness of its own.

import {
  changeAttribute,
  type FleshGift,
  fleshOf,
  heroFacts,
  spellTarget,
} from '../../../actors/index.ts';
import { modifyStat } from '../../../combat/index.ts';
import { floorDiv } from '../../../integers/index.ts';
import {
  type Archetype,
  beatitudeOf,
  factOf,
  type GameObject,
  RESIST_KEYS,
  textOf,
} from '../../../objects/index.ts';
import { ATTRIBUTES } from '../../../rulesets/index.ts';
import { attackBit } from '../../../spellcraft/index.ts';
import { diseaseOf, infect } from '../../../spells/index.ts';
import { loseAttribute } from '../../body/attribute-loss.ts';
import { hurt } from '../../body/harm.ts';
import { ageOf, monsterIn } from '../../items/handled/flesh.ts';
import { FLESH_TELLINGS, GIFT_TELLINGS } from '../../protocol/tools/flesh-events.ts';
import type { GameState } from '../../state/state.ts';
import { type FleshBite, type FleshView, fleshBite, fleshGift } from './flesh-rules.ts';

const POISON = attackBit('poison');
const ACID = attackBit('acid');

/** Flesh as the rules see it; undefined for other food. */
function viewOf(state: GameState, piece: GameObject): FleshView | undefined {
  const monster = monsterIn(state, piece);
  if (monster === undefined) {
    return undefined;
  }
  const { ruleset, sheet, hero } = state;
  const { immune } = spellTarget(ruleset, heroFacts(ruleset, sheet, hero));
  return {
    flesh: fleshOf(monster),
    level: factOf(monster, 'level'),
    age: ageOf(state, piece),
    beatitude: beatitudeOf(piece),
    poisonResistant: (immune & POISON) !== 0,
    acidResistant: (immune & ACID) !== 0,
  };
}

/** The first bite of food. @returns whether it ends the meal: tainted flesh does */
export function endsAtFirstBite(state: GameState, piece: GameObject): boolean {
  const view = viewOf(state, piece);
  if (view === undefined) {
    return false;
  }
  const { hero, ruleset } = state;
  const bite = fleshBite(state.luck('meals'), ruleset.slots.world.food.flesh, view);
  state.logFelt('flesh-tasted', hero.id, piece.id, FLESH_TELLINGS.indexOf(tellingOf(bite)));
  for (let point = 0; point < bite.weakness; point++) {
    loseAttribute(state, 'str');
  }
  if (bite.rotten) {
    piece.setFact('nutrition', Math.max(1, floorDiv(piece.fact('nutrition'), 2)));
  }
  if (bite.damage > 0) {
    hurt(state, hero, bite.damage, 0, `eating ${piece.name}`);
  }
  if (bite.taint === 'tainted') {
    sicken(state, piece);
  }
  return bite.taint === 'tainted' || state.ending !== undefined;
}

/** The outcome of the first bite, as one word. */
export function tellingOf(bite: FleshBite): (typeof FLESH_TELLINGS)[number] {
  if (bite.taint !== 'none') {
    return bite.taint;
  }
  if (bite.poisoned) {
    return bite.damage > 0 ? 'poisonous' : 'harmless';
  }
  return bite.damage > 0 ? 'acid' : bite.rotten ? 'stale' : 'plain';
}

/** The disease that the file of bodies names. */
function sicken({ content, spells, hero }: GameState, { archetype }: GameObject): void {
  const source = content.find(textOf(archetype, 'taints'));
  if (source !== undefined) {
    infect(spells, hero.id, { source, disease: diseaseOf(source), owner: 0, forced: true });
  }
}

/** The hero has eaten all of it: flesh may give something for good. */
export function digestFlesh(state: GameState, piece: GameObject): void {
  const view = viewOf(state, piece);
  const { food } = state.ruleset.slots.world;
  const gift = view && fleshGift(state.luck('meals'), food.flesh, view);
  if (gift === 'strength') {
    grow(state);
  } else if (gift !== undefined) {
    bless(state, gift);
  }
}

function grow(state: GameState): void {
  const { ruleset, sheet, hero } = state;
  const more = (now: number) => modifyStat(ruleset.slots.combat, now, 1);
  if (changeAttribute(ruleset, sheet, 'strength', more)) {
    state.logFelt('attribute-gained', hero.id, ATTRIBUTES.indexOf('strength'));
  }
}

/** What a resistance is called as a lasting effect: the archetype of that name, which the content may lack. */
function sourceOf({ content }: GameState, gift: FleshGift): Archetype | undefined {
  return content.find(`flesh_gift_${gift}`);
}

/** A resistance for good: a force without a clock. */
function bless(state: GameState, gift: FleshGift): void {
  const { sheet, spells, hero } = state;
  const source = sourceOf(state, gift);
  if (source === undefined || sheet.forces.named(source.id) !== undefined) {
    return;
  }
  const gives = Object.fromEntries(
    RESIST_KEYS.flatMap(key => {
      const percent = factOf(source, key);
      return percent === 0 ? [] : [[key, percent]];
    }),
  );
  state.logFelt('flesh-gave', hero.id, GIFT_TELLINGS.indexOf(gift));
  spells.bearers.begin(hero.id, {
    kind: 'ability',
    source,
    name: source.id,
    duration: -1,
    speed: 0,
    clock: 0,
    level: 1,
    owner: hero.id,
    gives,
  });
}
