import { describe, expect, it } from 'vitest';
import { run } from '../program.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';

async function odds(...parameters: string[]): Promise<string> {
  const terminal = fakeTerminal();
  await run(['odds', 'ride', ...parameters], terminal);
  return terminal.written;
}

describe('odds of riding', () => {
  it('are those of the rules of mounting and of kicks', async () => {
    const text = await odds('--level', '1', '--loyalty', '10', '--role', 'knight');
    expect(text).toContain('mounts         55 %');
    expect(text).toContain('slips          45 %, for 10 to 19 damage');
    expect(text).toContain('gallops        50 %, for 20 to 30 turns');
    expect(text).toContain('throws         50 %, for 10 to 19 damage');
  });

  it.each(['nethack-3.4.3', 'nethack-3.6.7', 'nethack-5.0'])(
    'have gallops of 30 to 49 turns under %s',
    async ruleset => {
      const answer = JSON.parse(await odds('--ruleset', `speed=${ruleset}`, '--json'));
      expect(answer.gallop).toEqual([30, 49]);
    },
  );

  it('count the slips of a whip, 1 in proficiency and 2', async () => {
    const deft = JSON.parse(await odds('--whip', '--dexterity', '16', '--json'));
    const plain = JSON.parse(await odds('--whip', '--json'));
    expect([plain.whipSlips, deft.whipSlips]).toEqual([1 / 2, 1 / 4]);
  });

  it('refuse what is out of range', async () => {
    const terminal = fakeTerminal();
    await run(['odds', 'ride', '--loyalty', '21'], terminal);
    expect(terminal.complaints).toContain('--loyalty');
  });
});
