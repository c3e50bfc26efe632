// The heroes of a shared world: who is here, how hurt he looks, and for whom the world waits.

import { aboutMember } from '@roguewright/engine/face';
import type { GameView, PartyMember } from '@roguewright/engine/game';

/** The list, of one line for each hero. */
export function PartyList({ party }: { readonly party: readonly PartyMember[] }) {
  return (
    <ul class="party">
      {party.map(member => (
        <li key={member.seat} class={member.standing === 'here' ? '' : 'muted'}>
          <strong>{member.isSelf ? `${member.name} (you)` : member.name}</strong>{' '}
          <span class="muted">{aboutMember(member)}</span>
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
