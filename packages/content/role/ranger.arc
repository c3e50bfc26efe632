# What a Ranger has when the story begins.
Object role_ranger
name Ranger
type 1
glyph @
icon archer
hue magic
arch dagger
to_hit_bonus 1
to_dam_bonus 1
end
arch short_bow
to_hit_bonus 1
end
arch arrow
nrof 32
to_hit_bonus 2
to_dam_bonus 2
end
arch arrow
nrof 16
end
arch travelling_cloak
to_armour 18
end
arch ration
nrof 2
end
arch torch
end
end
