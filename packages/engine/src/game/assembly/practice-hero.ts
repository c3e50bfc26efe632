// The hero of practice: with the kit of his role, at a chosen level.

import { drawSpells, gainExperience, makeHero, type NewHero } from '../../actors/index.ts';
import { Streams } from '../../chance/index.ts';
import { type Content, dealAppearances, Lore } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { knowKit } from '../items/known-kit.ts';

/** Who practises. */
export interface PracticePlan {
  /** Absent: Practice. */
  readonly name?: string;
  /** A role and a race of the ruleset's bridges. */
  readonly role: string;
  readonly race: string;
  /** 1…30. */
  readonly level: number;
  /** Of his attributes, hit points and spells. */
  readonly seed: string;
}

/** A hero with his role's kit, at his level. The same seed makes the same hero. */
export function practiceHero(
  content: Content,
  ruleset: Ruleset,
  { name = 'Practice', role, race, level, seed }: PracticePlan,
  nextId: () => number,
): NewHero {
  const streams = new Streams(seed);
  const plan = { name, role, race };
  const made = makeHero(streams.stream('hero'), ruleset, content, plan, nextId);
  const { sheet } = made;
  drawSpells(streams.stream('starting-spells'), ruleset, sheet, content, nextId);
  sheet.lore = new Lore(dealAppearances(streams.stream('appearances'), content));
  knowKit(sheet, content);
  const experience = level === 1 ? 0 : ruleset.bridges.nextLevelAt(level - 1);
  const gains = gainExperience(streams.stream('growth'), ruleset, sheet, experience);
  const hitPoints = gains.reduce((sum, gain) => sum + gain.hitPoints, made.hitPoints);
  return { sheet, hitPoints };
}
