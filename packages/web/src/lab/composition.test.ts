import { labForm } from '@roguewright/engine/face';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { composition } from './composition.ts';

const rulesets = createRulesets();
const world = {
  rulesets,
  content: () => {
    throw new Error('no content is asked for');
  },
};
const slotsUnder = (ruleset: string) => labForm(world, 'memory', { ruleset }).fields[0]!.slots!;

describe('rules by slot', () => {
  it('name the slots that aren’t the house’s', () => {
    const first = composition(slotsUnder('house'), 'speed', 'nethack-5.0');
    expect(first).toBe('speed=nethack-5.0');
    const second = composition(slotsUnder(first), 'casting', 'slashem');
    expect(second).toBe('casting=slashem,speed=nethack-5.0');
    const back = composition(slotsUnder(second), 'speed', 'house');
    expect(back).toBe('casting=slashem');
    expect(composition(slotsUnder(back), 'casting', 'house')).toBe('house');
  });

  it.each(['nethack-3.4.3', 'crossfire', 'angband-3.0.5', 'house'])('of %s keep the rest', id => {
    const slots = slotsUnder(id);
    const whole = composition(slots, 'speed', slots.find(({ slot }) => slot === 'speed')!.chosen);
    const { origins } = rulesets.resolve(parseRulesetName(whole));
    expect(origins).toEqual(rulesets.resolve(id).origins);
  });

  it('offer only rulesets that fill the slot', () => {
    for (const { slot, chosen, offers } of slotsUnder('house')) {
      expect(offers).toContain(chosen);
      expect(offers.filter(id => id !== chosen).every(id => rulesets.fills(id, slot))).toBe(true);
    }
  });
});
