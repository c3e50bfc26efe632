// The page of a carried item: its damage in blows, shots and throws, what it compares with, and what wearing it
// changes, from the hero's knowledge.

import { firedBy, meleeSkill, skillOf, wornAt } from '../../actors/index.ts';
import { type Enumerator, NoteList } from '../../chance/index.ts';
import { AMMUNITION_KINDS, type CombatFact, toDamBonus, toHitBonus } from '../../combat/index.ts';
import { UsageError } from '../../errors/index.ts';
import {
  type ArmsView,
  armsPart,
  type GameState,
  isPrecious,
  knownAttackers,
  likelyMissiles,
  type MissilePlan,
  planShot,
  planThrow,
  thingNameOf,
  typicalFoe,
  wearsUnknownRing,
} from '../../game/index.ts';
import {
  type EquipmentSlot,
  type GameObject,
  kindOf,
  slotOf,
  TYPE,
  tellsPrice,
  textOf,
  wearKindOf,
} from '../../objects/index.ts';
import {
  criticalShare,
  type EdgePage,
  type ItemOdds,
  type MeleePage,
  type MissilePage,
  meleeGroups,
  missileGroups,
  nextBlow,
  type OddsAnswer,
  type TrainingPage,
  uncertainMissileOdds,
  type WornPage,
} from '../../odds/index.ts';
import { weaponAgainst } from './answer-fight.ts';
import { emptyAnswer, mayBe } from './answer-parts.ts';
import { deedParts } from './deeds/item-deeds.ts';

/** Squares to the opponent of shots and throws, or as far as the missile flies. */
const USUAL_DISTANCE = 5;

/** Food on the hero's square: he could eat it there. */
function mealUnderfoot({ level, hero }: GameState, id: number): GameObject | undefined {
  const pile = level.items.get(hero.square) ?? [];
  return pile.find(thing => thing.id === id && thing.archetype.type === TYPE.food);
}

/** The page of an item. Throws a UsageError for one that the hero neither carries nor could eat where it lies. */
export function answerItem(state: GameState, ask: Enumerator, id: number): OddsAnswer {
  const item = state.sheet.inventory.find(id) ?? mealUnderfoot(state, id);
  if (item === undefined) {
    throw new UsageError('item', id, 'an item that the hero carries, or food on his square');
  }
  const { level, target } = typicalFoe(state);
  const melee = meleePage(state, ask, item);
  const shot = planShot(state, id);
  const thrown = planThrow(state, id);
  const flights = [shot, thrown].filter(plan => !('refused' in plan)) as MissilePlan[];
  const deeds = deedParts(state, ask, item);
  const guess =
    deeds.isGuess ||
    melee?.compared.some(one => one.guess) === true ||
    wearsUnknownRing(state) ||
    flights.some(plan => likelyMissiles(state, ask, plan).length > 1);
  const page: ItemOdds = {
    item: id,
    foe: { level, armourClass: target.armourClass },
    ...(melee !== undefined && { melee }),
    ...('refused' in shot ? unfired(state, item) : { fired: firedPage(state, ask, shot) }),
    ...(!('refused' in thrown) && { thrown: missilePage(state, ask, thrown) }),
    ...wornPart(state, item),
    ...deeds.parts,
    guess,
  };
  const { lore } = state.sheet;
  const isPriced = lore.prices.of(kindOf(item).id).some(tellsPrice);
  const kinds = lore.isIdentified(kindOf(item)) ? {} : mayBe(state, ask, id);
  return {
    ...emptyAnswer('item'),
    asFarAsYouKnow: guess || 'mayBe' in kinds,
    page: isPriced ? { ...page, priced: true } : page,
    ...kinds,
  };
}

function meleePage(state: GameState, ask: Enumerator, weapon: GameObject): MeleePage | undefined {
  if (weapon.archetype.type !== TYPE.weapon) {
    return undefined;
  }
  const rules = state.ruleset.slots.combat;
  const { target } = typicalFoe(state);
  const held = state.sheet.weapon?.id ?? 0;
  const compared = (held === weapon.id ? [held] : [held, weapon.id]).map(id =>
    weaponAgainst(state, ask, id, { target }),
  );
  const { blows, hitChance } = compared.at(-1)!;
  const attackers = knownAttackers(state, ask, { weapon });
  const more = nextBlow(rules, attackers[0]!.attacker);
  const edge = edgePage(state, attackers);
  const training = trainingPage(state, weapon);
  return {
    blows,
    hitChance,
    criticalChance: attackers.reduce(
      (sum, { attacker, probability }) =>
        sum +
        probability *
          criticalShare(rules.critical, {
            weight: attacker.weapon!.weight,
            bonus: toHitBonus(rules, attacker).melee,
            level: attacker.level,
          }),
      0,
    ),
    groups: meleeGroups(rules, { attackers, target }, ask),
    ...(more !== undefined && { nextBlow: more }),
    ...(training !== undefined && { training }),
    ...(edge !== undefined && { edge }),
    compared,
  };
}

