// The form of a question as plain JSON: its fields with what they offer under a ruleset and a content.

import { UsageError } from '../../../errors/index.ts';
import type { Archetype } from '../../../objects/index.ts';
import type { Inputs } from '../../../odds/index.ts';
import { type Ruleset, SLOT_NAMES, type SlotName } from '../../../rulesets/index.ts';
import { isCastable } from '../../../spells/index.ts';
import { axisOf, fieldHelp, type LabField } from '../fields/field.ts';
import { fieldsOf } from '../fields/kind-fields.ts';
import { worldOfQuestion } from '../kinds/asked-content.ts';
import { type LabKindName, type LabWorld, rulesOf } from '../kinds/lab-kind.ts';
import { treasureNames } from '../kinds/treasure-kind.ts';
import { creatureNames } from '../questions/creature-numbers.ts';
import { shortId, spellsOf } from '../questions/find-spell.ts';
import { armsNames } from '../questions/named-kinds.ts';
import { type Filler, fillersOf } from './fillers.ts';

/** A field as a page shows it. */
export interface FormField
  extends Pick<LabField, 'name' | 'label' | 'group' | 'kind' | 'usual' | 'needs' | 'long'> {
  /** What it means, with its range. */
  readonly help: string;
  readonly range?: readonly [least: number, most: number];
  /** What it takes, for a choice; suggestions for a text; empty: anything. */
  readonly offers: readonly string[];
  /** Fields beside which it says nothing. */
  readonly excludes: readonly string[];
  /** The slots of the rules, each with the rulesets that fill it; absent: it isn't the field of the rules. */
  readonly slots?: readonly FormSlot[];
  /** The values of a sweep; empty: they aren't known. */
  readonly tries: readonly string[];
}

/** A slot of the rules. */
export interface FormSlot {
  readonly slot: SlotName;
  /** The ruleset whose rules it has now. */
  readonly chosen: string;
  readonly offers: readonly string[];
}

/** The form of a kind of question. */
export interface LabForm {
  readonly fields: readonly FormField[];
  readonly fillers: readonly Filler[];
}

/** The form under the rules of a ruleset. Throws a RulesetError for an unknown one. */
export function labForm(asked: LabWorld, kind: LabKindName, inputs: Inputs): LabForm {
  const fields = fieldsOf(kind);
  const world = readableWorld(asked, inputs);
  const ruleset = rulesOf(world, { ruleset: inputs.ruleset ?? fields[0]!.usual });
  return {
    fields: fields.map(field => shown(world, ruleset, field)),
    fillers: fillersOf(world.content, ruleset, kind),
  };
}

/** The world of the question; what ships while its content can't be read, so that there is a form to mend it. */
function readableWorld(asked: LabWorld, inputs: Inputs): LabWorld {
  const world = worldOfQuestion(asked, inputs);
  if (world === asked) {
    return asked;
  }
  try {
    world.content();
    return world;
  } catch (error) {
    if (error instanceof UsageError) {
      return asked;
    }
    throw error;
  }
}

function shown(world: LabWorld, ruleset: Ruleset, field: LabField): FormField {
  const { name, label, group, kind, usual, needs, range, excludes = {} } = field;
  return {
    ...{ name, label, group, kind, usual },
    ...(needs && { needs }),
    ...(field.long && { long: field.long }),
    ...(range && { range }),
    ...(name === 'ruleset' && { slots: slotsOf(world, ruleset) }),
    help: fieldHelp(field),
    offers: offered(world, ruleset, field),
    excludes: Object.keys(excludes),
    tries: axisOf(field, ruleset)?.values ?? [],
  };
}

function slotsOf({ rulesets }: LabWorld, { origins }: Ruleset): FormSlot[] {
  return SLOT_NAMES.map(slot => {
    const chosen = origins[slot];
    const offers = rulesets.ids.filter(id => rulesets.fills(id, slot));
    return { slot, chosen, offers: offers.includes(chosen) ? offers : [chosen, ...offers] };
  });
}

function offered(world: LabWorld, ruleset: Ruleset, field: LabField): readonly string[] {
  if (field.name === 'ruleset') {
    const { ids, presets } = world.rulesets;
    return [...ids, ...presets.map(({ id }) => id)];
  }
  if (field.ofSpells) {
    return spellsOf(world.content()).filter(isCast).map(shortId).toSorted();
  }
  if (field.ofCreatures) {
    return creatureNames(world.content());
  }
  if (field.ofArms) {
    return armsNames(world.content());
  }
  if (field.ofTreasure) {
    return treasureNames(world.content());
  }
  if (field.name === 'content') {
    return world.packs ?? [];
  }
  if (field.name === 'section') {
    return world.handbook?.sections ?? [];
  }
  return field.choices ?? field.offers?.(ruleset) ?? [];
}

function isCast({ subtype }: Archetype): boolean {
  return isCastable(subtype);
}
