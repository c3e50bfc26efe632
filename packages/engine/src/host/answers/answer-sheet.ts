// The hero's page: to-hit, damage, blows, shots, armour class, what hampers, the price of acts in time, and speed.
// To-hit and damage are those of the character screen: sums of what the hero has identified. Angband 3.0.5
// src/files.c (display_player_xtra_info).

import {
  attackerView,
  castsByObject,
  chanceView,
  equipmentFor,
  GRAMS_PER_UNIT,
  knownSpell,
  legsWounded,
  shooterView,
  speedView,
  weaponSkill,
  wornAt,
  wornThings,
} from '../../actors/index.ts';
import { type Chance, type Enumerator, NoteList } from '../../chance/index.ts';
import {
  type AttackerView,
  blows,
  type CombatFact,
  fireRange,
  heavyLimit,
  meleeSkill,
  missileSkill,
  type ShooterView,
  shotEnergy,
  shots,
  skillWord,
  throwEnergy,
  toDamBonus,
  toHitBonus,
} from '../../combat/index.ts';
import {
  altarOn,
  armsPart,
  beatsOf,
  formView,
  type GameState,
  godOfAltar,
  godOffer,
  isInNeed,
  thingNameOf,
  turnsToHelp,
} from '../../game/index.ts';
import { floorDiv } from '../../integers/index.ts';
import { factOf, type GameObject, kindOf } from '../../objects/index.ts';
import {
  type ChanceChange,
  chanceChanges,
  criticalShare,
  heroPace,
  nextBlow,
  type OddsAnswer,
  type SheetOdds,
  type SheetSkill,
} from '../../odds/index.ts';
import {
  tellFact,
  tellForm,
  tellGodOffer,
  tellHamperedSpell,
  tellHinderingArmour,
  tellWoundedLegs,
} from '../../words/index.ts';
import {
  type CheckView,
  checkExercise,
  EXERCISED,
  type ExerciseRules,
} from '../../worldrules/index.ts';
import { emptyAnswer } from './answer-parts.ts';

/** The hero's page. */
export function answerSheet(state: GameState, ask: Enumerator): OddsAnswer {
  const attacker = knownAttacker(state);
  const shoot = shootPart(state);
  const unsure = unsureThings(state);
  const sheet: SheetOdds = {
    melee: meleePart(state, attacker),
    ...(shoot !== undefined && { shoot }),
    throwing: throwingPart(state, attacker),
    armour: armourPart(state),
    unsure: unsure.map(item => thingNameOf(state, item).name),
    ...formPart(state),
    hampers: hampersOf(state, attacker),
    help: { inTurns: turnsToHelp(state), isInNeed: isInNeed(state) },
    ...altarPart(state),
    exercise: exercisePart(state, ask),
    beats: beatsPart(state, shoot?.shots),
    speed: speedPart(state),
  };
  return { ...emptyAnswer('sheet'), asFarAsYouKnow: unsure.length > 0, sheet };
}

/** The form that he has taken, as every face tells it. */
function formPart(state: GameState): Pick<SheetOdds, 'form'> {
  const { form } = formView(state);
  return form === undefined ? {} : { form: tellForm(form) };
}

/** The god that a prayer here would be to from now on. */
function altarPart(state: GameState): Pick<SheetOdds, 'altar'> {
  const altar = altarOn(state, state.hero.square);
  const god = altar && godOfAltar(state, altar.id);
  return god === undefined || state.sheet.faith.god !== undefined
    ? {}
    : { altar: { god: god.name, gives: tellGodOffer(godOffer(state.content, god)) } };
}

/** The hero with his weapon, whose enchantment counts once he knows it. */
function knownAttacker({ ruleset, sheet }: GameState): AttackerView {
  const view = attackerView(ruleset, sheet, sheet, true);
  const { weapon } = sheet;
  return weapon === undefined || view.weapon === undefined
    ? view
    : { ...view, weapon: { ...view.weapon, ...knownPoints(sheet, weapon, view.weapon) } };
}

/** To-hit and damage of a held item, without an enchantment that the hero doesn't know. */
function knownPoints(
  { lore }: GameState['sheet'],
  item: GameObject,
  actual: { readonly toHit: number; readonly toDam: number },
) {
  return lore.knows(item, 'enchantment')
    ? { toHit: actual.toHit, toDam: actual.toDam }
    : { toHit: factOf(item.archetype, 'toHit'), toDam: factOf(item.archetype, 'toDam') };
}

