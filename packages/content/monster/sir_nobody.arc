Object sir_nobody
name Sir Nobody
monster 1
alive 1
unique 1
level 10
movement 10
armour_class 72
blow_1 weapon 2d8
blow_2 weapon 2d6
combat_flags undead evil immune-cold immune-poison
magic_resistance 20
spell_flags resists-sleep sees-invisible
notices 12
memory 90
doors break
frequency 0
from_depth 5
ability_one_in 5
weight 70000
body_size medium
body_traits humanoid strong
randomitems carried_good
arch executioners_sword
to_hit_bonus 2
to_dam_bonus 3
end
arch iron_helm
to_armour 3
end
arch ability_dread
end
glyph Z
icon black-knight-helm
hue wounding
msg
He took a vow, and the vow outlived him. Nobody remembers what it was about; he keeps it to the letter.
endmsg
end
