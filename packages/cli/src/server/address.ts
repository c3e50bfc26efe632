// Addresses of servers and invitations, as players write them.

import { UsageError } from '@roguewright/engine/errors';

/** An invitation to a shared world. */
export interface Invitation {
  /** The address of the server. */
  readonly server: string;
  readonly game: string;
  readonly invite: string;
}

/** This machine, to whose servers nobody needs TLS. */
const OWN_MACHINE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::|\/|$)/;

/**
 * The address of a server without a slash at its end. `https://` may be left out.
 * @param option by which it was given
 * @throws UsageError for anything else
 */
export function serverAddress(option: string, written: string): string {
  const { origin, pathname } = urlOf(option, written, 'the address of a server');
  return `${origin}${pathname.replace(/\/+(?:index\.html)?$/, '')}`;
}

/** What an invitation leads to. @throws UsageError for what is no invitation */
export function invitation(option: string, written: string): Invitation {
  const expected = 'an invitation, such as https://play.example/#/join/GAME/SECRET';
  const url = urlOf(option, written, expected);
  const [, game, invite] = /^#\/join\/([\w-]+)\/([\w-]+)$/.exec(url.hash) ?? [];
  if (game === undefined || invite === undefined) {
    throw new UsageError(option, written, expected);
  }
  url.hash = '';
  return { server: serverAddress(option, url.href), game, invite };
}

/** The link that invites others to a world, which the page opens too. */
export function invitationLink({ server, game, invite }: Invitation): string {
  return `${server}/#/join/${game}/${invite}`;
}

function urlOf(option: string, written: string, expected: string): URL {
  const text = written.trim();
  const scheme = /^https?:\/\//.test(text) ? '' : OWN_MACHINE.test(text) ? 'http://' : 'https://';
  if (text === '' || !URL.canParse(`${scheme}${text}`)) {
    throw new UsageError(option, written, expected);
  }
  return new URL(`${scheme}${text}`);
}