function meleePart(state: GameState, attacker: AttackerView): SheetOdds['melee'] {
  const { ruleset, sheet } = state;
  const rules = ruleset.slots.combat;
  const toHit = toHitBonus(rules, attacker).melee;
  const { weapon, strength } = attacker;
  const more = nextBlow(rules, attacker);
  return {
    toHit,
    toDam: toDamBonus(rules, attacker).melee,
    weapon: sheet.weapon === undefined ? 'bare hands' : thingNameOf(state, sheet.weapon).name,
    skill: skillOf(state, meleeSkill(rules, attacker), toHit),
    blows: blows(rules, attacker).blows,
    extraBlows: attacker.extraBlows,
    criticalChance:
      weapon === undefined
        ? 0
        : criticalShare(rules.critical, {
            weight: weapon.weight,
            bonus: toHit,
            level: attacker.level,
          }),
    ...heavyPart(state, strength, weapon?.weight),
    ...(more !== undefined && { nextBlow: more }),
  };
}

/** A skill with its bonus, as it is before the target's armour and distance count. */
function skillOf({ ruleset }: GameState, base: number, toHit: number): SheetSkill {
  const rules = ruleset.slots.combat;
  const points = base + rules.hit.skillPerToHit * toHit;
  return { points, word: skillWord(rules, points) };
}

function heavyPart(
  { ruleset }: GameState,
  strength: number,
  weight: number | undefined,
): Pick<SheetOdds['melee'], 'heavy'> {
  const rules = ruleset.slots.combat;
  if (weight === undefined) {
    return {};
  }
  const { heavy, limit, penalty } = heavyLimit(rules, strength, weight);
  return heavy
    ? { heavy: { limit, pounds: floorDiv(weight, rules.heavy.unitsPerPound), penalty } }
    : {};
}

function shootPart(state: GameState): SheetOdds['shoot'] {
  const { ruleset, sheet } = state;
  const rules = ruleset.slots.combat;
  const launcher = wornAt(sheet, 'launcher');
  const view = shooterView(ruleset, sheet);
  if (launcher === undefined || view.launcher === undefined) {
    return undefined;
  }
  const points = knownPoints(sheet, launcher, view.launcher);
  const shooter: ShooterView = {
    ...view,
    equipment: equipmentFor(ruleset, sheet, weaponSkill(launcher.archetype), true),
    launcher: { ...view.launcher, ...points },
  };
  const toHit = toHitBonus(rules, shooter).missile;
  const turn = shots(rules, shooter);
  return {
    toHit,
    toDam: points.toDam,
    launcher: thingNameOf(state, launcher).name,
    skill: skillOf(state, missileSkill(rules, shooter), toHit),
    shots: turn.shots,
    multiplier: turn.multiplier,
    fires: turn.ammunition!,
    range: fireRange(rules, turn.multiplier),
    ...heavyPart(state, shooter.strength, view.launcher.weight),
  };
}

/** Throwing something for which no skill counts. */
function throwingPart(state: GameState, attacker: AttackerView): SheetOdds['throwing'] {
  const { ruleset, sheet } = state;
  const rules = ruleset.slots.combat;
  const thrower = { ...attacker, equipment: equipmentFor(ruleset, sheet, '', true) };
  const toHit = toHitBonus(rules, thrower).bonus;
  return { toHit, skill: skillOf(state, missileSkill(rules, attacker), toHit) };
}

/** The pieces that give armour class, and what magic adds. */
function armourPart(state: GameState): SheetOdds['armour'] {
  const { sheet } = state;
  const pieces = wornThings(sheet).flatMap(item => {
    const armour = armsPart(state, item).arms?.armour;
    const points = (armour?.base ?? 0) + (armour?.bonus ?? 0);
    return points === 0 ? [] : [{ name: thingNameOf(state, item).name, armourClass: points }];
  });
  const counted = pieces.reduce((sum, { armourClass }) => sum + armourClass, 0);
  const magic = sheet.armourClass - counted;
  return {
    total: sheet.armourClass,
    pieces: magic === 0 ? pieces : [...pieces, { name: 'magic', armourClass: magic }],
  };
}

/** What is worn or held and has numbers that the hero doesn't know. */
function unsureThings(state: GameState): readonly GameObject[] {
  const { sheet } = state;
  const { lore } = sheet;
  return wornThings(sheet).filter(item => {
    const { arms } = armsPart(state, item);
    return (
      arms?.unsure === true || (arms?.armour === undefined && !lore.isIdentified(kindOf(item)))
    );
  });
}

