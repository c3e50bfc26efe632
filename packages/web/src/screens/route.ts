// Which screen the address names: `#/game/ID` a game, `#/game/ID/map` its map after the end, `#/new` a new
// hero, with wishes such as `?seed=ember-1&role=wizard`, `#/hall` the hall of heroes, `#/spells/5` a film of
// the gallery, `#/handbook/casting.fail?rules=slashem` a section of the handbook, `#/lab?v=1&q=cast` a
// question of the lab, `#/replay/ID` a game to look back on, `#/lessons` the lessons, `#/arena?against=newt` a
// practice fight, `#/compare?seed=demo&rules=house&against=slashem` one seed under two rules, what `people/people-route.ts` lists a screen of other people, anything else the title page.

import { type ReadonlySignal, signal } from '@preact/signals';
import { type PeopleRoute, peopleRouteOf } from '../people/people-route.ts';

/** What a new hero is to be, as far as an address says. */
export interface Wishes {
  readonly role?: string;
  readonly race?: string;
  readonly seed?: string;
  /** A preset's id, or rulesets by slot: `casting=fiqhack,speed=nethack-3.7`. */
  readonly rules?: string;
}

/** What is to be looked back on: a game of this browser, or a line of the hall; neither: a file. */
export interface ReplayWish {
  readonly game?: string;
  /** Number of the line. */
  readonly entry?: string;
  /** The turn that is shown first; absent: the last. */
  readonly turn?: string;
}

/** One seed under two rules, as far as an address says. */
export interface CompareWish extends Wishes {
  /** The second rules. */
  readonly against?: string;
  /** Commands of the simple player at most. */
  readonly moves?: string;
}

/** A screen. */
export type Route =
  | { readonly screen: 'title' }
  | { readonly screen: 'people'; readonly to: PeopleRoute }
  | { readonly screen: 'new'; readonly wishes: Wishes }
  | { readonly screen: 'hall' }
  | { readonly screen: 'lessons' }
  /** `against` is the name of a monster; empty: none is chosen yet. */
  | { readonly screen: 'arena'; readonly against: string }
  | { readonly screen: 'compare'; readonly wish: CompareWish }
  /** `address` is what follows `?`; empty: one's own last question. */
  | { readonly screen: 'lab'; readonly address: string }
  | { readonly screen: 'replay'; readonly wish: ReplayWish }
  /** `subtype` undefined: the first film. */
  | { readonly screen: 'spells'; readonly subtype: number | undefined }
  /** `place` undefined: the first chapter. */
  | { readonly screen: 'handbook'; readonly place: string | undefined; readonly rules: string }
  /** `looksBack` shows the map of a game that is over instead of its last page. */
  | { readonly screen: 'game'; readonly game: string; readonly looksBack: boolean };

/** The rules of an address that names none. */
const USUAL_RULES = 'house';

/** The screen that the part of an address after # names. */
export function routeOf(hash: string): Route {
  const [, game, map] = /^#\/game\/([\w-]+)(\/map)?$/.exec(hash) ?? [];
  if (game !== undefined) {
    return { screen: 'game', game, looksBack: map !== undefined };
  }
  const people = peopleRouteOf(hash);
  if (people !== undefined) {
    return { screen: 'people', to: people };
  }
  const [path, query = ''] = hash.split('?', 2);
  if (path === '#/new') {
    return { screen: 'new', wishes: wishesOf(new URLSearchParams(query)) };
  }
  if (path === '#/arena') {
    return { screen: 'arena', against: new URLSearchParams(query).get('against') ?? '' };
  }
  if (path === '#/compare') {
    const asked = new URLSearchParams(query);
    return { screen: 'compare', wish: { ...wishesOf(asked), ...compareOf(asked) } };
  }
  if (path === '#/lessons') {
    return { screen: 'lessons' };
  }
  if (path === '#/lab') {
    return { screen: 'lab', address: hash.slice('#/lab?'.length) };
  }
  const [spells, subtype] = /^#\/spells(?:\/(\d{1,3}))?$/.exec(path ?? '') ?? [];
  if (spells !== undefined) {
    return { screen: 'spells', subtype: subtype === undefined ? undefined : Number(subtype) };
  }
  const [handbook, place] = /^#\/handbook(?:\/([\w.-]+))?$/.exec(path ?? '') ?? [];
  if (handbook !== undefined) {
    const rules = new URLSearchParams(query).get('rules') ?? USUAL_RULES;
    return { screen: 'handbook', place, rules };
  }
  const [replay, played] = /^#\/replay(?:\/([\w-]+))?$/.exec(path ?? '') ?? [];
  if (replay !== undefined) {
    const asked = new URLSearchParams(query);
    const [entry, turn] = [asked.get('entry'), asked.get('turn')];
    return {
      screen: 'replay',
      wish: {
        ...(played !== undefined && { game: played }),
        ...(entry !== null && NUMBER.test(entry) && { entry }),
        ...(turn !== null && NUMBER.test(turn) && { turn }),
      },
    };
  }
  return path === '#/hall' ? { screen: 'hall' } : { screen: 'title' };
}

