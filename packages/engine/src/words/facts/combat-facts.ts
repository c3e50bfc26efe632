// The facts of attacks in sentences. Every number comes from the note.

import type { CombatFact } from '../../combat/index.ts';

/** The reason why a blow or a shot at what stands in the dark hits less often begins so. */
export const NOT_WELL_SEEN = "You don't see your target well";

/** `+3`, `-2`: a bonus with its sign. */
function signed(amount: number): string {
  return amount < 0 ? String(amount) : `+${amount}`;
}

/** `1 blow`, `3 blows`. */
function count(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? '' : 's'}`;
}

/** A share in percent, two decimals at most; 0 % and 100 % only when exact. */
function percent(part: number, whole: number): string {
  const exact = (100 * part) / whole;
  const shown = Number(exact.toFixed(2));
  if (shown === 0 && part > 0) {
    return 'under 0.01 %';
  }
  if (shown === 100 && part < whole) {
    return 'over 99.99 %';
  }
  return `${shown} %`;
}

function critical(name: string): (times: number, plus: number) => string {
  return (times, plus) => `${name}: the damage is multiplied by ${times}, plus ${plus}.`;
}

function slays(what: string): (multiplier: number) => string {
  return multiplier => `It is made against ${what}: its dice count ${multiplier} times.`;
}

function executes(what: string): (multiplier: number) => string {
  return multiplier => `It is the bane of ${what}: its dice count ${multiplier} times.`;
}

function brands(what: string): (multiplier: number) => string {
  return multiplier => `Its ${what} isn't resisted: its dice count ${multiplier} times.`;
}

