import { describe, expect, it } from 'vitest';
import { tellOpening } from './opening.ts';

describe('the opening of a game', () => {
  it('has a reason of its own for a role, and the same quest for all', () => {
    const [wizard, tourist] = [tellOpening('Wizard'), tellOpening('Tourist')];
    expect(wizard).toContain('tower');
    expect(tourist).toContain('guide');
    expect([wizard, tourist].every(text => text.includes('Amulet of the Deep'))).toBe(true);
  });

  it('is the quest alone for a role that it doesn’t know', () => {
    expect(tellOpening('Baker')).toMatch(/^Somewhere below/);
  });
});
