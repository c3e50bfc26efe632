# What an Archeologist has when the story begins: the sabre was in the second trench.
Object role_archeologist
name Archeologist
type 1
glyph @
icon compass
hue magic
arch sabre
to_hit_bonus 1
to_dam_bonus 1
end
arch whip
to_hit_bonus 2
end
arch pick
end
arch leather_jerkin
to_armour 6
end
arch felt_hat
end
arch sling
to_hit_bonus 1
end
arch iron_shot
nrof 24
end
arch scroll_of_mapping
nrof 2
end
arch spell_potion
arch spell_draught
end
nrof 2
end
arch ration
nrof 3
end
arch spell_scrutiny
end
end
