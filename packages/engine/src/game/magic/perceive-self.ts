// What a hero perceives of himself: his god, lowered attributes, what he wears gives him, resistances, spell paths, speed and
// light. Crossfire server/spell_effect.c (perceive_self).

import { carriedLight, heroFacts } from '../../actors/index.ts';
import { BONUS_TARGETS } from '../../objects/index.ts';
import { ATTRIBUTES } from '../../rulesets/index.ts';
import { pathsIn, SPELL_PATHS } from '../../spellcraft/index.ts';
import { PATH_KINDS } from '../protocol/event-words.ts';
import { godId } from '../state/god-ids.ts';
import type { GameState } from '../state/state.ts';

/** Tells the hero about himself, in a fixed order. */
export function perceiveSelf(state: GameState): void {
  const { hero, sheet } = state;
  state.logFelt('self-perceived', hero.id, godId(sheet.faith.god));
  tellAttributes(state);
  for (const [number, target] of BONUS_TARGETS.entries()) {
    const amount = sheet.worn.bonuses[target];
    if (amount !== 0) {
      state.logFelt('self-bonus', hero.id, number, amount);
    }
  }
  tellResistances(state);
  tellPaths(state);
  if (sheet.powers.quickened || sheet.powers.fast) {
    state.logFelt('self-fast', hero.id, sheet.powers.quickened ? 2 : 1);
  }
  const radius = carriedLight(sheet);
  if (radius > 0) {
    state.logFelt('self-glows', hero.id, radius);
  }
}

function tellAttributes(state: GameState): void {
  const { hero, sheet } = state;
  const { attributesBefore, natural } = sheet.powers;
  for (const [number, attribute] of ATTRIBUTES.entries()) {
    const now = (natural ?? sheet.attributes)[attribute];
    const lost = (attributesBefore[attribute] ?? now) - now;
    if (lost > 0) {
      state.logFelt('self-weakened', hero.id, number, lost);
    }
  }
}

function tellResistances(state: GameState): void {
  const { hero, sheet, ruleset } = state;
  const { resistances } = heroFacts(ruleset, sheet, hero);
  for (const [attack, percent] of Object.entries(resistances)) {
    if (percent !== 0) {
      state.logFelt('self-resists', hero.id, Number(attack), percent);
    }
  }
}

function tellPaths(state: GameState): void {
  const { hero, sheet } = state;
  const { attuned, repelled, denied } = sheet.worn.paths;
  const sets = { attuned: attuned & ~denied, repelled: repelled & ~denied, denied };
  for (const [number, kind] of PATH_KINDS.entries()) {
    for (const path of pathsIn(sets[kind])) {
      state.logFelt('self-path', hero.id, number, SPELL_PATHS.indexOf(path));
    }
  }
}