function wishesOf(query: URLSearchParams): Wishes {
  const wished = (name: keyof Wishes) => {
    const value = query.get(name);
    return value === null || value === '' ? {} : { [name]: value };
  };
  return { ...wished('role'), ...wished('race'), ...wished('seed'), ...wished('rules') };
}

function compareOf(query: URLSearchParams): Pick<CompareWish, 'against' | 'moves'> {
  const [against, moves] = [query.get('against'), query.get('moves')];
  return {
    ...(against !== null && against !== '' && { against }),
    ...(moves !== null && NUMBER.test(moves) && { moves }),
  };
}

/** The address of one seed under two rules. */
export function compareAddress(wish: CompareWish): string {
  const query = new URLSearchParams({ ...wish }).toString();
  return query === '' ? '#/compare' : `#/compare?${query}`;
}

/** The address of the page for a new hero with these wishes. */
export function newHeroAddress(wishes: Wishes): string {
  const query = new URLSearchParams({ ...wishes }).toString();
  return query === '' ? '#/new' : `#/new?${query}`;
}

/** The address of a practice fight against a monster. */
export function arenaAddress(against: string): string {
  return `#/arena?${new URLSearchParams({ against })}`;
}

/** The address of a chapter or section of the handbook; undefined: of its contents. */
export function handbookAddress(place: string | undefined, rules = USUAL_RULES): string {
  const path = place === undefined ? '#/handbook' : `#/handbook/${place}`;
  return rules === USUAL_RULES ? path : `${path}?${new URLSearchParams({ rules })}`;
}

const NUMBER = /^\d{1,15}$/;

/**
 * The address of a record for one that came by `/g/7/replay#250`, which leads to `?replay=7#250`; undefined for any
 * other.
 * @param search what stands between ? and #
 */
export function recordAddress(search: string, hash: string): string | undefined {
  const entry = new URLSearchParams(search).get('replay');
  if (entry === null || !NUMBER.test(entry)) {
    return undefined;
  }
  const [, turn] = /^#(?:turn=?)?(\d{1,15})$/.exec(hash) ?? [];
  return `#/replay?entry=${entry}${turn === undefined ? '' : `&turn=${turn}`}`;
}

/** The present screen; follows the address. */
export function followRoute(): ReadonlySignal<Route> {
  const record = recordAddress(location.search, location.hash);
  if (record !== undefined) {
    history.replaceState(null, '', `${location.pathname}${record}`);
  }
  const route = signal(routeOf(location.hash));
  addEventListener('hashchange', () => {
    route.value = routeOf(location.hash);
  });
  return route;
}

/** The address of the last view of a game that is over. */
export function lookBackAddress(game: string): string {
  return `#/game/${game}/map`;
}

/** The address at which a game is looked back on. */
export function replayAddress({ game, entry }: ReplayWish): string {
  return game === undefined
    ? `#/replay${entry === undefined ? '' : `?entry=${entry}`}`
    : `#/replay/${game}`;
}

/** Goes to the title page or to a game; the browser's way back leads to the screen before. */
export function goTo(route: { screen: 'title' } | { screen: 'game'; game: string }): void {
  location.hash = route.screen === 'game' ? `#/game/${route.game}` : '#/';
}
