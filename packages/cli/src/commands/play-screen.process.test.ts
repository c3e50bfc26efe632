// What the full screen leaves behind, however it ends, and what it does where terminals differ.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { programLine, type Start, TerminalPlayer } from '../testing/terminal-player.ts';

const folder = mkdtempSync(join(tmpdir(), 'screen-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HERO = ['--name', 'Una', '--role', 'wizard', '--race', 'elf', '--seed', 'demo'];

const RESTORED = '\u001b[?25h\u001b[?1049l';

/** Only the cursor is left on. */
const AS_BEFORE = new Set(['25']);

function sitDown(options: readonly string[], start: Partial<Start> = {}): TerminalPlayer {
  const player = new TerminalPlayer(options, { folder, ...start });
  onTestFinished(() => player.close());
  return player;
}

describe('the screen of a terminal', () => {
  it.each([
    ['S', 'S', 0, 'The game is kept.'],
    ['Ctrl-C', '\u0003', 0, 'The game is kept.'],
    ['SIGTERM', 'SIGTERM', 143, ''],
    ['SIGINT', 'SIGINT', 130, ''],
    ['SIGHUP', 'SIGHUP', 129, ''],
  ])('is as it was before after %s', async (_name, how, code, said) => {
    const player = sitDown(HERO);
    await player.until('Elf Wizard', '? help');
    expect(player.screen.modes).toEqual(new Set(['1000', '1006', '1049']));
    if (how.startsWith('SIG')) {
      player.end(how);
    } else {
      player.press(how);
    }
    expect(await player.ended).toBe(code);
    expect(player.screen.modes).toEqual(AS_BEFORE);
    expect(player.written.slice(player.written.lastIndexOf(RESTORED))).toContain(said);
  });

  it('says that the hero rested, waited or found nothing, when nothing else is told', async () => {
    const player = sitDown(HERO);
    await player.until('Elf Wizard', '? help');
    player.press('R');
    await player.until('You rest.');
    player.press('.');
    await player.until('You wait.');
    player.press('s');
    await player.until('You find nothing.');
  });

  it('is restored after a defect, with the error under it', async () => {
    const defect = "process.on('SIGUSR2',()=>{throw(new(Error)('a.defect'))})";
    const NODE_OPTIONS = `--import=data:text/javascript,${defect}`;
    const player = sitDown(HERO, { environment: { NODE_OPTIONS } });
    await player.until('Elf Wizard', '? help');
    player.end('SIGUSR2');
    expect(await player.ended).not.toBe(0);
    expect(player.screen.modes).toEqual(AS_BEFORE);
    expect(player.written.slice(player.written.lastIndexOf(RESTORED))).toContain('a.defect');
  });

  it.skipIf(process.platform === 'win32')(
    'is given to the shell with Ctrl-Z, and drawn again with fg',
    async () => {
      const player = sitDown([], { shell: 'bash' });
      await player.until('shell>');
      player.press(`${programLine(HERO)}\r`);
      await player.until('Elf Wizard', '? help');
      player.press('\u001a');
      await player.until(/Stopped.*shell>/s);
      expect(player.screen.modes).not.toContain('1049');
      expect(player.screen.modes).not.toContain('1000');
      player.press('fg\r');
      await player.until('Elf Wizard', '? help');
      expect(player.screen.modes).toContain('1049');
      player.press('l');
      await player.until('Turn 2');
      player.press('S');
      await player.until('The game is kept');
      player.press('exit\r');
      expect(await player.ended).toBe(0);
    },
  );

  it('asks what its background is, and writes so that it can be read there', async () => {
    const player = sitDown(HERO);
    await player.until('Elf Wizard', '? help');
    expect(player.written).toContain('\u001b]11;?\u0007');
    // Before the first colour is set, text has the terminal's own colour.
    expect(player.written).not.toContain('38;2;233;226;208');
    player.press('\u001b]11;rgb:0000/0000/0000\u001b\\');
    player.press('l');
    await player.until('Turn 2');
    expect(player.written).toContain('38;2;233;226;208');
    player.press('S');
    await player.ended;
  });

  it('has 24 bits of colour, or none where none are wanted', async () => {
    const deep = sitDown(HERO, { environment: { COLORFGBG: '15;0' } });
    await deep.until('Elf Wizard', '? help');
    expect(deep.written).toContain('38;2;217;164;65');
    deep.press('S');
    await deep.ended;
    const none = sitDown(['--continue'], { environment: { NO_COLOR: '1' } });
    await none.until('Elf Wizard', '? help');
    expect(none.written).not.toContain('38;');
    none.press('S');
    await none.ended;
  });

  it('keeps options for the next time, and asks for no clicks when they are off', async () => {
    const own = mkdtempSync(join(tmpdir(), 'options-'));
    onTestFinished(() => rmSync(own, { recursive: true }));
    const first = sitDown([], { folder: own });
    await first.until('q  Leave');
    first.press('O');
    await first.until('Palette  Standard', 'Mouse    on');
    first.press('\r\u001b[A\r');
    await first.until('Palette  Protanopia', 'Mouse    off');
    expect(first.screen.modes).toEqual(new Set(['1049']));
    first.press('\u001b');
    await first.until('q  Leave');
    first.press('q');
    expect(await first.ended).toBe(0);
    const kept: unknown = JSON.parse(readFileSync(join(own, 'roguewright/screen.json'), 'utf8'));
    expect(kept).toMatchObject({ palette: 'protanopia', mouse: false, motion: true });

    const second = sitDown([], { folder: own });
    await second.until('q  Leave');
    second.press('O');
    await second.until('Palette  Protanopia', 'Mouse    off');
    second.end('SIGTERM');
    await second.ended;
  });

  it('has Ctrl-J for a journey to the town, and words for one to another level', async () => {
    const player = sitDown(HERO);
    await player.until('Depth 1', '? help');
    player.press('\n');
    await player.until('You haven’t been on that level.');
    player.press('#journey 1\n');
    await player.until('You are there.');
    player.press('S');
    expect(await player.ended).toBe(0);
  });

  it('says how much room it needs, and plays on in whatever is enough', async () => {
    const player = sitDown(HERO, { columns: 30, rows: 10 });
    await player.until('The game needs 40 columns');
    player.resize(40, 12);
    await player.until(/HP \d+\/\d+/);
    player.press('Z');
    await player.until(/a - [a-z ]+: \d+ energy/, /retention\s+│?\s*\d+/);
    player.press('\u001b');
    await player.until(/HP \d+\/\d+/);
    player.resize(100, 30);
    await player.until('Elf Wizard', '? help');
    player.press('S');
    expect(await player.ended).toBe(0);
  });

  it('is not used on a terminal that can only print lines, and the reason is printed', async () => {
    const dumb = sitDown(HERO, { environment: { TERM: 'dumb' } });
    await dumb.until('TERM is dumb: the game is played in lines.');
    await dumb.until('help lists the commands');
    dumb.press('quit\r');
    expect(await dumb.ended).toBe(0);
    expect(dumb.written).not.toContain('\u001b[?1049h');
  });
});
