// The addresses of the screens that have to do with other people: `#/lobby` the games that are played now,
// `#/watch/ID` one of them, `#/watch/ID/KEY` one as a friend, `#/account` one's account, `#/player/NAME` a player,
// `#/join/GAME/INVITE` an invitation to a shared world.

/** Where to. */
export type PeopleRoute =
  | { readonly screen: 'account' }
  | { readonly screen: 'lobby' }
  | { readonly screen: 'player'; readonly name: string }
  /** An invitation to a shared world. */
  | { readonly screen: 'join'; readonly game: string; readonly invite: string }
  | { readonly screen: 'watch'; readonly watch: string; readonly friend: string | undefined };

/** The screen that the part of an address after # names; undefined: none of other people. */
export function peopleRouteOf(hash: string): PeopleRoute | undefined {
  const [, game, invite] = /^#\/join\/([\w-]+)\/([\w-]+)$/.exec(hash) ?? [];
  if (game !== undefined && invite !== undefined) {
    return { screen: 'join', game, invite };
  }
  if (hash === '#/account' || hash === '#/lobby') {
    return { screen: hash === '#/account' ? 'account' : 'lobby' };
  }
  const [, watch, friend] = /^#\/watch\/([\w-]+)(?:\/([\w-]+))?$/.exec(hash) ?? [];
  if (watch !== undefined) {
    return { screen: 'watch', watch, friend };
  }
  const [, player] = /^#\/player\/([^/?]{1,300})$/.exec(hash) ?? [];
  return player === undefined ? undefined : { screen: 'player', name: decoded(player) };
}

/** A part of an address in plain letters; as it is, where it is none. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address by which others are invited to a shared world. What follows # is in no request and no log. */
export function inviteAddress(game: string, invite: string): string {
  return `#/join/${game}/${invite}`;
}
