// Numbers of the slot `casting` for beams, rays and jumps on a map, changed by an overlay, change casts.

import { describe, expect, it } from 'vitest';
import type { CastingRules } from '../casting/index.ts';
import { Enumerator, Generator, PlayedChance } from '../chance/index.ts';
import { applyPatch, createRulesets } from '../rulesets/index.ts';
import { powerHit } from './power-hit.ts';
import { POWER_RULES } from './powers/index.ts';
import type { MeetingView, SpellTarget } from './powers/power-rule.ts';
import { ricochet } from './ricochet.ts';
import { Field } from './testing/field.ts';

const { casting } = createRulesets().resolve('nethack-3.6.7').slots;

const BY = {
  level: 5,
  intelligence: 12,
  dexterity: 12,
  skill: 'skilled',
  role: 'wizard',
  aims: true,
} as const;

function arc(subtype: number, keys: string): string {
  return `Object spell
type 101
subtype ${subtype}
${keys}
other_arch trace
end
Object trace
type 102
subtype ${subtype}
speed 1
end
`;
}

/** A field under casting rules. */
function fieldOf(rows: readonly string[], file: string, rules: CastingRules, seed = 5): Field {
  const chance = new PlayedChance(new Generator(seed));
  const field = new Field([...rows], file, { chance });
  Object.assign(field.world.port!, { rules });
  return field;
}

/** The creatures that a beam touches. */
function touched(rules: CastingRules): number {
  const field = fieldOf(['@mmmmmmmm'], arc(103, 'beam slow-monster'), rules);
  field.cast(3, { casterView: BY });
  return field.met.length;
}

/** The probability that a diagonal ray in a corner bounces straight back. */
function straightBack(rules: CastingRules): number {
  const field = fieldOf(['#####', '.....', '.@...'], arc(101, 'ray fire'), rules);
  const back = (chance: Field['world']['chance']) =>
    ricochet({ ...field.world, chance }, 6, 2).direction === 6;
  const { list } = new Enumerator().ask(back, field.world.rules, undefined);
  return list.find(({ value }) => value)?.probability ?? 0;
}

/** The squared distance that a jumper is allowed. */
function reach(rules: CastingRules): unknown {
  const field = fieldOf(['@........'], arc(106, ''), rules);
  field.cast(3, { casterView: BY });
  return field.met;
}

/** What turning undead does to one. */
function turned(rules: CastingRules): unknown {
  const target: SpellTarget = {
    ...{ isHero: false, level: 3, baseLevel: 3, armourClass: 7, resistance: 0, immune: 0 },
    ...{ magicResistant: false, sleepResistant: false, drainResistant: false, notLiving: true },
    ...{ undead: true, demon: false, hitPoints: 40, mostHitPoints: 40 },
  };
  const power = POWER_RULES.find('turn-undead')!;
  const view: MeetingView = {
    target,
    hit: { power, by: BY, owner: 1, attackType: 0, opposite: 0, explosion: 'none' },
  } as MeetingView;
  return new Enumerator()
    .ask(powerHit, rules, view)
    .list.map(({ value, probability }) => [value.damage, probability.toFixed(9)]);
}

describe('a number of the slot casting changes casts on a map:', () => {
  it.each([
    ['flight.beamLoses', { flight: { beamLoses: 1 } }, touched],
    ['flight.straightBackOneIn', { flight: { straightBackOneIn: 3 } }, straightBack],
    ['flight.jump.least', { flight: { jump: { least: 3 } } }, reach],
    ['flight.jump.perStep', { flight: { jump: { perStep: 5 } } }, reach],
    ['flight.jump.steps', { flight: { jump: { steps: { skilled: 6 } } } }, reach],
    ['attack.turning.count', { attack: { turning: { count: 2 } } }, turned],
    ['attack.turning.sides', { attack: { turning: { sides: 4 } } }, turned],
  ])('%s', (_, patch, act) => {
    const changed = applyPatch<CastingRules>(casting, patch as never, 'mutation');
    expect(act(casting)).toEqual(act(casting));
    expect(act(changed)).not.toEqual(act(casting));
  });
});
