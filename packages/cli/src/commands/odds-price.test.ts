import { describe, expect, it } from 'vitest';
import { run } from '../program.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';

async function price(...parameters: string[]) {
  const terminal = fakeTerminal();
  await run(['odds', 'price', ...parameters], terminal);
  return terminal;
}

async function json(...parameters: string[]) {
  const { written } = await price(...parameters, '--json');
  return JSON.parse(written);
}

describe('odds price', () => {
  it('follows charisma, novices, anger and enchantment', async () => {
    const mean = async (...parameters: string[]) => (await json(...parameters)).asked.mean;
    const plain = await mean('chain mail');
    expect(await mean('chain mail', '--charisma', '5')).toBe(2 * plain);
    expect(await mean('chain mail', '--charisma', '25')).toBe(Math.floor(plain / 2 + 0.5));
    expect(await mean('chain mail', '--enchantment', '3')).toBe(plain + 30);
    expect(await mean('chain mail', '--angry')).toBe(plain + Math.ceil(plain / 3));
    const novice = await mean('chain mail', '--fool');
    expect(novice).toBeGreaterThan(plain);
    expect(await mean('chain mail', '--role', 'tourist', '--level', '14')).toBe(novice);
    expect(await mean('chain mail', '--role', 'tourist', '--level', '15')).toBe(plain);
  });

  it('gives what isn’t recognised two prices and two offers', async () => {
    const known = await json('magic marker');
    expect(known.asked.probabilities).toHaveLength(1);
    expect(known.offered.probabilities).toHaveLength(1);
    const [[value]] = known.asked.probabilities;
    const { asked, offered } = await json('magic marker', '--unknown');
    expect(asked.probabilities.map(([, share]: [number, number]) => share)).toEqual([0.75, 0.25]);
    expect(asked.probabilities[0][0]).toBe(value);
    expect(offered.probabilities.map(([, share]: [number, number]) => share)).toEqual([0.25, 0.75]);
    expect(known.fee.mean).toBe(Math.floor(value / 2));
  });

  it('knows what a shop buys, and what its keeper does under which rules', async () => {
    const sold = await json('magic marker', '--shop', 'book shop');
    expect(sold.offered).toBeUndefined();
    expect(sold.services).toMatchObject({ identify: 100, charge: 300 });
    const text = (await price('magic marker', '--shop', 'book shop')).written;
    expect(text).toContain('it isn’t bought here');
    expect(text).toMatch(/to charge\s+300/);
    const nethack = await json('magic marker', '--shop', 'book shop', '--ruleset', 'nethack-3.6.7');
    expect(nethack.services).toEqual({});
    const slashem = await json('magic marker', '--shop', 'wand shop', '--ruleset', 'slashem');
    expect(slashem.services['charge-well']).toBe(1000);
  });

  it('asks carriers of spells by the level at which they are made', async () => {
    const { asked } = await json('wand of fireball', '--depth', '5');
    expect(asked.probabilities.length).toBeGreaterThan(0);
    expect(asked.mean).toBeGreaterThan(5);
  });

  it('is told in one line what is wrong', async () => {
    for (const wrong of [
      ['no such thing'],
      ['sling', '--charisma', '26'],
      ['sling', '--shop', 'x'],
    ]) {
      const { exitCode } = await price(...wrong);
      expect(exitCode).toBe(2);
    }
  });
});
