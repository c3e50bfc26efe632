import { describe, expect, it } from 'vitest';
import { run } from '../program.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';

async function roguewright(...parameters: string[]) {
  const terminal = fakeTerminal();
  await run(parameters, terminal);
  return terminal;
}

describe('roguewright paths', () => {
  it('names the paths of a number', async () => {
    const { written } = await roguewright('paths', '3145728');
    expect(written).toMatch(/^path +bit\n\(no name\) +3145728\ntogether +3145728\n$/);
    const fire = await roguewright('paths', '524290');
    expect(fire.written).toMatch(/fire +2\nlight +524288\ntogether +524290\n$/);
  });

  it('says that 0 is no path', async () => {
    const { written } = await roguewright('paths', '0');
    expect(written).toMatch(/^path +bit\n\(none\) +0\n$/);
  });

  it('gives the number of names', async () => {
    const { written } = await roguewright('paths', 'fire+Light', '--json');
    expect(JSON.parse(written)).toEqual({
      bits: 524_290,
      paths: [
        { path: 'fire', bit: 2 },
        { path: 'light', bit: 524_288 },
      ],
    });
  });

  it.each([
    ['fire,light'],
    ['fire, Light'],
    ['fire light'],
    ['fire', 'light'],
    ['fire', '+', 'light'],
  ])('takes %s %s %s as the same set', async (...words) => {
    const { written } = await roguewright('paths', ...words.filter(word => word !== undefined));
    expect(written).toMatch(/together +524290\n$/);
  });

  it('lists all twenty without a set', async () => {
    const { written } = await roguewright('paths');
    expect(written.trim().split('\n')).toHaveLength(21);
  });

  it('names the nearest path for a misspelt one, and the range of numbers', async () => {
    const misspelt = await roguewright('paths', 'fier');
    expect(misspelt.complaints).toContain('fire');
    expect(misspelt.exitCode).toBe(2);
    const large = await roguewright('paths', '4294967296');
    expect(large.complaints).toContain('a number from 0 to 4294967295');
  });
});

describe('odds cast with paths', () => {
  const asked = (...more: string[]) =>
    roguewright('odds', 'cast', '--spell', 'fireball', '--level', '9', '--json', ...more);

  it('moves price, time and damage', async () => {
    const plain = JSON.parse((await asked()).written);
    const attuned = JSON.parse((await asked('--attuned', 'fire+light')).written);
    const repelled = JSON.parse((await asked('--repelled', '2')).written);
    expect(attuned.castingTime).toBeCloseTo(0.8 * plain.castingTime);
    expect(repelled.castingTime).toBeCloseTo(1.25 * plain.castingTime);
    expect(attuned.price).toBeLessThan(plain.price);
    expect(repelled.price).toBeGreaterThanOrEqual(plain.price);
    expect(attuned.damage.mean).toBeGreaterThan(plain.damage.mean);
    expect(repelled.damage.mean).toBeLessThan(plain.damage.mean);
  });

  it('is refused for a denied path', async () => {
    expect(JSON.parse((await asked('--denied', 'fire')).written)).toMatchObject({
      refused: 'denied-path',
    });
    const { written } = await roguewright(
      ...['odds', 'cast', '--spell', 'fireball', '--denied', 'fire'],
    );
    expect(written).toContain('Nothing is paid');
  });

  it('needs a spell of the content', async () => {
    const { complaints } = await roguewright('odds', 'cast', '--attuned', 'fire');
    expect(complaints).toContain('--attuned');
  });
});
