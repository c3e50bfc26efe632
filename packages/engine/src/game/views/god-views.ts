// Gods, as heroes know them.

import { rolesGods } from '../../actors/index.ts';
import {
  appearanceOf,
  type Content,
  type God,
  godCalled,
  namesIn,
  type TreasureEntryReading,
} from '../../objects/index.ts';
import { ATTACK_TYPES } from '../../spellcraft/index.ts';
import { offeredBodies } from '../powers/handling/faith/offered-bodies.ts';
import type { AltarPart, GodOffer, GodView } from '../protocol/faith/god-view.ts';
import type { Pending } from '../protocol/pending.ts';
import { altarOn, godOfAltar } from '../state/altars.ts';
import type { GameState } from '../state/state.ts';
import { kindPathViews } from './path-views.ts';

/** A god as every hero knows it. */
export function godView({ content }: Pick<GameState, 'content'>, god: God): GodView {
  const { icon, hue } = appearanceOf(god.archetype);
  return {
    name: god.name,
    about: god.about,
    slays: namesIn(god.slays),
    owns: namesIn(god.races),
    enemy: godCalled(content.gods, god.enemy)?.name ?? '',
    icon,
    hue,
  };
}

/** A god with what it gives its followers. Built once for a question, not for each view. */
export function godOffer(content: Content, god: God): GodOffer {
  return {
    id: god.id,
    ...godView({ content }, god),
    paths: kindPathViews(god.archetype),
    resistances: Object.entries(god.resistances).map(([type, percent]) => ({
      type: ATTACK_TYPES[Number(type)]!,
      percent,
    })),
    teaches: god.spells.flatMap(id => content.find(id)?.name ?? []),
    gifts: god.gifts === '' ? [] : [...new Set(giftNames(content, god.gifts, []))],
  };
}

/** The gods that a question is about: those of a new hero's role, or that of the altar under him. */
export function godsAsked(
  state: GameState,
  pending: Pending,
): { readonly gods?: readonly GodOffer[] } {
  const { content, sheet } = state;
  if (pending.about === 'first-god') {
    return { gods: rolesGods(content, sheet.role).map(god => godOffer(content, god)) };
  }
  const god = pending.about === 'conversion' && godOfAltar(state, pending.facts.altar);
  return god ? { gods: [godOffer(content, god)] } : {};
}

/** The altar on which the hero stands, which he knows even when blind; empty where he knows of none. */
export function altarPart(state: GameState): AltarPart {
  const altar = altarOn(state, state.hero.square);
  return altar === undefined || !state.memory.fixtures.has(altar.id)
    ? {}
    : {
        altar: {
          god: godOfAltar(state, altar.id)?.name ?? '',
          hasBody: offeredBodies(state).length > 0,
        },
      };
}

/** The names of what a treasure list may give. @param outer the lists from which it is called */
function giftNames(content: Content, list: string, outer: readonly string[]): string[] {
  if (outer.includes(list)) {
    return [];
  }
  const entryNames = ({ arch, list: inner, yes = [], no = [] }: TreasureEntryReading): string[] => [
    ...namesOf(content, arch),
    ...(inner === undefined ? [] : giftNames(content, inner, [...outer, list])),
    ...[...yes, ...no].flatMap(entryNames),
  ];
  return (content.treasure.find(list)?.items ?? []).flatMap(entryNames);
}

function namesOf(content: Content, archetype: string | undefined): readonly string[] {
  const found = archetype === undefined ? undefined : content.find(archetype);
  return found === undefined ? [] : [found.name];
}
