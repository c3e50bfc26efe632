// A recorded player as a hero of the game: attributes, levels of skills and pools as recorded.

import { HeroSheet } from '@roguewright/engine/actors';
import type { Content } from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';
import type { SceneObject } from '../scene-file.ts';

/** A role that prays, so that grace is paid in grace, and a race without paths of its own. */
const ROLE = 'priest';
const RACE = 'human';

/** A score of recordings on the scale of strength and dexterity. */
function longScale({ world }: Ruleset['slots'], score: number): number {
  const rows = world.scales.attributes;
  return rows.find(({ value }) => value <= score && value > HIGHEST_PLAIN)?.least ?? score;
}

/** Up to this score both scales are the same. */
const HIGHEST_PLAIN = 18;

/** The sheet of a recorded player. */
export function sheetOf(record: SceneObject, { slots }: Ruleset, { gods }: Content): HeroSheet {
  const number = (field: string, absent = 0) => Number(record[field] ?? absent);
  const sheet = new HeroSheet(String(record.name ?? record.id), ROLE, RACE, {
    strength: longScale(slots, number('str')),
    dexterity: longScale(slots, number('dex')),
    constitution: number('con'),
    intelligence: number('int'),
    wisdom: number('wis'),
    charisma: number('cha'),
  });
  sheet.level = number('level', 1);
  sheet.experience = number('exp');
  sheet.energy = number('sp');
  sheet.maxEnergy = number('maxSp');
  sheet.grace = number('grace');
  sheet.maxGrace = number('maxGrace');
  sheet.nutrition = number('food');
  sheet.faith.god = gods.find(({ id }) => id === record.god);
  for (const school of slots.world.skills.schools) {
    // A basic skill is as high as the hero's level, which is what the scenes have.
    sheet.skills[school] = 'basic';
  }
  return sheet;
}
