// Spells, creatures and fixtures that exist only to show what spells ask of their surroundings.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import type { ContentFile } from '@roguewright/engine/objects';
import { SCENE_ARC } from './scenes/subtype-scenes.ts';

/** What the scenes need besides what ships. */
const EXTRA = `Object port_mirror
name mirror
type 201
reflect_spell 1
end
Object port_gale
name gale
type 101
subtype 7
level 1
sp 1
casting_time 5
attacktype 1
dam 1
range 4
duration 3
other_arch port_gale_wind
end
Object port_gale_wind
name gale
type 102
subtype 7
weight 4000
speed 1
move_type fly_low
end
Object port_refreshing
name refreshing
type 101
subtype 21
level 1
sp 1
casting_time 5
last_sp 30
end
Object port_calling
name calling
type 101
subtype 27
level 1
sp 1
casting_time 5
randomitems port_called
end
Object port_nimble
name nimbleness
type 101
subtype 24
level 1
sp 1
casting_time 5
dex 1
duration 60
end
Object port_flood
name flood
type 101
subtype 37
level 1
sp 1
casting_time 5
dam 900
end
Object port_ban
name ban
type 98
no_magic 1
end
Object port_ember_ring
name ember ring
type 101
subtype 46
level 1
sp 1
casting_time 5
duration 40
range 1
dam 3
attacktype 4
other_arch port_ember_ring_fire
end
Object port_ember_ring_fire
name ember ring
type 102
subtype 46
speed 0.01
end
Object port_zone
name zone
type 101
subtype 46
level 1
sp 1
casting_time 5
duration 40
range 1
other_arch port_zone_air
end
Object port_zone_air
name zone
type 102
subtype 46
speed 1
other_arch spell_succour
end
Object port_swarm
name swarm
type 101
subtype 36
level 1
sp 1
casting_time 5
duration 4
other_arch port_whim
end
Object port_whim
name whim
type 101
subtype 9
level 1
sp 1
casting_time 5
randomitems port_whims
other_arch port_gale_wind
end
Object port_spark
name spark
type 101
subtype 5
level 1
sp 1
casting_time 5
attacktype 8
dam 9
other_arch port_spark_flight
end
Object port_spark_flight
name spark
type 102
subtype 5
speed 1
move_type fly_low
end
Object port_imp
name glass imp
monster 1
level 1
movement 12
armour_class 5
blow_1 bite 1d2
hit_points 60
glyph i
reflect_spell 1
weight 20000
end
Object port_bird
name kite
monster 1
level 1
movement 12
armour_class 5
blow_1 bite 1d2
hit_points 60
glyph v
weight 45000
move_type fly_low
gait fly
end
Object port_toad
name toad
monster 1
level 1
movement 12
armour_class 5
blow_1 bite 1d2
hit_points 60
glyph F
weight 10000
end
Object port_slab
name slab
monster 1
level 1
movement 12
armour_class 5
blow_1 bite 1d2
hit_points 60
glyph S
weight 45000
end
More
Object port_slab_2
name slab
x 1
end
`;

const LISTS =
  'treasureone port_called\narch port_toad\nend\ntreasureone port_whims\narch port_swarm\nend\n';

/** Plain spells that leave forces, or take arguments. */
const SPELLS = [
  ['scene_veil', 19, 'duration 90'],
  ['scene_probe', 20, 'range 9'],
  ['scene_supper', 22, 'food 400'],
  ['scene_strength', 24, 'duration 90\nstr 1'],
  ['scene_halo', 46, 'duration 40\nrange 1\ndam 3\nattacktype 4\nother_arch scene_halo_fire'],
].map(
  ([id, subtype, more]) =>
    `Object ${id}\nname ${id}\ntype 101\nsubtype ${subtype}\nlevel 1\nsp 1\ncasting_time 5\n${more}\nend\n`,
);

const HALO = 'Object scene_halo_fire\nname halo\ntype 102\nsubtype 46\nspeed 1\nend\n';

/** The files of the scenes. */
export const PORT_FILES: readonly ContentFile[] = [
  { path: 'port.arc', text: EXTRA },
  { path: 'scene.arc', text: `${SCENE_ARC}${HALO}${SPELLS.join('')}` },
  { path: 'port.trs', text: LISTS },
];

/** What ships, and these. */
export const portContent = loadContent([...readContent(), ...PORT_FILES]);
