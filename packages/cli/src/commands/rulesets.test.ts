import { describe, expect, it } from 'vitest';
import { run } from '../program.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';

async function shown(id: string): Promise<string> {
  const terminal = fakeTerminal();
  await run(['rulesets', 'show', id], terminal);
  return terminal.written.replaceAll(/\s+/g, ' ');
}

describe('the page of a ruleset', () => {
  it('tells what a game plays from what only the library and odds know', async () => {
    const [played, asked] = (await shown('evilhack')).split('no game has what they are about');
    expect(played).toContain('The wand of death explodes');
    expect(played).not.toContain('Sewage');
    expect(asked).toContain('Sewage');
    expect(await shown('crossfire')).not.toContain('no game has');
  });

  it('of FIQHack claims bones and bouts of cursing for its games, and no gallop', async () => {
    const [played, asked] = (await shown('fiqhack')).split('no game has what they are about');
    for (const says of ['A dead hero may rise', 'a bout of cursing']) {
      expect(played).toContain(says);
      expect(asked).not.toContain(says);
    }
    expect(asked).toContain('A gallop is half as fast again');
    expect(played).toContain('detect food is gone');
  });

  it('of the house lists every number of its world by name', async () => {
    const page = await shown('house');
    expect(page).toContain('waking.wakesOneIn 7');
    expect(page).toContain('groups.ofLevel.sides 3');
    expect(page).toContain('roles wizard, priest');
    expect(await shown('crossfire')).not.toContain('wakesOneIn');
  });
});
