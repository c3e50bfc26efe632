// The numbers of things that do not show, and saved games in which they differ.

import type { SavedGame } from '@roguewright/engine/game';
import {
  type Archetype,
  type Content,
  classOf,
  isArtifact,
  TYPE,
} from '@roguewright/engine/objects';

type Thing = SavedGame['seats'][number]['sheet']['inventory'][number][1];

/** One number, or ego kind, that may differ unseen. */
export interface HiddenNumber {
  readonly title: string;
  /** What of a thing differs; undefined: it has no such number. @param used it is worn or in hand */
  differs(archetype: Archetype, thing: Thing, used: boolean): Partial<Thing> | undefined;
}

const ENCHANTED = ['weapon', 'ammunition'];

/** Rings whose number shows at once when they are worn. */
const SHOWS = ['protection', 'gain-strength', 'gain-constitution', 'adornment'];

/** Everything of a thing that its owner cannot see. */
export const HIDDEN_NUMBERS: readonly HiddenNumber[] = [
  number('blessed', () => ({ beatitude: 1 })),
  // What is cursed sticks, so its owner would know.
  number('cursed', (_, used) => (used ? undefined : { beatitude: -1 })),
  number('less enchanted', kind =>
    ENCHANTED.includes(classOf(kind)) ? { toHitBonus: -3, toDamBonus: -3 } : undefined,
  ),
  number('more enchanted', kind =>
    ENCHANTED.includes(classOf(kind)) ? { toHitBonus: 5, toDamBonus: 2 } : undefined,
  ),
  // The armour class of what is worn is on the sheet.
  number('stronger', (kind, used) =>
    classOf(kind) === 'armour' && !used ? { toArmour: 4 } : undefined,
  ),
  number('charges', kind => (hasCharges(kind) ? { charges: 7 } : undefined)),
  number('no charges', kind => (hasCharges(kind) ? { charges: 0 } : undefined)),
  number('recharged', kind => (kind.type === TYPE.wand ? { recharged: 1 } : undefined)),
  number('power', (kind, used) =>
    kind.type === TYPE.ring && !(used && SHOWS.includes(kind.texts.ruleKind ?? ''))
      ? { power: 3 }
      : undefined,
  ),
  number('oil', kind => (kind.id === 'oil_lamp' ? { fuel: 700 } : undefined)),
  {
    title: 'another ego kind',
    differs: (_, { ego }, used) =>
      ego === undefined || !used ? undefined : { ego: OTHER_EGO[ego] ?? ego },
  },
];

/** Ego kinds that lie over the same things, and change nothing that the sheet shows. */
const OTHER_EGO: Readonly<Record<string, string>> = {
  ego_of_the_hearth: 'ego_of_glazing',
  ego_of_embers: 'ego_of_rime',
  ego_of_sleet: 'ego_of_kindling',
};

function hasCharges({ type }: Archetype): boolean {
  return type === TYPE.wand;
}

function number(
  title: string,
  numbers: (kind: Archetype, used: boolean) => Readonly<Record<string, number>> | undefined,
): HiddenNumber {
  return {
    title,
    differs: (kind, { differences }, used) => {
      const others = numbers(kind, used);
      return others && { differences: { ...differences, ...others } };
    },
  };
}

/** The game with one number changed of everything whose condition isn't known; undefined when none has it. */
export function withHiddenNumber(
  content: Content,
  saved: SavedGame,
  hidden: HiddenNumber,
): SavedGame | undefined {
  const [seat] = saved.seats;
  const { sheet } = seat!;
  const known = new Set(sheet.lore.things.map(([id]) => id));
  const used = new Set<number>(Object.values(sheet.equipment));
  let isChanged = false;
  const inventory = sheet.inventory.map(([letter, thing]) => {
    const archetype = content.archetype(thing.archetype);
    // An artifact is as its file has it.
    if (known.has(thing.id) || isArtifact(archetype)) {
      return [letter, thing] as const;
    }
    const differs = hidden.differs(archetype, thing, used.has(thing.id));
    isChanged ||= differs !== undefined;
    return [letter, { ...thing, ...differs }] as const;
  });
  return isChanged
    ? { ...saved, seats: [{ ...seat!, sheet: { ...sheet, inventory } }] }
    : undefined;
}
