import { describe, expect, it } from 'vitest';
import { invitation, invitationLink, serverAddress } from './address.ts';

describe('the address of a server', () => {
  it.each([
    ['https://play.example', 'https://play.example'],
    ['https://play.example/', 'https://play.example'],
    ['play.example', 'https://play.example'],
    ['localhost:8765', 'http://localhost:8765'],
    ['127.0.0.1:8765/', 'http://127.0.0.1:8765'],
    ['http://[::1]:8765', 'http://[::1]:8765'],
    ['https://play.example/games/index.html#/lobby', 'https://play.example/games'],
  ])('%s is %s', (written, address) => {
    expect(serverAddress('--server', written)).toBe(address);
  });

  it.each(['', 'http://', 'two words'])('is none: "%s"', written => {
    expect(() => serverAddress('--server', written)).toThrow(
      '--server: expected the address of a server',
    );
  });
});

describe('an invitation', () => {
  const link = { server: 'http://localhost:8765', game: 'aBc-1', invite: 's_cret' };

  it('is the link that the page shows', () => {
    expect(invitation('--join', 'http://localhost:8765/#/join/aBc-1/s_cret')).toEqual(link);
    expect(invitation('--join', invitationLink(link))).toEqual(link);
  });

  it.each(['http://localhost:8765/', 'https://play.example/#/game/abc', 'abc'])(
    'is not %s',
    written => {
      expect(() => invitation('--join', written)).toThrow('--join: expected an invitation');
    },
  );
});
