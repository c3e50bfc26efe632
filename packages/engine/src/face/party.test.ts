import { describe, expect, it } from 'vitest';
import type { PartyMember } from '../game/index.ts';
import { awaitedNames, partyNews } from './party.ts';

function member(name: string, other: Partial<PartyMember> = {}): PartyMember {
  const plain = { seat: 0, role: 'Wizard', race: 'Human', isSelf: false } as const;
  return { name, ...plain, standing: 'here', isAwaited: true, ...other };
}

describe('the heroes who are awaited', () => {
  it('are named without oneself, and counted from four on', () => {
    const own = member('Ada', { isSelf: true });
    const [bren, cuno, dot, eli] = ['Bren', 'Cuno', 'Dot', 'Eli'].map(name => member(name));
    expect(awaitedNames([own])).toBe('');
    expect(awaitedNames([own, bren!])).toBe('Bren');
    expect(awaitedNames([own, bren!, cuno!, dot!])).toBe('Bren, Cuno and Dot');
    expect(awaitedNames([bren!, cuno!, dot!, eli!])).toBe('Bren and 3 more');
    expect(awaitedNames([member('Bren', { isAwaited: false })])).toBe('');
  });
});

describe('the news of a party', () => {
  it('tell who joined, left, came back, died and was raised', () => {
    const bren = member('Bren', { seat: 1 });
    const as = (standing: PartyMember['standing']) => [{ ...bren, standing }];
    expect(partyNews(undefined, [bren])).toEqual([]);
    expect(partyNews([], [bren])).toEqual(['Bren, human Wizard, joins the world.']);
    expect(partyNews(as('here'), as('away'))).toEqual(['Bren leaves the world for a while.']);
    expect(partyNews(as('away'), as('here'))).toEqual(['Bren is back in the world.']);
    expect(partyNews(as('here'), as('died'))).toEqual(['Bren is dead.']);
    expect(partyNews(as('died'), as('here'))).toEqual(['Bren is alive again.']);
    expect(partyNews(as('here'), as('won'))).toEqual(['Bren has won.']);
    expect(partyNews(as('here'), as('here'))).toEqual([]);
    expect(partyNews([], [{ ...bren, isSelf: true }])).toEqual([]);
  });
});
