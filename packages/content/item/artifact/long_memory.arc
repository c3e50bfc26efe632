Object long_memory
name long sword Long Memory
artifact 1
artifact_of long_sword
depth 2
type 15
weapon_kind sword
weapon_skill long-sword
damage_dice 3d5
tenths_of_pound 130
weight 5900
value 5000
glyph )
icon broadsword
hue information
to_hit 10
to_dam 12
bonus 3
bonus_to strength
combat_flags slay-orc slay-troll slay-undead brand-lightning
resist_electricity 50
wards_curses 1
msg
Nine kings swore by it. It remembers eleven.
endmsg
end
