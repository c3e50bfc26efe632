import { describe, expect, it } from 'vitest';
import { TOLD_FACTS } from './facts.ts';
import { sectionOfFact } from './sections.ts';

/** What happens to a creature that is hit, or in the order of moves: no section is about it alone. */
const WITHOUT_SECTION =
  /^(?:(?:resists|potion)-.*|physical|magic|fire|electricity|cold|confusion|acid|drain|weaponmagic|ghosthit|poison|slow|paralyze|fear|cancellation|deplete|death|chaos|counterspell|godpower|holyword|blind|internal|disease|spell-.*|hero-acts|others-act|acts-before-you|dies-above|too-afraid|unconfusable|resists-confusion|ground-shakes|turn-undead|life-stealing|.*_.*)$/;

describe('the facts', () => {
  it('have a section of the handbook each, or are listed as without', () => {
    const lost = TOLD_FACTS.filter(fact => sectionOfFact(fact) === undefined);
    expect(lost.filter(fact => !WITHOUT_SECTION.test(fact))).toEqual([]);
  });

  it('lead to the rule that notes them', () => {
    expect(sectionOfFact('metal-under-robe')).toBe('casting.penalty');
    expect(sectionOfFact('wand-explosion-odds')).toBe('charging.explosions');
    expect(sectionOfFact('no such fact')).toBeUndefined();
  });
});
