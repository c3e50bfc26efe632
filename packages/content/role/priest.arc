# What a Priest has when the story begins.
Object role_priest
name Priest
type 1
gods god_mabbet,god_ansel,god_hush,god_tolly
glyph @
icon holy-symbol
hue magic
arch mace
to_hit_bonus 1
to_dam_bonus 1
end
arch robe
end
arch small_shield
to_armour 6
end
arch spell_potion
arch spell_draught
end
nrof 4
end
arch ration
nrof 2
end
arch spell_succour
end
arch spell_fold_of_dark
end
arch torch
end
end
