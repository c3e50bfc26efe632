// The forms that heroes can take under a ruleset, with their numbers and what they can't do, the fastest first.

import {
  FORM_DEEDS,
  type FormDeed,
  type FormObstacle,
  formObstacle,
  formTraits,
  formView,
  monsterKinds,
  wearsArmour,
} from '../../actors/index.ts';
import { Enumerator } from '../../chance/index.ts';
import { isForm } from '../../game/index.ts';
import { type Content, creatureFacts, factOf, textOf } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { formHitPoints } from '../../worldrules/index.ts';

/** A form that heroes can take. */
export interface FormRow {
  readonly name: string;
  readonly level: number;
  /** Movement points a turn; 12 is normal. */
  readonly speed: number;
  /** Angband's ascending armour class, and NetHack's descending one. */
  readonly armourClass: number;
  readonly descending: number;
  readonly magicResistance: number;
  readonly size: string;
  readonly blows: readonly string[];
  /** Least, mean and most. */
  readonly hitPoints: readonly [least: number, mean: number, most: number];
  readonly wearsArmour: boolean;
  readonly cannot: readonly (readonly [deed: FormDeed, why: FormObstacle])[];
}

/** Every form that heroes can take, the fastest first, then by name. */
export function formRows(content: Content, ruleset: Ruleset): FormRow[] {
  const ask = new Enumerator();
  const rows = monsterKinds(content)
    .filter(isForm)
    .map(kind => {
      const { name, level, speed, armourClass } = creatureFacts(kind);
      const traits = formTraits(kind);
      const points = ask.askNumber(formHitPoints, ruleset.slots.world.forms, formView(kind));
      const { texts } = kind;
      return {
        ...{ name, level, speed, armourClass },
        descending: ruleset.bridges.descending(armourClass),
        magicResistance: factOf(kind, 'magicResistance'),
        size: traits.size,
        blows: ['blow1', 'blow2', 'blow3', 'blow4'].flatMap(key =>
          texts[key] === undefined ? [] : [textOf(kind, key)],
        ),
        hitPoints: [points.min, points.mean, points.max] as const,
        wearsArmour: wearsArmour(ruleset, traits),
        cannot: FORM_DEEDS.flatMap(deed => {
          const why = formObstacle(ruleset, traits, deed);
          return why === undefined ? [] : [[deed, why] as const];
        }),
      };
    });
  return rows.sort((one, other) => other.speed - one.speed || (one.name < other.name ? -1 : 1));
}
