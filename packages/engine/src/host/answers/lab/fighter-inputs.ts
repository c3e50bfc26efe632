// The hero as a fighter, a shooter and a thrower, and the creature that he strikes, as inputs of a question of the lab.

import type { Enumerator } from '../../../chance/index.ts';
import { type AttackerView, formatStat, type ThrowerView } from '../../../combat/index.ts';
import {
  type GameState,
  type KnownCreature,
  type KnownMissile,
  knownAttackers,
  type LikelyMissile,
  likelyMissiles,
} from '../../../game/index.ts';
import type { Inputs } from '../../../odds/index.ts';
import { flag, hitPointsText, pounds } from './input-texts.ts';

/** The hero with the likeliest of what his weapon may be; undefined: he fights in another form. */
export function attackInputs(state: GameState, ask: Enumerator): Inputs | undefined {
  const { attacker } = likeliest(knownAttackers(state, ask));
  if (attacker.natural !== undefined) {
    return undefined;
  }
  return {
    ...fighterInputs(attacker),
    'worn-to-dam': sumOf(attacker, ({ toDam }) => toDam),
    'extra-blows': String(attacker.extraBlows),
    ...weaponInputs(attacker),
  };
}

/** The hero with the likeliest of what his launcher and missile may be, at the first creature that it flies at. */
export function missileInputs(
  state: GameState,
  ask: Enumerator,
  { plan, artifact, meetings }: KnownMissile,
): { readonly kind: 'shoot' | 'throw'; readonly inputs: Inputs; readonly target: KnownCreature } {
  const likely = likeliest(likelyMissiles(state, ask, plan));
  const { missile, by } = likely;
  const [{ creature, distance }] = meetings as [KnownMissile['meetings'][number]];
  const dice = `${missile.dice}d${missile.sides}`;
  return {
    kind: likely.how === 'shot' ? 'shoot' : 'throw',
    target: creature,
    inputs: {
      ...fighterInputs(by),
      ...(likely.how === 'shot'
        ? { missile: dice, ...launcherInputs(likely.by) }
        : { object: dice, kind: missile.kind }),
      weight: pounds(missile.weight),
      'to-hit': String(missile.toHit),
      'to-dam': String(missile.toDam),
      flags: missile.flags.join(','),
      artifact: flag(artifact),
      distance: String(Math.max(1, distance)),
    },
  };
}

/** The creature as the hero knows it. */
export function struckByHero({ target, hitPoints }: KnownCreature): Inputs {
  return {
    ac: String(target.armourClass),
    hp: hitPointsText(hitPoints),
    'monster-flags': target.monsterFlags.join(','),
    visible: flag(target.visible),
  };
}

function likeliest<One extends { readonly probability: number }>(all: readonly One[]): One {
  return all.reduce((best, other) => (other.probability > best.probability ? other : best));
}

function fighterInputs(fighter: ThrowerView): Inputs {
  return {
    class: fighter.class,
    race: fighter.race,
    level: String(fighter.level),
    str: formatStat(fighter.strength),
    dex: formatStat(fighter.dexterity),
    'worn-to-hit': sumOf(fighter, ({ toHit }) => toHit),
    stun: String(fighter.stun),
    bless: flag(fighter.bless),
    heroism: flag(fighter.heroism),
    berserk: flag(fighter.berserk),
  };
}

function sumOf(
  { equipment }: ThrowerView,
  read: (worn: ThrowerView['equipment'][number]) => number,
): string {
  return String(equipment.reduce((all, worn) => all + read(worn), 0));
}

function launcherInputs({
  launcher,
  extraShots,
  extraMight,
}: Extract<LikelyMissile, { readonly how: 'shot' }>['by']): Inputs {
  return {
    ...(launcher !== undefined && {
      launcher: launcher.kind,
      'launcher-weight': pounds(launcher.weight),
      'launcher-to-hit': String(launcher.toHit),
      'launcher-to-dam': String(launcher.toDam),
    }),
    'extra-shots': String(extraShots),
    'extra-might': String(extraMight),
  };
}

function weaponInputs({ weapon }: AttackerView): Inputs {
  return weapon === undefined
    ? {}
    : {
        weapon: `${weapon.dice}d${weapon.sides}`,
        kind: weapon.kind,
        weight: pounds(weapon.weight),
        'to-hit': String(weapon.toHit),
        'to-dam': String(weapon.toDam),
        flags: weapon.flags.join(','),
        blessed: flag(weapon.blessed),
      };
}
