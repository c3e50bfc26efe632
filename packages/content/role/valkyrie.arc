# What a Valkyrie has when the story begins. The shield is three better than others, at six points each.
Object role_valkyrie
name Valkyrie
type 1
gods god_issim
glyph @
icon swordwoman
hue magic
arch spear
to_hit_bonus 1
to_dam_bonus 1
end
arch dagger
end
arch small_shield
to_armour 18
end
arch ration
nrof 2
end
arch spell_potion
arch spell_draught
end
nrof 2
end
arch torch
end
end
