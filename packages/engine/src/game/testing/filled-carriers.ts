// Carriers that lists fill with spells, for scenes.

import type { ContentFile } from '../../objects/index.ts';
import { CARRIERS_FILE } from './carriers.ts';

const KINDS = `Object wand
name wand
name_pl wands
type 109
weight 300
value 2
randomitems wand_spells
end
Object rod
name rod
name_pl rods
type 3
weight 5000
value 5
speed 1
maxhp 10
randomitems rod_spells
end
Object scroll
name scroll
name_pl scrolls
type 111
weight 100
value 3
randomitems scroll_spells
end
Object vial
name potion
name_pl potions
type 5
weight 400
value 4
randomitems potion_spells
end
Object tome
name book
name_pl books
type 85
weight 2000
value 1
delay 1
randomitems tome_spells
end
Object dust
name dust
name_pl dusts
type 5
subtype 2
weight 200
value 2
randomitems dust_spells
end
Object looks_of_wand
name wand
looks oak, hazel, copper
glyph /
end
Object looks_of_rod
name rod
looks iron, tin, lead
glyph _
end
Object looks_of_scroll
name scroll
looks ANDU, KOLBA, TAV
glyph ?
end
`;

const LISTS = `${['wand', 'rod', 'scroll', 'vial', 'tome', 'dust']
  .map(id => `treasureone floor_${id}\narch ${id}\nend\n`)
  .join('')}treasureone wand_spells
arch spell_zot
chance 60
nrof 6
more
arch spell_mend
chance 30
nrof 4
more
list wand_spells_deep
chance 10
nrof 1
magic 3
end
treasureone wand_spells_deep
arch spell_burst
nrof 2
end
treasureone rod_spells
arch spell_zot
chance 50
more
arch spell_mend
chance 50
end
treasureone scroll_spells
arch spell_zot
nrof 3
end
treasureone potion_spells
arch spell_mend
nrof 2
end
treasureone tome_spells
arch spell_zot
end
treasureone dust_spells
arch spell_burst
nrof 2
end
`;

const SPELLS = `Object spell_burst
name burst
type 101
subtype 4
level 3
sp 4
dam 6
dam_modifier 4
duration 2
range 6
path_attuned 2
attacktype 4
other_arch zot
value 30
end
`;

/** The content files of these carriers. */
export const FILLED_FILES: readonly ContentFile[] = [
  CARRIERS_FILE,
  { path: 'filled.arc', text: KINDS + SPELLS },
  { path: 'filled.trs', text: LISTS },
];
