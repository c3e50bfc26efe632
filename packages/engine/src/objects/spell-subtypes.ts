// Kinds of spells by number: Crossfire's, and above 100 NetHack's. An unimplemented kind can be read and
// stored, but not cast.

/** Requirements on the files of one kind of spell. */
export interface SpellSubtypeEntry {
  readonly name: string;
  /** Whether the engine can cast it. */
  readonly built: boolean;
  /** The spell must name by `other_arch` what it creates on the map. */
  readonly needsOtherArch?: true;
}

const flying = (name: string): SpellSubtypeEntry => ({ name, built: true, needsOtherArch: true });
const built = (name: string): SpellSubtypeEntry => ({ name, built: true });
const unbuilt = (name: string): SpellSubtypeEntry => ({ name, built: false });

/** The last of Crossfire's numbers. Higher ones are NetHack's spells, which follow the casting slot. */
export const LAST_CROSSFIRE_SUBTYPE = 100;

/** By number. Crossfire include/spells.h (SP_…); 101 and above are the engine's own. */
export const SPELL_SUBTYPES: ReadonlyMap<number, SpellSubtypeEntry> = new Map([
  [1, built('raise-dead')],
  [2, built('rune')],
  [3, flying('make-mark')],
  [4, flying('bolt')],
  [5, flying('bullet')],
  [6, built('explosion')],
  [7, flying('cone')],
  [8, flying('bomb')],
  [9, flying('wonder')],
  [10, flying('smite')],
  [11, flying('magic-missile')],
  [12, built('summon-golem')],
  [13, built('dimension-door')],
  [14, built('magic-mapping')],
  [15, built('magic-wall')],
  [16, built('destruction')],
  [17, built('perceive-self')],
  [18, built('word-of-recall')],
  [19, built('invisible')],
  [20, built('probe')],
  [21, built('healing')],
  [22, built('create-food')],
  [23, built('earth-to-dust')],
  [24, built('change-ability')],
  [25, built('bless')],
  [26, built('curse')],
  [27, built('summon-monster')],
  [28, built('charging')],
  [29, built('polymorph')],
  [30, built('alchemy')],
  [31, built('remove-curse')],
  [32, built('identify')],
  [33, built('detection')],
  [34, built('mood-change')],
  [35, flying('moving-ball')],
  [36, flying('swarm')],
  [37, built('change-mana')],
  [38, built('dispel-rune')],
  [39, built('create-missile')],
  [40, built('consecrate')],
  [41, flying('animate-weapon')],
  [42, flying('light')],
  [43, built('change-map-light')],
  [44, built('faery-fire')],
  [45, flying('cause-disease')],
  [46, flying('aura')],
  [47, built('town-portal')],
  [48, unbuilt('party-spell')],
  [49, built('item-curse-bless')],
  [50, flying('elem-shield')],
  [51, built('word-of-penalty')],
  [52, built('portal')],
  [101, flying('ray')],
  [102, flying('burst')],
  [103, flying('beam')],
  [104, built('power')],
  [105, built('cure')],
  [106, built('leap')],
  [107, flying('dig')],
]);

/** The name of a kind of spell, for messages: `rune`; `unknown` for an unused number. */
export function subtypeName(number: number): string {
  return SPELL_SUBTYPES.get(number)?.name ?? 'unknown';
}
