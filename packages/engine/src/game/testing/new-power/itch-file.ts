// Its data file: a spell, what it leaves in the air, a wand that holds it, a wand and a potion that do it by
// themselves, and a monster that casts it.

/** As a newcomer would write it. */
export const ITCH_FILE = {
  path: 'itch.arc',
  text: `Object spell_itch
name itch
type 101
subtype 103
level 1
spell_level 1
beam itch
other_arch itch_trace
end
Object itch_trace
name itch
type 102
subtype 103
speed 1
end
Object wand_of_itches
name wand of itches
type 109
level 4
weight 300
charges 4
arch spell_itch
end
end
Object wand_of_tickles
name wand of tickles
type 109
level 4
weight 300
charges 4
effect tickle
aim immediate
end
Object potion_of_itches
name potion of itches
type 5
weight 100
effect itch
end
Object itcher
name itcher
monster 1
level 3
movement 12
notices 20
ability_one_in 1
arch ability_itch
end
end
Object ability_itch
name itch
type 101
subtype 104
level 1
spell_level 1
effect itch
end
`,
};
