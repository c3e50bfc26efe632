import type { WorldRules } from '../../../worldrules/index.ts';
import { earthquakes, exercise, healing, hunger, legs, strangling, stumbling } from './body.ts';
import { hurling, lifeSaving, punishment } from './bonds/bonds.ts';
import { bones } from './bones.ts';
import { companions } from './companions.ts';
import { digging } from './digging.ts';
import {
  books,
  breakage,
  doors,
  dungeon,
  egos,
  fear,
  food,
  groups,
  magic,
  potions,
  searching,
  touches,
  waking,
} from './dungeon.ts';
import { faith } from './faith.ts';
import { fixtures } from './fixtures.ts';
import { forces } from './forces.ts';
import { foreign } from './foreign.ts';
import { forms } from './forms.ts';
import { layout } from './layout.ts';
import { generation, spawning } from './making.ts';
import { chase, features, ground, mechanisms } from './mechanisms.ts';
import { growth, levels, monsters, ownLauncher, scales, skills, spellTerms } from './numbers.ts';
import { objectCasting } from './object-casting.ts';
import { powers } from './powers.ts';
import { races } from './races.ts';
import { roles } from './roles.ts';
import { shops } from './shops/shops.ts';
import { tools } from './tools/tools.ts';
import { carriers, hiding, light, losses, minds, scrolls, servants, teleports } from './travel.ts';

/**
 * The slot `world` of the default ruleset: it joins the five documents and adds the numbers that none of them
 * gives.
 */
export const world: WorldRules = {
  roles,
  races,
  attributePoints: 75,
  beginners: { speed: 12, mostOfAttribute: 18 },
  beats: { move: 600, point: 50, tick: 60 },
  levels,
  growth,
  skills,
  ownLauncher,
  scales,
  monsters,
  spellTerms,
  prices: { spellLevel: 5 },
  layout,
  digging,
  mechanisms,
  features,
  ground,
  chase,
  dungeon,
  groups,
  waking,
  searching,
  fixtures,
  doors,
  breakage,
  books,
  potions,
  fear,
  touches,
  egos,
  magic,
  objectCasting,
  powers,
  food,
  hunger,
  healing,
  exercise,
  stumbling,
  strangling,
  legs,
  earthquakes,
  punishment,
  hurling,
  lifeSaving,
  tools,
  shops,
  teleports,
  hiding,
  light,
  servants,
  companions,
  minds,
  spawning,
  scrolls,
  carriers,
  losses,
  generation,
  foreign,
  forces,
  forms,
  faith,
  bones,
};
