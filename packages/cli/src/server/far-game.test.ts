// Heroes on a server that runs in this process: in lines and on a screen, the server stopped and started in between.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_RULESET } from '@roguewright/engine/rulesets';
import { engineGames, type RunningServer, startServer } from '@roguewright/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Session } from '../play/session.ts';
import { USUAL_OPTIONS } from '../screen/options/options.ts';
import { TerminalApp } from '../screen/pages/terminal-app.ts';
import { Stage } from '../screen/stage/stage.ts';
import { FakeDevice } from '../testing/fake-device.ts';
import { invitation } from './address.ts';
import type { FarGame } from './far-game.ts';
import { FarGames } from './far-games.ts';
import { keysFile, keysIn } from './kept-keys.ts';
import { gamesOf } from './play-on-server.ts';
import { answerOfWorld } from './world-lines.ts';

const maker = engineGames();
const UNA = { heroName: 'Una', role: 'wizard', race: 'human', seed: 'demo' };
const ADA = { ...UNA, heroName: 'Ada' };
const BREN = { heroName: 'Bren', role: 'valkyrie', race: 'human' };

function folderOf(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server that can be stopped and started again at its address. */
async function serve() {
  const dataFolder = folderOf('far-server');
  let server: RunningServer | undefined;
  const start = async (port: number) => {
    server = await startServer({ port, dataFolder, maker, report: () => undefined });
    return server.url;
  };
  const stop = async () => {
    await server?.close();
    server = undefined;
  };
  onTestFinished(stop);
  const url = await start(0);
  return { url, stop, startAgain: () => start(Number(new URL(url).port)) };
}

function terminal(url: string, folder = folderOf('far-keys')) {
  return FarGames.at(url, keysIn(keysFile(join(folder, 'screen.json'))));
}

/** A game that is played in lines, and what was said beside it. */
async function sit(game: FarGame) {
  onTestFinished(() => game.close());
  const said: string[] = [];
  const session = await Session.begin(game);
  game.listen({
    performed: performed => said.push(session.hear(performed)),
    said: sentences => said.push(...sentences),
  });
  const world = (line: string) => answerOfWorld(line, game, game.view!) ?? Promise.resolve('');
  return { session, said, world };
}

describe('a game of one hero on a server', () => {
  it('goes on after the server was away, with each command carried out once', async () => {
    const { url, stop, startAgain } = await serve();
    const folder = folderOf('far-keys');
    const games = await terminal(url, folder);
    const game = games.open(await games.create(UNA));
    const { session, said } = await sit(game);
    await session.answer('rest 2');
    const { turn } = game.view!;
    await stop();
    await vi.waitFor(() => expect(said).toContain('The server doesn’t answer. Trying again…'));
    const answer = session.answer('rest 1');
    await startAgain();
    await answer;
    await vi.waitFor(() => expect(said).toContain('The server answers again.'));
    expect((await game.look()).view.turn).toBe(turn + 1);
    expect(await session.answer('quit')).toBe(
      `The game is kept. roguewright play --server ${url} --continue goes on with it.`,
    );
    const again = await terminal(url, folder);
    const [going] = await again.going();
    expect(going?.title).toBe(`Una, Human Wizard, turn ${turn + 1}`);
    expect((await again.open(going!.id).look()).view.hero.name).toBe('Una');
    expect(await (await terminal(url)).going()).toEqual([]);
  });

  it('names the field that the server refuses, and has the server look back on a drawn seed', async () => {
    const { url } = await serve();
    const games = await terminal(url);
    const game = games.open(await games.create({ ...UNA, seed: '' }));
    const { session } = await sit(game);
    await session.answer('rest 3');
    expect(await session.answer('luck')).not.toContain('The record of this game is on the server');
    expect(await session.answer('last-turns')).toMatch(/^Since turn \d+ nothing that you knew/);
    await expect(game.record()).rejects.toThrow('The record of this game is on the server');
    await expect(games.create({ ...UNA, role: 'cook' })).rejects.toMatchObject({ field: 'role' });
    await expect(FarGames.at('http://localhost:9', keysIn('/nowhere'))).rejects.toMatchObject({
      field: 'server',
      message: 'The server doesn’t answer. Is it running?',
    });
  });
});

describe('a shared world', () => {
  it('is joined by its link, and tells each what others do', async () => {
    const { url, stop, startAgain } = await serve();
    const adas = await terminal(url);
    const ada = await sit(adas.open(await adas.begin(ADA, { clock: 'waiting' })));
    const link = invitation('--join', await ada.world('invite'));
    const brens = await terminal(url);
    expect((await brens.about(link)).free).toBe(15);
    await expect(brens.join(link, { ...BREN, heroName: 'Ada' })).rejects.toMatchObject({
      field: 'heroName',
    });
    const id = await brens.join(link, BREN);
    expect(brens.heroIn(id)).toBe('Bren');
    const game = brens.open(id);
    const bren = await sit(game);
    await vi.waitFor(() => expect(ada.said.join(' ')).toContain('Bren, human Valkyrie, joins'));
    expect(await bren.world('party')).toMatch(/^Ada: Wizard.*to move\nBren \(you\): .*to move$/);

    await bren.session.answer('rest 1');
    expect(game.status).toBe('Waiting for Ada.');
    expect(await bren.session.answer('rest 1')).toContain('The other heroes move first.');
    await ada.session.answer('rest 1');
    await vi.waitFor(() => expect(game.status).toBe(''));
    expect(game.view!.turn).toBe(2);

    await stop();
    await vi.waitFor(() => expect(game.status).toContain('doesn’t answer'));
    const resting = bren.session.answer('rest 1');
    await startAgain();
    await resting;
    await ada.session.answer('rest 1');
    await vi.waitFor(() => expect(game.view!.turn).toBe(3));

    expect(await bren.world('leave')).toContain('You leave the world.');
    expect(game.status).toBe('Your hero waits outside the world.');
    await vi.waitFor(() => expect(ada.said).toContain('Bren leaves the world for a while.'));
    await ada.session.answer('rest 1');
    expect(await bren.world('return')).toContain('You are back');
    await expect(bren.world('shut out Ada')).rejects.toThrow('Only the player who began');
    expect(await ada.world('invite new')).not.toContain(link.invite);
    await expect(brens.about(link)).rejects.toMatchObject({ field: 'server' });
  });

  it('is played on a screen, which says for whom it waits', async () => {
    const { url } = await serve();
    const adas = await terminal(url);
    const ada = await sit(adas.open(await adas.begin(ADA, { clock: 'waiting' })));
    const link = invitation('--join', await ada.world('invite'));
    const brens = await terminal(url);
    const device = new FakeDevice(['s', '^W', 'Escape', 'S']);
    const stage = new Stage(device, { ...USUAL_OPTIONS, motion: false });
    const games = await gamesOf({ ruleset: DEFAULT_RULESET }, brens);
    const place = { read: () => USUAL_OPTIONS, keep: () => '' };
    const farewell = await new TerminalApp(stage, games, place).play({
      at: 'join',
      link,
      given: BREN,
    });
    expect(device.screens[0]).toContain('You are Bren, Human Valkyrie.');
    expect(device.screens[1]).toContain('Waiting for Ada.');
    expect(device.screens[2]).toMatch(/World[\s\S]*Leave the world for a while/);
    expect(device.screens[2]).toContain('Ada: Wizard');
    expect(farewell).toBe(
      `The game is kept. roguewright play --server ${url} --continue goes on with it.`,
    );
  });
});
