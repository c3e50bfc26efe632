// Which screen the address names: `#/game/ID` a game, anything else the title page.

import { type ReadonlySignal, signal } from '@preact/signals';

/** A screen. */
export type Route =
  | { readonly screen: 'title' }
  | { readonly screen: 'game'; readonly game: string };

/** The screen that the part of an address after # names. */
function routeOf(hash: string): Route {
  const game = /^#\/game\/([\w-]+)$/.exec(hash)?.[1];
  return game === undefined ? { screen: 'title' } : { screen: 'game', game };
}

/** The present screen; follows the address. */
export function followRoute(): ReadonlySignal<Route> {
  const route = signal(routeOf(location.hash));
  addEventListener('hashchange', () => {
    route.value = routeOf(location.hash);
  });
  return route;
}

/** Goes to a screen; the browser's way back leads to the one before. */
export function goTo(route: Route): void {
  location.hash = route.screen === 'game' ? `#/game/${route.game}` : '#/';
}
