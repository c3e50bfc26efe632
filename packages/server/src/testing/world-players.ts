// Players of a shared world, each with a socket of his own.

import type { PartyMember } from '@roguewright/engine/game';
import type { NewGameTicket } from '../games/tickets.ts';
import type { WorldTicket } from '../worlds/world-keeper.ts';
import { jsonOf, send } from './http.ts';
import { Player } from './player.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** Begins a world on a server. */
export async function beginWorld(url: string, wish: object = {}): Promise<WorldTicket> {
  const hero = { heroName: 'Ada', role: 'wizard', race: 'human', seed: 'shared' };
  const body = JSON.stringify({ ...hero, ...wish });
  const answer = await send(url, '/api/worlds', { method: 'POST', headers: JSON_TYPE, body });
  return jsonOf(answer) as WorldTicket;
}

/** Asks for a hero in a world; the answer as it came. */
export async function askToJoin(url: string, game: string, invite: string, wish: object) {
  const headers = { ...JSON_TYPE, Authorization: `Bearer ${invite}` };
  const hero = { role: 'valkyrie', race: 'human', ...wish };
  const path = `/api/worlds/${game}/heroes`;
  return await send(url, path, { method: 'POST', headers, body: JSON.stringify(hero) });
}

/** An invited player's hero. */
export async function joinWorld(url: string, world: WorldTicket, heroName: string) {
  return jsonOf(await askToJoin(url, world.game, world.invite, { heroName })) as NewGameTicket;
}

/** A player connects. */
export function connect(url: string, { game, token }: NewGameTicket, client?: string, lastId = 0) {
  return Player.join(url, { game, token }, client, lastId);
}

/** The party as a player was last told, by names. */
export function partyOf(player: Player): Readonly<Record<string, PartyMember>> {
  const told = player.received.findLast(one => one.type === 'party' || one.type === 'performed');
  const party =
    told?.type === 'party'
      ? told.party
      : told?.type === 'performed'
        ? told.performed.view.party
        : [];
  return Object.fromEntries((party ?? []).map(member => [member.name, member]));
}

/** Resolves when a player was told that something holds of the party. */
export async function untilParty(
  player: Player,
  holds: (party: Readonly<Record<string, PartyMember>>) => boolean,
): Promise<void> {
  while (!holds(partyOf(player))) {
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}
