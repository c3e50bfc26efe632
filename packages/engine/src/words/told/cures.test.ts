import { describe, expect, it } from 'vitest';
import { tellCures } from './cures.ts';

describe('what a spell of healing ends', () => {
  it('is told by its attack types', () => {
    expect(tellCures(['disease'])).toBe('It ends diseases.');
    expect(tellCures(['magic', 'confusion', 'poison'])).toBe('It ends confusion and poison.');
    expect(tellCures(['magic'])).toBe('');
  });
});
