// What every face tells of the heroes who share a world.

import type { PartyMember } from '../game/index.ts';

/** Most names that are listed; of more only their number is told. */
const MOST_NAMES = 3;

/** The others for whom the world waits: `Bren and Cuno`, `Bren and 4 more`; empty: for nobody. */
export function awaitedNames(party: readonly PartyMember[]): string {
  const names = party.filter(one => one.isAwaited && !one.isSelf).map(({ name }) => name);
  if (names.length > MOST_NAMES) {
    return `${names[0]} and ${names.length - 1} more`;
  }
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

const STANDINGS: Readonly<Record<PartyMember['standing'], string>> = {
  here: '',
  away: 'away',
  died: 'dead',
  won: 'has won',
};

/** What is known of a hero besides his name. */
export function aboutMember({ role, level, health, standing, isSelf }: PartyMember): string {
  const parts = [
    level === undefined ? role : `${role}, level ${level}`,
    standing === 'here' && !isSelf && level === undefined ? 'out of sight' : '',
    health?.replaceAll('-', ' ') ?? '',
    STANDINGS[standing],
  ];
  return parts.filter(part => part !== '').join(', ');
}

/** A hero of the world in one line, with whether the world waits for him. */
export function tellMember(member: PartyMember): string {
  const { name, isSelf, isAwaited } = member;
  const told = `${isSelf ? `${name} (you)` : name}: ${aboutMember(member)}`;
  return isAwaited ? `${told}, to move` : told;
}

/** Who joined, left, came back or met an end between two views, a sentence for each; nothing without a first view. */
export function partyNews(
  before: readonly PartyMember[] | undefined,
  after: readonly PartyMember[] | undefined,
): readonly string[] {
  if (before === undefined || after === undefined) {
    return [];
  }
  const stood = new Map(before.map(({ seat, standing }) => [seat, standing]));
  return after.flatMap(member => {
    const was = stood.get(member.seat);
    return member.isSelf || was === member.standing ? [] : [tellChange(member, was)];
  });
}

function tellChange(
  { name, role, race, standing }: PartyMember,
  was: PartyMember['standing'] | undefined,
): string {
  if (was === undefined) {
    return `${name}, ${race.toLowerCase()} ${role}, joins the world.`;
  }
  switch (standing) {
    case 'away':
      return `${name} leaves the world for a while.`;
    case 'died':
      return `${name} is dead.`;
    case 'won':
      return `${name} has won.`;
    case 'here':
      return was === 'died' ? `${name} is alive again.` : `${name} is back in the world.`;
  }
}
