// The heroes who share the world, as one of them knows them. Everybody knows who belongs to the world and whose move
// it waits for; level and health are known of those in sight.

import type {
  ApparentHealth,
  PartyMember,
  PartyPart,
  PartyStanding,
} from '../../protocol/companions/party-view.ts';
import { isAway, isUp } from '../../state/company.ts';
import type { GameState } from '../../state/state.ts';

/** @param healthOf how hurt a hero in sight looks */
export function partyPart(
  state: GameState,
  healthOf: (other: GameState) => ApparentHealth,
): PartyPart {
  const { states, world } = state;
  if (states.length === 1 && world.start.shared !== true) {
    return {};
  }
  return { party: states.map(other => memberView(state, other, healthOf)) };
}

function memberView(
  state: GameState,
  other: GameState,
  healthOf: (other: GameState) => ApparentHealth,
): PartyMember {
  const { seat, sheet, ending, level, hero, ruleset } = other;
  const isSelf = other === state;
  const { roles, races } = ruleset.bridges;
  const { role, race } = begunAs(other);
  const inSight = isSelf || (state.isOn(level) && other.seat.present && state.perceives(hero));
  return {
    seat: seat.number,
    name: sheet.name,
    role: roles[role]!.title,
    race: races[race]!.title,
    isSelf,
    standing: standingOf(other),
    isAwaited: ending === undefined && seat.present && isUp(other),
    ...(inSight && { level: sheet.level }),
    ...(inSight && !isSelf && { health: healthOf(other) }),
  };
}

/** Role and race with which a hero came into the world: a race changed since is known to those who see him only. */
function begunAs({ world, seat }: GameState): { readonly role: string; readonly race: string } {
  const { start, joined } = world;
  return [start, ...(start.companions ?? []), ...joined][seat.number]!;
}

function standingOf(other: GameState): PartyStanding {
  return other.ending?.kind ?? (isAway(other) ? 'away' : 'here');
}
