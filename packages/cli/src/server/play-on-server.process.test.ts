// Heroes on a server, played in terminals: real processes, the server killed and started again in between.

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { joinOverColyseus, SocketHost, serverWorlds, type WorldClock } from '@roguewright/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TerminalPlayer } from '../testing/terminal-player.ts';
import { invitationLink } from './address.ts';
import { LinesPlayer, Served } from './testing/served.ts';

const REST = { kind: 'rest', count: 1 } as const;
const UNA = ['--name', 'Una', '--role', 'wizard', '--race', 'elf', '--seed', 'demo'];
const BREN = ['--name', 'Bren', '--role', 'valkyrie', '--race', 'human'];

function folderOf(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Ada begins a world and plays it as a page does. */
async function world(url: string, clock: WorldClock) {
  const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed: 'shared' };
  const made = await serverWorlds(url).begin(start, clock);
  if (made.kind === 'refused') {
    throw new Error(made.message);
  }
  const { game, token, invite } = made.key;
  const ada = new SocketHost(joinOverColyseus(game, token, url));
  onTestFinished(() => ada.close());
  await ada.look();
  return { ada, link: invitationLink({ server: url, game, invite }) };
}

async function turnOf(player: LinesPlayer): Promise<number> {
  return Number(/Turn (\d+)/.exec(await player.ask('hero'))?.[1]);
}

describe('a game of one hero on a server, in lines', () => {
  it('is begun, survives the server, is left and gone on with, by a key that only its owner reads', async () => {
    const folder = folderOf('far-lines');
    const served = await Served.start(folderOf('served'));
    const una = new LinesPlayer(folder, '--server', served.url, ...UNA);
    await una.until(/> /);
    await una.ask('rest 2');
    const before = await turnOf(una);
    expect(before).toBeGreaterThan(1);
    const keys = join(folder, 'roguewright', 'servers.json');
    expect(statSync(keys).mode & 0o077).toBe(0);
    expect(readFileSync(keys, 'utf8')).toContain('"hero": "Una"');

    await served.kill();
    await una.until(/The server doesn’t answer\. Trying again…/);
    una.write('rest 1');
    await served.start();
    await una.until(/The server answers again\./);
    await una.until(/> /);
    expect(await turnOf(una)).toBe(before + 1);
    una.write('quit');
    await una.until(/roguewright play --server http:\/\/localhost:\d+ --continue goes on with it/);
    expect(await una.ended).toBe(0);

    const again = new LinesPlayer(folder, '--server', '--continue', 'Una');
    await again.until(/> /);
    expect(await turnOf(again)).toBe(before + 1);
    again.end();
    expect(await again.ended).toBe(0);
    const none = new LinesPlayer(folder, '--server', '--continue', 'Perchta');
    expect(await none.ended).toBe(2);
    expect(none.printed).toContain('Una');
  });

  it('says what is wrong with a server, a link and a hero', async () => {
    const folder = folderOf('far-wrong');
    const served = await Served.start(folderOf('served'));
    const ends = async (...options: string[]) => {
      const player = new LinesPlayer(folder, ...options);
      return [await player.ended, player.printed] as const;
    };
    expect(await ends('--server')).toEqual([
      2,
      expect.stringContaining('you have played on no server'),
    ]);
    expect(await ends('--server', 'http://localhost:9')).toEqual([
      2,
      expect.stringContaining('The server doesn’t answer'),
    ]);
    expect(await ends('--join', served.url)).toEqual([
      2,
      expect.stringContaining('--join: expected an invitation'),
    ]);
    expect(await ends('--join', `${served.url}/#/join/none/none`, ...BREN)).toEqual([
      2,
      expect.stringContaining('leads to no world'),
    ]);
    expect(await ends('--server', served.url, '--role', 'cook')).toEqual([
      2,
      expect.stringContaining('--role'),
    ]);
  });
});

