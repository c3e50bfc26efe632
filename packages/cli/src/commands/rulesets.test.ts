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

  it('of a composition says how each slot differs from the house, and where two slots meet', async () => {
    const page = await shown('casting=crossfire,charging=slashem,speed=nethack-3.7');
    const [own, meet] = page.split('Where two slots meet');
    expect(own).toContain('Casting under Crossfire');
    expect(own).toContain('A spell is known for good; it was forgotten after a while.');
    expect(own).toContain('Charging under SLASH’EM - Spellbooks are made with 2 to 4 charges');
    expect(own).toContain('Speed: what the house does, and NetHack 3.7');
    expect(own).not.toContain('Combat');
    expect(meet).toContain('Books hold charges, which nobody uses');
    expect(meet).not.toContain('Books hold charges by the rules');
    const terminal = fakeTerminal();
    await run(['rulesets', 'show', 'casting=crossfire,charging=slashem', '--json'], terminal);
    const { composed } = JSON.parse(terminal.written);
    expect(composed.slots.map(({ slot }: { slot: string }) => slot)).toEqual([
      'casting',
      'charging',
    ]);
    expect(composed.together.length).toBeGreaterThan(1);
    expect(await shown('casting=house')).not.toContain('Where two slots meet');
    const world = await shown('casting=slashem,world=slashem');
    expect(world).toContain('World under SLASH’EM - A step in a school of magic takes as many');
    expect(world).toContain('A step in any school of the rules of casting takes');
  });
});
