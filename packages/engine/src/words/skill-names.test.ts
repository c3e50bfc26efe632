import { describe, expect, it } from 'vitest';
import { skillName } from './skill-names.ts';

describe('a skill in words', () => {
  it.each([
    ['two-handed-sword', 'two-handed sword'],
    ['pick-axe', 'pickaxe'],
    ['saber', 'sabre'],
    ['martial-arts', 'martial arts'],
    ['attack', 'attack'],
  ])('is spelled as the things are: %s', (skill, name) => {
    expect(skillName(skill)).toBe(name);
  });
});
