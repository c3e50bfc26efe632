// The world that the hero shares with others: who is in it, leaving and coming back, the invitation.

import { tellMember } from '@roguewright/engine/face';
import type { Choice } from '../stage/stage.ts';
import type { PlayedGame } from './played-game.ts';

type Wish = 'leave' | 'return' | 'link' | 'renew' | 'shut-out';

/** Shows who is there, and does what the player chooses. */
export async function visitWorld(game: PlayedGame): Promise<void> {
  const { far, stage, view } = game;
  const { party } = view;
  const own = party?.find(({ isSelf }) => isSelf);
  if (far === undefined || party === undefined || own === undefined) {
    game.say(['You are alone in this game: nobody can join it.']);
    return;
  }
  const members = party.map(member => ({ key: '', text: tellMember(member), value: undefined }));
  const choices: Choice<Wish | undefined>[] = [
    own.standing === 'away'
      ? { key: 'b', text: 'Come back to the world', value: 'return' }
      : { key: 'l', text: 'Leave the world for a while; nobody waits for you', value: 'leave' },
    ...(far.link === undefined
      ? []
      : [{ key: 'i', text: 'The invitation for others', value: 'link' as const }]),
    ...(own.seat === 0
      ? [
          { key: 'n', text: 'A new invitation; the old one is void', value: 'renew' as const },
          { key: 's', text: 'Shut a player out', value: 'shut-out' as const },
        ]
      : []),
    ...members,
  ];
  const wish = await stage.choose(game.draw(''), 'World', choices);
  switch (wish) {
    case 'leave':
    case 'return':
      await game.waitFor(far.presence(wish));
      return;
    case 'renew':
      await game.waitFor(far.renewLink());
      return showLink(game);
    case 'link':
      return showLink(game);
    case 'shut-out':
      return shutOut(game);
    case undefined:
      return;
  }
}

async function showLink(game: PlayedGame): Promise<void> {
  const link = game.far?.link ?? '';
  const text = `Others join by this link, in a browser or with\nroguewright play --join LINK\n\n${link}`;
  // Narrow screens break it: the log has it in one piece for those who copy it.
  game.say([link]);
  await game.stage.page(game.draw(''), 'Invitation', text);
}

async function shutOut(game: PlayedGame): Promise<void> {
  const others = (game.view.party ?? []).filter(({ isSelf }) => !isSelf);
  const choices = others.map((member, at) => ({
    key: String.fromCharCode(97 + at),
    text: tellMember(member),
    value: member.name,
  }));
  const name = await game.stage.choose(game.draw(''), 'Shut out', choices);
  if (name !== undefined) {
    await game.waitFor(game.far!.shutOut(name));
    game.say([`${name} is shut out.`]);
  }
}
