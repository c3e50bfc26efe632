// The heroes of a shared world: who is here, how hurt he looks, and for whom the world waits.

import type { GameView, PartyMember } from '@roguewright/engine/game';
import { label } from '../figures.ts';

const STANDINGS: Readonly<Record<PartyMember['standing'], string>> = {
  here: '',
  away: 'away',
  died: 'dead',
  won: 'has won',
};

/** What is known of a hero besides his name, in words. */
function tellMember({ role, level, health, standing, isSelf }: PartyMember): string {
  const parts = [
    level === undefined ? role : `${role}, level ${level}`,
    standing === 'here' && !isSelf && level === undefined ? 'out of sight' : '',
    health === undefined || health === '' ? '' : label(health),
    STANDINGS[standing],
  ];
  return parts.filter(part => part !== '').join(', ');
}

/** The list, of one line for each hero. */
export function PartyList({ party }: { readonly party: readonly PartyMember[] }) {
  return (
    <ul class="party">
      {party.map(member => (
        <li key={member.seat} class={member.standing === 'here' ? '' : 'muted'}>
          <strong>{member.isSelf ? `${member.name} (you)` : member.name}</strong>{' '}
          <span class="muted">{tellMember(member)}</span>
          {member.isAwaited && <span class="awaited"> to move</span>}
        </li>
      ))}
    </ul>
  );
}

/** The card of the margin; nothing in a game of one hero. */
export function PartyCard({ view }: { readonly view: GameView }) {
  const { party } = view;
  return party === undefined ? null : (
    <section class="card" aria-label="Party">
      <h3>Party</h3>
      <PartyList party={party} />
    </section>
  );
}
