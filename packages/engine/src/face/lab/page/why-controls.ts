// Which fields a reason is about, so that a page can offer them within its sentence.

import type { Inputs } from '../../../odds/index.ts';
import { fieldsOf } from '../fields/kind-fields.ts';
import type { LabKindName } from '../kinds/lab-kind.ts';

/** The fields of facts. Behind = the sentence writes its value: of several such fields it is about one. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  'role-base': ['role'],
  'body-armour': ['body-armour'],
  'metal-body': ['body-armour'],
  'metal-under-robe': ['robe', 'body-armour'],
  robe: ['robe'],
  shield: ['shield'],
  'large-shield': ['shield'],
  'metal-helmet': ['helmet'],
  'metal-gloves': ['gloves'],
  'metal-boots': ['boots'],
  quarterstaff: ['quarterstaff'],
  'special-spell': ['special'],
  'emergency-spell': ['emergency'],
  'base-chance': ['=int', '=wis'],
  'too-difficult': ['level', 'spell-level', 'skill'],
  easy: ['level', 'spell-level', 'skill'],
  stunned: ['stunned'],
  confused: ['confused'],
  forgotten: ['forgotten'],
  'too-hungry': ['=nutrition'],
  'too-weak': ['=strength'],
  overburdened: ['burden'],
  'base-energy-cost': ['=spell-level'],
  'amulet-drain': ['amulet'],
  'amulet-price': ['amulet'],
  'not-enough-energy': ['=energy'],
  'not-enough-grace': ['=grace'],
  'hunger-reduced': ['=int'],
  'spell-damage-bonus': ['=int'],
  'caster-own-level': ['=level'],
  'spell-skill-level': ['skill', 'level'],
  'path-attuned': ['attuned'],
  'path-repelled': ['repelled'],
  'path-denied': ['denied'],
  'caster-level': ['=level'],
  'spell-resisted': ['resist'],
  'spell-saved': ['target-level'],
  'resist-odds': ['=target-mr', 'level'],
  'bolt-odds': ['target-ac'],
  'ray-aim': ['dex', 'target-ac'],
  range: ['distance'],

  'weight-limit': ['=weight', 'str'],
  'over-limit': ['weight', 'str'],
  'weight-counts': ['weight'],
  'strength-per-weight': ['str'],
  'blow-column': ['dex'],
  'natural-blows': ['str', 'dex'],
  'class-maximum-blows': ['class'],
  'extra-blows': ['=extra-blows'],
  'too-heavy-blows': ['weight'],
  'class-skill': ['class'],
  'race-skill': ['race'],
  'level-skill': ['=level'],
  'strength-to-hit': ['str'],
  'dexterity-to-hit': ['dex'],
  'equipment-to-hit': ['=worn-to-hit'],
  'stunned-to-hit': ['stun'],
  'stunned-to-dam': ['stun'],
  'bless-to-hit': ['bless'],
  'heroism-to-hit': ['heroism'],
  'berserk-to-hit': ['berserk'],
  'heavy-weapon-to-hit': ['weight', 'str'],
  'heavy-launcher-to-hit': ['launcher-weight', 'str'],
  'unblessed-edge-to-hit': ['blessed'],
  'unblessed-edge-to-dam': ['blessed'],
  'to-hit-bonus': ['to-hit'],
  'strength-to-dam': ['str'],
  'equipment-to-dam': ['=worn-to-dam'],
  'to-dam-bonus': ['to-dam'],
  unseen: ['visible'],
  'armor-counts': ['ac'],
  'weapon-dice': ['=weapon'],
  'bare-hands-blows': ['weapon'],
  'critical-chance': ['force'],
  'damage-added': ['to-dam'],
  'dies-above': ['=hp'],
  'class-shots': ['class'],
  'extra-shots': ['=extra-shots'],
  'launcher-multiplier': ['launcher'],
  'extra-might': ['=extra-might'],
  'too-heavy-shots': ['launcher-weight'],
  'too-heavy-might': ['launcher-weight'],
  'fire-range': ['launcher'],
  'throw-range': ['weight', 'str'],
  'distance-to-hit': ['distance'],
  'grids-away': ['=distance'],
  'missile-dice': ['=missile', '=object'],
  'missile-added': ['to-dam'],
  'artifact-unbreakable': ['artifact'],

  'base-speed': ['=base'],
  'speed-bonus-always': ['property'],
  'speed-bonus': ['property'],
  'burden-leaves': ['burden'],
};

/** The slays and brands of a weapon are one field. */
const FLAGS = /^(?:slay|execute|brand)-/;
const OF_FLAGS = ['flags', 'monster-flags'];

/** A field within a sentence. */
export interface ReasonField {
  readonly name: string;
  /** Where the sentence writes its value; absent: it doesn't. */
  readonly at?: readonly [start: number, end: number];
}

const WRITTEN = '=';

/**
 * The fields of a kind of question that a fact is about; none: it follows from the others.
 * @param text the sentence of the fact
 * @param inputs all of the question
 */
export function fieldsOfFact(
  kind: LabKindName,
  fact: string,
  text: string,
  inputs: Inputs,
): readonly ReasonField[] {
  const own = fieldsOf(kind);
  const known = (FLAGS.test(fact) ? OF_FLAGS : (FIELDS[fact] ?? [])).filter(about =>
    own.some(({ name }) => name === about.replace(WRITTEN, '')),
  );
  const written = known
    .filter(name => name.startsWith(WRITTEN))
    .map(name => placed(name.slice(WRITTEN.length), text, inputs));
  const found = written.filter(({ at }) => at !== undefined);
  const others = known.filter(name => !name.startsWith(WRITTEN)).map(name => ({ name }));
  return [...(found.length > 0 ? found.slice(0, 1) : written), ...others];
}

const NUMBER = /[+-]?\d+(?:[./d]\d+)*/g;

/** The field with the place where a sentence writes its value. */
function placed(name: string, text: string, inputs: Inputs): ReasonField {
  const value = inputs[name] ?? '';
  const found = [...text.matchAll(NUMBER)].find(
    ({ 0: number }) => number.replace('+', '') === value,
  );
  return found === undefined
    ? { name }
    : { name, at: [found.index, found.index + found[0].length] };
}
