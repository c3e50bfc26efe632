// The spells and things of the scenes of subtypes, besides what ships.

/** Spells of kinds of which nothing else is said here. */
const SPELLS = [
  ['scene_door', 13, 'range 9'],
  ['scene_veil', 19, 'duration 90'],
  ['scene_probe', 20, 'range 9'],
  ['scene_supper', 22, 'food 400'],
  ['scene_strength', 24, 'duration 90\nstr 1'],
  ['scene_charging', 28, 'dam 60'],
  ['scene_calming', 34, 'range 2\nunaggressive 1\nimmunity_chance 0'],
  ['scene_arrows', 39, 'duration 1'],
  ['scene_halo', 46, 'duration 40\nrange 1\ndam 3\nattacktype 4\nother_arch scene_halo_fire'],
  ['scene_shield', 50, 'duration 40\nrange 1\ndam 3\nattacktype 4\nother_arch scene_halo_fire'],
].map(
  ([id, subtype, more]) =>
    `Object ${id}\nname ${id}\ntype 101\nsubtype ${subtype}\nlevel 1\nsp 1\ncasting_time 5\n${more}\nend\n`,
);

const THINGS = `Object scene_halo_fire
name halo
type 102
subtype 46
speed 1
end
Object scene_wall
name wall
type 45
maxhp 40
hp 40
move_block all
tear_down 1
alive 1
end
`;

const MAGE = `Object scene_mage
name scene mage
monster 1
level 20
movement 12
armour_class 5
notices 30
ability_one_in 1
flees_below 50
blow_1 touch 1d1
hit_points 200
glyph M
end
`;

/** The spells and things of the scenes beside what ships. */
export const SCENE_ARC = `${MAGE}${THINGS}${SPELLS.join('')}`;
