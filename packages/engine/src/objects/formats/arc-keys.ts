// The known keys of .arc files: their forms and widths. Crossfire trunk of November 2021, common/loader.l.

import { camelCase } from './camel-case.ts';

/** The form of a key's value, or the line's effect on the structure. */
export type ArcForm =
  | 'object'
  | 'arch'
  | 'end'
  | 'more'
  | 'block'
  | 'block-end'
  | 'old-animation'
  | 'old-animation-end'
  | 'text'
  | 'name'
  | 'face'
  | 'animation'
  | 'treasure-list'
  | 'integer'
  | 'single'
  | 'double'
  | 'flag'
  | 'movement'
  | 'map-layer'
  | 'slow-move'
  | 'no-pass'
  | 'ignored';

/** Forms with a value. The others are structural, flags or ignored. */
export const valueForms: ReadonlySet<ArcForm> = new Set([
  'text',
  'name',
  'face',
  'animation',
  'treasure-list',
  'integer',
  'single',
  'double',
  'movement',
  'map-layer',
  'block',
]);

const standingAlone: ReadonlySet<ArcForm> = new Set([
  'end',
  'more',
  'block',
  'block-end',
  'old-animation',
  'old-animation-end',
]);

/** A known key. */
export interface ArcKey {
  /** Its place in writing order, from 0: rules by key are looked up in lists. */
  readonly index: number;
  /** In lower case, as in readings. */
  readonly name: string;
  /** In camelCase, as in code. */
  readonly called: string;
  readonly form: ArcForm;
  /** Width of an integer or of bits: 8, 16, 32 or 64; 0 for other forms. */
  readonly bits: number;
  readonly signed: boolean;
  /** True if it must stand alone on its line. */
  readonly alone: boolean;
}

/** Names of attack types in `resist_…` keys, in the order of their bits. */
const resistanceNames: readonly string[] = words(`
  physical magic fire electricity cold confusion acid drain weaponmagic ghosthit poison slow
  paralyze turn_undead fear cancellation deplete death chaos counterspell godpower holyword blind
  internal life_stealing disease`);

/** Body slots: how many a creature has (positive) or an item uses (negative). */
const bodyPlaces: readonly string[] = words(
  'range arm torso head neck skill finger shoulder foot hand wrist waist leg',
);

/** All flags, in writing order. */
const flagNames: readonly string[] = words(`
  alive wiz was_wiz applied unpaid is_animated no_pick client_anim_sync client_anim_random monster
  neutral no_attack no_damage friendly generator use_content_on_gen is_thrown auto_apply treasure
  see_invisible can_roll overlay_floor is_turnable is_used_up identified reflecting changing
  splitting hitback startequip blocksview undead scared unaggressive reflect_missile reflect_spell
  no_magic no_fix_player is_lightable tear_down no_drop random_movement can_use_shield
  can_cast_spell can_use_scroll can_use_range can_use_bow can_use_armour can_use_weapon
  can_use_ring has_ready_bow xrays is_floor lifesave no_strength sleep stand_still only_attack
  activate_on_push activate_on_release confused stealth cursed damned blessed see_anywhere
  known_magical known_cursed known_blessed can_use_skill been_applied has_ready_scroll unique
  make_invisible inv_locked is_wooded is_hilly is_water has_ready_skill has_ready_weapon
  no_skill_ident is_blind can_see_in_dark is_cauldron no_steal one_hit berserk is_buildable
  paralyzed`);

const MOVEMENT = {
  walk: 1,
  fly_low: 2,
  fly_high: 4,
  swim: 8,
  boat: 16,
  flying: 6,
} as const;

/** Movement types and their bits. A leading minus removes one. */
export const movementBits: ReadonlyMap<string, number> = new Map(Object.entries(MOVEMENT));

/** The bits of a movement type: `flying` is low or high. */
export function movementBit(way: keyof typeof MOVEMENT): number {
  return MOVEMENT[way];
}

/** Every movement type: the word `all`. */
export const allMovement = 31;

/** Named map layers and their numbers. */
export const mapLayers: ReadonlyMap<string, number> = new Map([
  ['floor', 0],
  ['no_pick', 1],
  ['item', 3],
  ['living', 6],
  ['fly', 8],
]);

/** The default face. The reading leaves it out. */
export const blankFace = 'blank.111';

/**
 * Every known key by its lower-case name, in writing order. A line that starts with any other word is a
 * key/value.
 */
export const arcKeys: ReadonlyMap<string, ArcKey> = collect();

/** Whether a key is one of Crossfire's that have a form of their own. @param key in lower case */
export function isArcKey(key: string): boolean {
  return arcKeys.has(key);
}

