// The weapons of a new hero before creation.

import { attackerView, type HeroSheet, shooterView, wornAt } from '../../actors/index.ts';
import { Enumerator, formatDice } from '../../chance/index.ts';
import { shots } from '../../combat/index.ts';
import { type GameObject, Lore, nameOf, thingName } from '../../objects/index.ts';
import { type AttackOdds, attackOdds } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { DrawnHeroes } from './drawn-heroes.ts';
import { expected } from './expected.ts';
import type { LauncherPreview, WeaponPreview } from './hero-preview-view.ts';

/** The reference armour for blows: a jackal's, NetHack's armour class 7. */
const YARDSTICK = 7;

/** Blows and damage. */
export function weaponAtStart(ruleset: Ruleset, heroes: DrawnHeroes): WeaponPreview {
  const armourClass = ruleset.bridges.ascending(YARDSTICK);
  const odds = attacksAt(ruleset, armourClass);
  const { certainty } = DrawnHeroes;
  const { weapon } = heroes.usual;
  return {
    name: weapon === undefined ? 'bare hands' : bareName(weapon),
    damage: damageOf(ruleset, heroes.usual),
    blows: expected(
      heroes.counts(hero => odds(hero).blows),
      certainty,
    ),
    dealt: expected(
      heroes.mixed(hero => odds(hero).damage),
      certainty,
    ),
    hitPercent: expected(
      heroes.counts(hero => Math.round(100 * odds(hero).hit.probability)),
      certainty,
    ),
    armourClass,
  };
}

/** The odds of a hero's attack, cached by strength and dexterity. */
function attacksAt(ruleset: Ruleset, armourClass: number): (hero: HeroSheet) => AttackOdds {
  const ask = new Enumerator();
  const target = { armourClass, visible: true, monsterFlags: [], hp: undefined };
  const known = new Map<string, AttackOdds>();
  return hero => {
    const { strength, dexterity } = hero.attributes;
    const key = `${strength} ${dexterity}`;
    let odds = known.get(key);
    if (odds === undefined) {
      const attacker = attackerView(ruleset, hero);
      odds = attackOdds(ruleset.slots.combat, { attacker, target }, ask);
      known.set(key, odds);
    }
    return odds;
  };
}

function damageOf(ruleset: Ruleset, hero: HeroSheet): string {
  const { weapon } = attackerView(ruleset, hero);
  return weapon === undefined
    ? ''
    : formatDice({ count: weapon.dice, sides: weapon.sides, bonus: weapon.toDam });
}

/** Shots per turn; undefined without a launcher. */
export function launcherAtStart(
  ruleset: Ruleset,
  heroes: DrawnHeroes,
): LauncherPreview | undefined {
  const launcher = wornAt(heroes.usual, 'launcher');
  if (launcher === undefined) {
    return undefined;
  }
  const shotsOf = (hero: HeroSheet) => shots(ruleset.slots.combat, shooterView(ruleset, hero));
  return {
    name: bareName(launcher),
    shots: expected(
      heroes.counts(hero => shotsOf(hero).shots),
      DrawnHeroes.certainty,
    ),
    multiplier: shotsOf(heroes.usual).multiplier,
  };
}

/** A fully known item's name. */
function bareName(item: GameObject): string {
  return thingName(nameOf(item, Lore.knowing(item)));
}
