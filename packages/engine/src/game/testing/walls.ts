// Spells of walls, runes and marks, for scenes.

import { type ContentFile, makeObject, spellFacts } from '../../objects/index.ts';
import { type CastOrder, castSpell } from '../../spells/index.ts';
import type { Scene } from './scene.ts';

const spell = (id: string, subtype: number, keys: string) =>
  `Object spell_${id}\nname ${id}\ntype 101\nsubtype ${subtype}\nlevel 1\nspell_level 1\nschool attack\nskill fire\nsp 1\ncasting_time 10\n${keys}\nend\n`;

/** Walls, runes, marks and their spells of no game. */
export const WALLS_FILE: ContentFile = {
  path: 'walls.arc',
  text: [
    spell('earth', 15, 'duration 40\nrange 1\nmove_block all\nother_arch heap'),
    spell('dark', 15, 'duration 3\nrange 1\nmove_block all\nother_arch shade'),
    spell(
      'embers',
      15,
      'attacktype 1\ndam 3\nduration 4\nrange 1\nmove_block all\nother_arch ember',
    ),
    spell(
      'post',
      15,
      'duration 20\ndam 30\nrace post_%d\ntear_down 1\nis_used_up 1\nmove_block all',
    ),
    spell('rune', 2, 'other_arch nail_rune'),
    spell('held', 2, 'other_arch spell_embers'),
    spell('free', 2, ''),
    spell('mark', 3, 'other_arch scribble'),
    spell('dust', 23, 'range 2'),
    spell('unwrite', 38, ''),
    'Object heap\nname heap\ntype 45\nalive 1\ntear_down 1\nhp 5\nmaxhp 5\npictures 4\nresist_fire 100\nblocksview 1\nmove_block all\nend\n',
    'Object shade\nname shade\ntype 45\nspeed 1\nfood 1\nis_used_up 1\nblocksview 1\nend\n',
    'Object ember\nname ember\ntype 102\nsubtype 7\nspeed 1\nmove_type fly_low\nend\n',
    ...[1, 2, 3, 4, 5, 6, 7, 8].map(
      direction =>
        `Object post_${direction}\nname post\ntype 62\nlevel 1\ndirection ${direction}\nspeed 0.5\nalive 1\nmove_block all\nhp 1\nmaxhp 1\narch post_dart\nend\nend\n`,
    ),
    'Object post_dart\nname dart spell\ntype 101\nsubtype 5\nlevel 1\nsp 1\ncasting_time 5\nattacktype 1\ndam 2\nother_arch post_dart_flight\nend\n',
    'Object post_dart_flight\nname dart\ntype 102\nsubtype 5\nspeed 1\nmove_type fly_low\nend\n',
    'Object nail_rune\nname nail rune\ntype 154\nlevel 1\nhp 1\ncha 8\nspeed 1\nmove_on walk\nattacktype 1\ndam 3\nend\n',
    'Object written_rune\nname written rune\ntype 154\nlevel 1\nhp 1\ncha 8\nspeed 1\nmove_on walk\nend\n',
    'Object scribble\nname scribble\ntype 98\nhp 1\nmove_on walk\nend\n',
    'Object rune_flash\nname flash\ntype 102\nfood 10\nspeed 1\nis_used_up 1\nend\n',
  ].join(''),
};

/** Teaches the hero a spell of the scene's content. @returns its id */
export function teach({ state }: Scene, id: string): number {
  const thing = makeObject(state.content, state.content.archetype(`spell_${id}`), () =>
    state.newId(),
  );
  state.sheet.spells.push(thing);
  return thing.id;
}

/** A creature or a fixture releases a spell. @returns whether it had an effect */
export function releaseFrom(
  { state }: Scene,
  id: string,
  caster: number,
  direction: number,
  otherwise: Partial<CastOrder> = {},
): boolean {
  const archetype = state.content.archetype(`spell_${id}`);
  return castSpell(state.spells, {
    spell: archetype,
    facts: spellFacts(archetype),
    caster,
    direction,
    level: 4,
    damageBonus: 0,
    attuned: 0,
    repelled: 0,
    denied: 0,
    ...otherwise,
  });
}