/** Facts of the to-hit bonus that hamper. */
const HAMPERING: readonly CombatFact[] = [
  'stunned-to-hit',
  'heavy-weapon-to-hit',
  'heavy-launcher-to-hit',
  'unblessed-edge-to-hit',
];

function hampersOf(state: GameState, attacker: AttackerView): readonly string[] {
  const { ruleset, sheet } = state;
  const notes = new NoteList();
  toHitBonus(ruleset.slots.combat, attacker, notes);
  const told = notes
    .toArray()
    .filter(({ fact }) => (HAMPERING as readonly string[]).includes(fact))
    .map(({ fact, amount, other }) => tellFact(fact, amount, other));
  const mail = wornThings(sheet).flatMap(item => {
    const { arms } = armsPart(state, item);
    const toHit = arms?.armour === undefined ? 0 : (arms.blows?.toHit ?? 0);
    return toHit >= 0 ? [] : [tellHinderingArmour(thingNameOf(state, item).name, toHit)];
  });
  const afraid = sheet.conditions.has('afraid') ? ['You are afraid, and strike no blows.'] : [];
  return [...mail, ...told, ...afraid, ...hamperedLegs(state), ...hamperedSpells(state)];
}

/** What wounded legs take, in numbers of the rules. */
function hamperedLegs({ ruleset, sheet }: GameState): string[] {
  const legs = legsWounded(sheet.conditions);
  const { speed, world } = ruleset.slots;
  const grams = speed.capacity.perWoundedLeg * legs * GRAMS_PER_UNIT;
  return legs === 0 ? [] : [tellWoundedLegs(legs, world.legs.dexterity, grams)];
}

/** For each worn piece that hampers casting, the spell that suffers most. */
function hamperedSpells({ ruleset, sheet }: GameState): string[] {
  if (castsByObject(ruleset)) {
    return [];
  }
  const worst = new Map<string, { readonly change: ChanceChange; readonly spell: string }>();
  for (const thing of sheet.spells) {
    const spell = knownSpell(ruleset, sheet, thing);
    const caster = chanceView(ruleset, sheet, spell);
    const paid = { price: spell.price, amulet: false };
    for (const change of chanceChanges(ruleset.slots.casting, caster, paid)) {
      const gained = change.then - change.now;
      const before = worst.get(change.change)?.change;
      const isPiece = change.change.startsWith('without-');
      if (isPiece && gained > 0 && gained > (before ? before.then - before.now : 0)) {
        worst.set(change.change, { change, spell: spell.facts.name });
      }
    }
  }
  return [...worst.values()].map(({ change, spell }) => tellHamperedSpell(change, spell));
}

/** The chance of each attribute to change at the next check, by the rule that is played. */
function exercisePart({ ruleset, sheet }: GameState, ask: Enumerator): SheetOdds['exercise'] {
  const rules = ruleset.slots.world.exercise;
  const inForm = sheet.powers.form !== undefined;
  return EXERCISED.flatMap(attribute => {
    const points = sheet.powers.exercise.points[attribute];
    if (points === 0) {
      return [];
    }
    const score = (sheet.powers.natural ?? sheet.attributes)[attribute];
    const view = { attribute, score, points, inForm };
    return [{ attribute, points, chance: ask.askNumber(changeAtCheck, rules, view).mean }];
  });
}

/** 1 if the next check changes an attribute, else 0. */
function changeAtCheck(chance: Chance, rules: ExerciseRules, view: CheckView): number {
  return Math.abs(checkExercise(chance, rules, view).change);
}

function beatsPart({ ruleset }: GameState, shotsATurn: number | undefined): SheetOdds['beats'] {
  const rules = ruleset.slots.combat;
  const { move } = ruleset.bridges.beats;
  return {
    move,
    attack: move,
    ...(shotsATurn !== undefined && { shot: beatsOf(ruleset, shotEnergy(rules, shotsATurn)) }),
    throw: beatsOf(ruleset, throwEnergy(rules)),
  };
}

function speedPart({ ruleset, sheet }: GameState): SheetOdds['speed'] {
  const rules = ruleset.slots.speed;
  const view = speedView(ruleset, sheet);
  const now = heroPace(rules, view);
  const free = heroPace(rules, { ...view, encumbrance: 'unencumbered' });
  return {
    points: now.points.list
      .map(({ value, probability }) => [value, probability] as const)
      .sort(([one], [other]) => one - other),
    moves: now.movesATurn,
    freeMoves: free.movesATurn,
    perMove: rules.time.pointsPerMove,
  };
}