/** Fields that are read, or set by lines of other keys. */
type FieldKey = 'name' | 'plural' | 'moveBlock' | 'moveSlow' | 'moveSlowPenalty' | 'x' | 'y';

/** Their keys. */
export const fieldKeys: Readonly<Record<FieldKey, ArcKey>> = {
  name: arcKeys.get('name')!,
  plural: arcKeys.get('name_pl')!,
  moveBlock: arcKeys.get('move_block')!,
  moveSlow: arcKeys.get('move_slow')!,
  moveSlowPenalty: arcKeys.get('move_slow_penalty')!,
  x: arcKeys.get('x')!,
  y: arcKeys.get('y')!,
};

/**
 * Unknown keys that real archetypes or this game use as key/values. They are never reported as misspellings.
 */
export const familiarKeyValues: ReadonlySet<string> = new Set(
  words(`
  harvestitems identified_face on_use_yield identified_name identified_name_pl generator_limit
  exclude_from_readable wc_increase_rate death_animation harvest_race harvest_tool blocks_prayer
  no_mood_change harvestable harvest_exp harvest_level lockable harvest_speed passenger_limit
  knowledge_marker used_up_message on_use_with_vial_poison is_guard shopkeeper ac_per_level
  wc_per_level dam_per_level hp_per_level xp_per_level speed_per_level whole_aura_animation
  spell_detect_magic turnable_transport pass_thru casting_requirements custom_name elevation
  spell_level school glyph icon dice weapon_dice metallic`),
);

function collect(): Map<string, ArcKey> {
  const keys = new Map<string, ArcKey>();
  const add = (form: ArcForm, names: string, bits = 0, signed = false): void => {
    for (const name of words(names)) {
      const alone = standingAlone.has(form);
      const index = keys.get(name)?.index ?? keys.size;
      keys.set(name, { index, name, called: camelCase(name), form, bits, signed, alone });
    }
  };
  add('object', 'object');
  add('name', 'name name_pl title');
  add('text', 'race slaying skill other_arch');
  add('face', 'face');
  add('animation', 'animation');
  add('name', 'anim_suffix materialname');
  add('integer', 'type subtype', 8);
  add('integer', 'level', 16, true);
  addNumbers(add);
  add('treasure-list', 'randomitems');
  add('text', 'artifact');
  add('flag', flagNames.join(' '));
  add('block', 'msg lore');
  add('block-end', 'endmsg endlore');
  add('arch', 'arch');
  add('more', 'more');
  add('end', 'end');
  add('slow-move', 'slow_move');
  // The older name of `move_block all`.
  add('no-pass', 'no_pass');
  add(
    'ignored',
    `speed_left weapon_speed_left smoothface editor_folder can_knockback can_parry can_impale
     can_cut can_dam_armour`,
  );
  add('old-animation', 'anim');
  add('old-animation-end', 'mina');
  return keys;
}

function addNumbers(
  add: (form: ArcForm, names: string, bits?: number, signed?: boolean) => void,
): void {
  add('integer', 'nrof', 32);
  add('integer', 'value weight', 32, true);
  add('integer', 'material', 16);
  add('integer', 'str dex con wis cha int pow', 8, true);
  add('integer', 'hp maxhp sp maxsp grace maxgrace dam', 16, true);
  add('integer', 'dam_modifier', 8);
  add('integer', 'wc ac luck', 8, true);
  add('integer', 'duration', 16, true);
  add('integer', 'duration_modifier', 8);
  add('integer', 'range', 8, true);
  add('integer', 'range_modifier', 8);
  add('integer', 'casting_time', 16, true);
  add('integer', 'attacktype path_attuned path_repelled path_denied weapontype', 32);
  add('integer', prefixed('resist_', resistanceNames), 16, true);
  add('integer', prefixed('body_', bodyPlaces), 8, true);
  add('integer', 'exp total_exp', 64, true);
  add('double', 'expmul');
  add('single', 'speed weapon_speed');
  add('movement', 'move_block move_allow move_type move_on move_off move_slow', 8);
  add('single', 'move_slow_penalty');
  add('integer', 'move_state', 32, true);
  add('integer', 'food carrying container last_heal last_sp last_eat connected', 32, true);
  add('integer', 'last_grace invisible x y', 16, true);
  add('integer', 'direction magic item_power gen_sp_armour glow_radius', 8, true);
  add('integer', 'state run_away pick_up anim_speed will_apply smoothlevel sound_chance', 8);
  add('integer', 'client_type attack_movement', 16);
  add('map-layer', 'map_layer', 8);
}

function prefixed(prefix: string, names: readonly string[]): string {
  return names.map(name => prefix + name).join(' ');
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
