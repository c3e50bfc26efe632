// What one hero knows of another: his name, role, race and level, which show, and the harm that he has seen
// him take. Of hit points he knows the rule that dealt them; of clothes, resistances and attributes nothing.

import { Distribution, type Enumerator } from '../../chance/index.ts';
import { ATTRIBUTES, type Ruleset } from '../../rulesets/index.ts';
import { doubledHitPoints, halvedHitPoints } from '../../spellcraft/index.ts';
import { formHitPoints } from '../../worldrules/index.ts';
import type { Creature } from '../creature/creature.ts';
import { formView } from '../forms/form-view.ts';
import type { HeroSheet } from '../hero/hero-sheet.ts';
import { poolsByObject } from '../hero/objects/count-pools.ts';
import { type FoeFacts, strippedHeroFacts } from './foe-facts.ts';

/** What shows of another hero. */
type Companion = Pick<HeroSheet, 'role' | 'race' | 'level' | 'powers'>;

const CONSTITUTION = ATTRIBUTES.indexOf('constitution');

/**
 * Hit points left, as far as another hero knows: what the levels of his role and race give with the least
 * constitution of the role, or what his form may have, less the damage seen, given that he is alive.
 * @param damageSeen hit points, 0 or more
 */
export function companionHitPoints(
  ask: Enumerator,
  ruleset: Ruleset,
  { role: roleId, race: raceId, level: reached, powers }: Companion,
  damageSeen: number,
): Distribution {
  if (powers.form !== undefined) {
    const most = ask.askNumber(
      formHitPoints,
      ruleset.slots.world.forms,
      formView(powers.form.kind),
    );
    return hurtBy(most, damageSeen);
  }
  const { bridges } = ruleset;
  const role = bridges.roles[roleId]!;
  const race = bridges.races[raceId]!;
  const constitution = role.attributes[CONSTITUTION]!;
  let most = Distribution.certain(0);
  if (poolsByObject(ruleset)) {
    most = hitPointsByObject(ask, ruleset, reached, constitution);
  } else {
    for (let level = 0; level < reached; level++) {
      most = most.plus(ask.askNumber(gained, bridges, { role, race, level, constitution }));
    }
  }
  return hurtBy(most, damageSeen);
}

/** Hit points left of someone who is alive after the harm seen. */
function hurtBy(most: Distribution, damageSeen: number): Distribution {
  const left = [...most]
    .map(([value, probability]) => [value - damageSeen, probability] as const)
    .filter(([value]) => value >= 0);
  return left.length === 0
    ? Distribution.certain(0)
    : Distribution.mixture(left.map(([value, weight]) => [weight, Distribution.certain(value)]));
}

/** By the rules of spell objects: the sum of what his levels gave. */
function hitPointsByObject(
  ask: Enumerator,
  { slots }: Ruleset,
  reached: number,
  constitution: number,
): Distribution {
  let doubled = Distribution.certain(0);
  for (let level = 1; level <= reached; level++) {
    doubled = doubled.plus(ask.askNumber(doubledHitPoints, slots.spells, { level, constitution }));
  }
  return doubled.map(halvedHitPoints);
}

type GainView = Parameters<Ruleset['bridges']['growth']['hitPoints']>[1];

function gained(
  chance: Parameters<Ruleset['bridges']['growth']['hitPoints']>[0],
  { growth }: Ruleset['bridges'],
  view: GainView,
): number {
  return growth.hitPoints(chance, view);
}

/**
 * The facts of another hero as far as one knows them. What he doesn't know is taken for absent.
 * @param hitPoints those that he may still have
 */
export function companionFacts(
  ruleset: Ruleset,
  sheet: Companion,
  hero: Creature,
  hitPoints: Distribution,
  damageSeen: number,
): FoeFacts {
  return {
    ...strippedHeroFacts(ruleset, sheet, hero),
    hitPoints: hitPoints.max,
    mostHitPoints: hitPoints.max + damageSeen,
  };
}