describe('a shared world', () => {
  it('is joined in lines by its link, waits for all, and tells what others do', async () => {
    const folder = folderOf('far-world');
    const served = await Served.start(folderOf('served'));
    const { ada, link } = await world(served.url, { clock: 'waiting' });
    const bren = new LinesPlayer(folder, '--join', link);
    await bren.until(
      /Time passes when every hero has acted\. Ada, human wizard\. Room for 15 more\./,
    );
    bren.write('Ada');
    await bren.until(/Role \(/);
    bren.write('valkyrie');
    await bren.until(/Race \(/);
    bren.write('human');
    await bren.until(/This world has a hero called Ada already/);
    bren.write('Bren');
    await bren.until(/Role \(/);
    bren.write('valkyrie');
    await bren.until(/Race \(/);
    bren.write('human');
    await bren.until(/You share this world with others/);
    await bren.until(/> /);
    expect(await bren.ask('party')).toMatch(/Ada: .*to move\nBren \(you\): .*to move/);

    const turn = await turnOf(bren);
    await bren.ask('rest 1');
    expect(await bren.ask('rest 1')).toContain('The other heroes move first.');
    await new Promise(resolve => setTimeout(resolve, 2000));
    await ada.perform(REST);
    await bren.until(/It is your move\./);
    expect(await turnOf(bren)).toBe(turn + 1);

    // What is done while the server is away is done once.
    await served.kill();
    await bren.until(/The server doesn’t answer/);
    bren.write('rest 1');
    await served.start();
    await bren.until(/The server answers again\./);
    await bren.until(/> /);
    await ada.perform(REST);
    // His command was sent again; it may arrive after hers.
    await expect.poll(() => turnOf(bren)).toBe(turn + 2);

    expect(await bren.ask('leave')).toContain('You leave the world.');
    expect((await ada.perform(REST)).view.turn).toBe(turn + 3);
    expect(await bren.ask('return')).toContain('You are back in the world.');
    expect(await bren.ask('invite')).toContain(link);
    expect(await bren.ask('shut out Ada')).toContain('Only the player who began a shared world');
    await ada.presence('leave');
    await bren.until(/Ada leaves the world for a while\./);
    bren.write('quit');
    expect(await bren.ended).toBe(0);
    // The link opens the hero that this terminal has there already.
    const again = new LinesPlayer(folder, '--join', link);
    await again.until(/Your hero Bren is in this world\./);
    await again.until(/> /);
    again.end();
    expect(await again.ended).toBe(0);
  });

  it('runs by itself under a running clock', async () => {
    const served = await Served.start(folderOf('served'));
    const { link } = await world(served.url, { clock: 'running', ticksPerSecond: 40 });
    const bren = new LinesPlayer(folderOf('far-clock'), '--join', link, ...BREN);
    await bren.until(/Time runs: a move takes 0\.25 seconds\./);
    await bren.until(/> /);
    const first = await turnOf(bren);
    await bren.ask('search 1');
    while ((await turnOf(bren)) < first + 5) {
      await new Promise(resolve => setTimeout(resolve, 250));
    }
    bren.write('quit');
    expect(await bren.ended).toBe(0);
  });

  it('is played on the full screen, which mends a lost connection and shows the others', async () => {
    const folder = folderOf('far-screen');
    const served = await Served.start(folderOf('served'));
    const { ada, link } = await world(served.url, { clock: 'waiting' });
    const bren = new TerminalPlayer(['--join', link, ...BREN], { folder });
    onTestFinished(() => bren.close());
    await bren.until('Bren', '? help');
    bren.press('s');
    await bren.until('Waiting for Ada.');
    await ada.perform(REST);
    await bren.until('Turn 2', '? help');

    await served.kill();
    await bren.until('The server doesn’t answer');
    bren.press('s');
    await bren.until('^C leaves');
    await served.start();
    await bren.until('The server answers again', 'Waiting for Ada.');
    expect((await ada.perform(REST)).view.turn).toBe(3);
    await bren.until('Turn 3');

    bren.press('\u0017');
    await bren.until('World', 'Ada:', 'Bren (you)');
    bren.press('l');
    await bren.until('Your hero waits outside the world.');
    expect((await ada.perform(REST)).view.turn).toBe(4);
    bren.press('\u0017');
    await bren.until('Come back');
    bren.press('b');
    await bren.until('Turn 4', '? help');
    bren.press('S');
    expect(await bren.ended).toBe(0);
    expect(bren.written).toContain(`roguewright play --server ${served.url} --continue`);

    // On the title page of the server, where a new world is begun too.
    const title = new TerminalPlayer(['--server', served.url], { folder });
    onTestFinished(() => title.close());
    await title.until('Continue', 'World with others', 'Join a world');
    title.press('w');
    await title.until('In turns');
    title.press('t');
    await title.until('New hero');
    title.press('Dot\r');
    await title.until('Wizard');
    title.press('\r\r\r');
    await title.until('Dot', '? help');
    title.press('\u0017');
    await title.until('The invitation for others');
    title.press('i');
    await title.until('Others join by this link');
    title.press('\u001b');
    title.press('\u0003');
    expect(await title.ended).toBe(0);
  });

  it('lets a player leave while the server is away', async () => {
    const folder = folderOf('far-away');
    const served = await Served.start(folderOf('served'));
    const player = new TerminalPlayer(['--server', served.url, ...UNA], { folder });
    onTestFinished(() => player.close());
    await player.until('Una', '? help');
    await served.kill();
    await player.until('The server doesn’t answer');
    player.press('s');
    await player.until('^C leaves');
    player.press('\u0003');
    expect(await player.ended).toBe(0);
    expect(player.written).toContain('The game is kept.');
  });
});
