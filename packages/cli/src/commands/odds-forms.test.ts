import { describe, expect, it } from 'vitest';
import { run } from '../program.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';

async function asked(...words: string[]): Promise<string> {
  const terminal = fakeTerminal();
  await run(['odds', 'forms', ...words], terminal);
  return terminal.written;
}

const rows = (text: string) =>
  JSON.parse(text) as readonly { name: string; speed: number; wearsArmour: boolean }[];

describe('odds of forms', () => {
  it('name the air elemental, 36, as the fastest form', async () => {
    const [first, second] = rows(await asked('--json'));
    expect(first).toMatchObject({ name: 'air elemental', speed: 36, wearsArmour: false });
    expect(second!.speed).toBeLessThan(36);
  });

  it('name the titan, 18, as the fastest that wears armour', async () => {
    const [first, second] = rows(await asked('--wears-armour', '--json'));
    expect(first).toMatchObject({ name: 'titan', speed: 18 });
    expect(second!.speed).toBeLessThan(18);
  });

  it('tell a titan’s numbers', async () => {
    const text = await asked('titan');
    expect(text).toContain('level 16, huge, 18 movement points');
    expect(text).toContain('Armour class 78 (NetHack -3), magic resistance 70');
    expect(text).toContain('Hit points 16 to 128, 72.0 on average');
    expect(text).toContain('weapon 2d8');
    expect(text).toContain('On a trunk of this size one can’t wear body armour or wear a cloak.');
  });

  it('tell what an air elemental can’t do under each set of rules', async () => {
    expect(await asked('air elemental')).toContain('Without a voice one can’t cast spells.');
    expect(await asked('air elemental')).not.toContain('zap');
    expect(await asked('air elemental', '--ruleset', 'charging=nethack-5.0')).toContain(
      'Without hands one can’t zap wands',
    );
    expect(await asked('air elemental', '--ruleset', 'casting=nethack-3.4.3')).not.toContain(
      'voice',
    );
  });
});