/** A sentence for each fact of an attack. */
export const combatFacts: Record<CombatFact, (amount: number, other: number) => string> = {
  'stat-row': row => `The stat is read in row ${row} of its table.`,
  'stat-becomes': stat => `The stat becomes ${stat}.`,
  'stat-becomes-above': (plain, above) =>
    `The stat becomes ${plain}/${String(above).padStart(2, '0')}.`,
  'weight-limit': (limit, pounds) =>
    `You hold up to ${count(limit, 'pound')}; this weighs ${pounds}.`,
  'over-limit': (points, pounds) =>
    `It is ${count(pounds, 'pound')} too heavy: you lose ${points} to hit.`,
  'grids-away': grids => `It is ${count(grids, 'square')} away.`,

  'bare-hands-blows': blows => `With bare hands you strike ${count(blows, 'blow')}.`,
  'weight-counts': (units, whole) =>
    `For blows your weapon counts as ${count(units / whole, 'pound')}.`,
  'strength-per-weight': share => `Your strength reads column ${share} of the blows table.`,
  'blow-column': row => `Your dexterity reads row ${row} of the blows table.`,
  'natural-blows': blows => `Strength and dexterity give ${count(blows, 'blow')}.`,
  'class-maximum-blows': (most, natural) =>
    `Your class allows at most ${count(most, 'blow')}, not ${natural}.`,
  'extra-blows': blows =>
    `Your equipment gives ${signed(blows)} ${blows === 1 ? 'blow' : 'blows'}.`,
  'too-heavy-blows': (made, light) =>
    `Your weapon is too heavy: ${count(made, 'blow')} instead of ${light}.`,
  blows: blows => `You strike ${count(blows, 'blow')}.`,

  'class-skill': base => `Your class has a base skill of ${base}.`,
  'race-skill': points => `Your race gives ${signed(points)}.`,
  'level-skill': (points, level) => `Level ${level} gives ${signed(points)}.`,
  'base-skill': skill => `Your base skill is ${skill}.`,

  'strength-to-hit': points => `Your strength gives ${signed(points)} to hit.`,
  'dexterity-to-hit': points => `Your dexterity gives ${signed(points)} to hit.`,
  'equipment-to-hit': points => `Your equipment gives ${signed(points)} to hit.`,
  'stunned-to-hit': points => `You are stunned and lose ${points} to hit.`,
  'bless-to-hit': points => `You are blessed: ${signed(points)} to hit.`,
  'heroism-to-hit': points => `You are heroic: ${signed(points)} to hit.`,
  'berserk-to-hit': points => `You are berserk: ${signed(points)} to hit.`,
  'heavy-weapon-to-hit': points => `Your weapon is too heavy: you lose ${points} to hit.`,
  'heavy-launcher-to-hit': points => `Your launcher is too heavy: you lose ${points} to hit.`,
  'unblessed-edge-to-hit': points =>
    `Your weapon has an edge and no blessing: you lose ${points} to hit.`,
  'to-hit-bonus': (own, melee) =>
    `In all you have ${signed(own)} to hit, ${signed(melee)} with your weapon.`,
  'strength-to-dam': points => `Your strength gives ${signed(points)} damage.`,
  'equipment-to-dam': points => `Your equipment gives ${signed(points)} damage.`,
  'stunned-to-dam': points => `You are stunned and lose ${points} damage.`,
  'unblessed-edge-to-dam': points =>
    `Your weapon has an edge and no blessing: you lose ${points} damage.`,
  'to-dam-bonus': (own, melee) =>
    `In all you have ${signed(own)} damage, ${signed(melee)} with your weapon.`,

  'attack-skill': (skill, bonus) =>
    `With ${signed(bonus)} to hit you strike at a skill of ${skill}.`,
  unseen: (left, skill) => `${NOT_WELL_SEEN}: your skill of ${skill} counts as ${left}.`,
  'armor-counts': (parts, whole) => `Its armour counts ${parts / whole} against your skill.`,
  'automatic-hit': (cases, all) => `${percent(cases, all)} of all attacks hit automatically.`,
  'automatic-miss': (cases, all) => `${percent(cases, all)} of all attacks miss automatically.`,
  hopeless: skill => `With a skill of ${skill} only automatic hits hit.`,
  'hit-chance': (cases, all) => `You hit ${percent(cases, all)} of the time.`,

  'weapon-dice': (dice, sides) => `Your weapon rolls ${dice}d${sides}.`,
  'bare-hands-damage': damage => `A bare hand does ${damage} damage.`,
  'dice-multiplied': factor => `The dice are multiplied by ${factor}.`,
  'slay-animal': slays('animals'),
  'slay-evil': slays('evil'),
  'slay-undead': slays('the undead'),
  'slay-demon': slays('demons'),
  'slay-orc': slays('orcs'),
  'slay-troll': slays('trolls'),
  'slay-giant': slays('giants'),
  'slay-dragon': slays('dragons'),
  'execute-dragon': executes('dragons'),
  'execute-demon': executes('demons'),
  'execute-undead': executes('the undead'),
  'brand-acid': brands('acid'),
  'brand-lightning': brands('lightning'),
  'brand-fire': brands('fire'),
  'brand-cold': brands('cold'),
  'brand-poison': brands('poison'),
  'critical-chance': (cases, all) => `A hit is critical ${percent(cases, all)} of the time.`,
  'critical-good': critical('A good hit'),
  'critical-great': critical('A great hit'),
  'critical-superb': critical('A superb hit'),
  'critical-greater': critical('A greater hit still'),
  'critical-utmost': critical('The utmost hit'),
  'damage-added': points => `Each hit does ${signed(points)} damage.`,
  'damage-nothing': () => 'Negative damage counts as 0.',
  'dies-above': points =>
    `It dies once the damage exceeds ${points}; the remaining blows aren’t struck.`,

  'class-shots': shots => `Your class gives ${signed(shots)} ${shots === 1 ? 'shot' : 'shots'}.`,
  'extra-shots': shots =>
    `Your equipment gives ${signed(shots)} ${shots === 1 ? 'shot' : 'shots'}.`,
  'launcher-multiplier': factor => `Your launcher multiplies by ${factor}.`,
  'extra-might': points => `Your equipment adds ${points} to the multiplier.`,
  'too-heavy-shots': (fired, light) =>
    `Your launcher is too heavy: ${count(fired, 'shot')} instead of ${light}.`,
  'too-heavy-might': (factor, light) =>
    `Your launcher is too heavy: it multiplies by ${factor} instead of ${light}.`,
  shots: shots => `You have ${count(shots, 'shot')} a turn.`,
  'shot-energy': (energy, turn) => `A shot takes ${energy} of the ${turn} energy of a turn.`,
  'fire-range': grids => `A shot flies ${count(grids, 'square')}.`,
  'throw-range': grids => `Your throw flies ${count(grids, 'square')}.`,
  'distance-to-hit': grids => `The distance subtracts ${count(grids, 'point')} from your skill.`,
  'shot-skill': (skill, bonus) => `With ${signed(bonus)} to hit you shoot at a skill of ${skill}.`,
  'throw-skill': (skill, bonus) => `With ${signed(bonus)} to hit you throw at a skill of ${skill}.`,
  'missile-dice': (dice, sides) =>
    dice === 0 || sides === 0 ? 'It has no dice.' : `It rolls ${dice}d${sides}.`,
  'missile-added': points => `Enchantment adds ${signed(points)} before the damage is multiplied.`,
  'launcher-multiplies': factor => `The launcher multiplies it by ${factor}.`,
  'thrown-no-weapon': () => 'It isn’t a weapon: its bonuses to hit and to damage don’t count.',
  'artifact-unbreakable': () => 'An artifact never breaks.',
  'met-nobody': () => 'It hits nothing, so it doesn’t break.',
  'breaks-usually': percent => `Items of its kind break ${percent} % of the time.`,
  'too-afraid': () => 'You are too afraid to fight.',
  unconfusable: () => 'It can’t be confused.',
  'resists-confusion': (cases, all) =>
    `It resists the confusion ${percent(cases, all)} of the time.`,
  'ground-shakes': points => `A blow of more than ${points} points causes an earthquake.`,

  'breaks-near': percent => `It hits something nearby: it breaks ${percent} % of the time.`,
};
