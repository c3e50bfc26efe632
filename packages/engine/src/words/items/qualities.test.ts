// The numbers that follow an item's name in lists.

import { describe, expect, it } from 'vitest';
import { tellNumbers } from './qualities.ts';

describe('the numbers of a launcher', () => {
  const bow = (name: string, enchantment?: string) =>
    tellNumbers({
      name,
      place: 'launcher',
      ...(enchantment !== undefined && { enchantment }),
      arms: { launcher: { multiplier: 2 }, blows: { toHit: 1, toDam: 0 } },
    } as Parameters<typeof tellNumbers>[0]);

  it('say to-hit and damage where the name doesn’t', () => {
    expect(bow('short bow')).toBe('(×2) (+1,+0)');
    expect(bow('short bow (+1,+0)')).toBe('(×2)');
    expect(bow('+1 short bow', '+1')).toBe('(×2)');
  });
});