/** What the skill with a weapon gives or costs; undefined: nothing. */
function trainingPage({ ruleset, sheet }: GameState, weapon: GameObject): TrainingPage | undefined {
  const skill = meleeSkill(ruleset, sheet, weapon);
  if (skill === '') {
    return undefined;
  }
  const level = skillOf(ruleset, sheet, skill);
  const { toHit, toDam } = ruleset.bridges.skills.weaponBonus(level);
  return toHit === 0 && toDam === 0 ? undefined : { skill, level, toHit, toDam };
}

/** What the edge of a weapon costs by the rule of the bonuses, over what the hero doesn't know of it. */
function edgePage(
  { ruleset, sheet }: GameState,
  attackers: ReturnType<typeof knownAttackers>,
): EdgePage | undefined {
  const rules = ruleset.slots.combat;
  const lost = { toHit: 0, toDam: 0, chance: 0 };
  for (const { attacker, probability } of attackers) {
    const notes = new NoteList();
    toHitBonus(rules, attacker, notes);
    toDamBonus(rules, attacker, notes);
    const toHit = pointsIn(notes, 'unblessed-edge-to-hit');
    const toDam = pointsIn(notes, 'unblessed-edge-to-dam');
    if (toHit !== 0 || toDam !== 0) {
      Object.assign(lost, { toHit, toDam, chance: lost.chance + probability });
    }
  }
  const god = sheet.faith.god?.name;
  const liftedByWorn = rules.steps.edgeBlessed(false, true);
  return lost.chance === 0
    ? undefined
    : { ...lost, ...(god !== undefined && { god }), liftedByWorn };
}

function pointsIn(notes: NoteList, fact: CombatFact): number {
  return notes.toArray().find(note => note.fact === fact)?.amount ?? 0;
}

function firedPage(
  state: GameState,
  ask: Enumerator,
  plan: Extract<MissilePlan, { how: 'shot' }>,
): NonNullable<ItemOdds['fired']> {
  const launcher = wornAt(state.sheet, 'launcher')!;
  return {
    ...missilePage(state, ask, plan),
    launcher: thingNameOf(state, launcher).name,
    multiplier: plan.multiplier,
  };
}

/** A shot or throw at the typical opponent. */
function missilePage(state: GameState, ask: Enumerator, plan: MissilePlan): MissilePage {
  const rules = state.ruleset.slots.combat;
  const { target } = typicalFoe(state);
  const distance = Math.max(1, Math.min(USUAL_DISTANCE, plan.range));
  const likely = likelyMissiles(state, ask, plan);
  const artifact = isPrecious(plan.pile);
  const aim = { likely, target, distance, artifact, brief: true };
  const odds = uncertainMissileOdds(rules, aim, ask);
  return {
    distance,
    range: odds.range,
    hitChance: odds.hit,
    criticalChance: likely.reduce(
      (sum, { missile, by, probability }) =>
        sum +
        probability *
          criticalShare(rules.missiles.critical, {
            weight: missile.weight,
            bonus: toHitBonus(rules, by).bonus + missile.toHit,
            level: by.level,
          }),
      0,
    ),
    groups: missileGroups(rules, likely, { target, distance }, ask),
    aTurn: odds.aTurn,
    breaks: odds.breaks.hit / 100,
  };
}

/** Ammunition that doesn't fit what is in hand. */
function unfired(
  { sheet, ruleset }: GameState,
  { archetype }: GameObject,
): Pick<ItemOdds, 'unfired'> {
  const named = textOf(archetype, 'weaponKind');
  const kind = AMMUNITION_KINDS.find(one => one === named);
  if (archetype.type !== TYPE.ammunition || kind === undefined) {
    return {};
  }
  const fires = firedBy(ruleset, sheet);
  return { unfired: { kind, ...(fires !== undefined && { fires }) } };
}

/** What putting it on would change; nothing for what is worn or held in hand. */
function wornPart(state: GameState, item: GameObject): Pick<ItemOdds, 'worn'> {
  const { sheet } = state;
  const place = wearKindOf(item.archetype);
  const isHeld = place === 'weapon' || place === 'launcher' || place === 'quiver';
  if (place === undefined || isHeld || slotOf(sheet.equipment, item.id) !== undefined) {
    return {};
  }
  const slots: readonly EquipmentSlot[] = place === 'ring' ? ['left-ring', 'right-ring'] : [place];
  const free = slots.find(slot => sheet.equipment[slot] === 0);
  const gives = pointsOf(armsPart(state, item).arms);
  const worn = (free === undefined ? slots : [free]).map((slot): WornPage => {
    const before = wornAt(sheet, slot);
    const takes = pointsOf(before && armsPart(state, before).arms);
    return {
      instead: before === undefined ? '' : thingNameOf(state, before).name,
      armourClass: gives.armourClass - takes.armourClass,
      toHit: gives.toHit - takes.toHit,
      toDam: gives.toDam - takes.toDam,
    };
  });
  return { worn };
}

function pointsOf(arms: ArmsView | undefined): Omit<WornPage, 'instead'> {
  const { base = 0, bonus = 0 } = arms?.armour ?? {};
  const { toHit = 0, toDam = 0 } = arms?.blows ?? {};
  return { armourClass: base + bonus, toHit, toDam };
}
