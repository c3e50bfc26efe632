# What a Caveman has when the story begins. The sling is what the rest of the cave swore by.
Object role_caveman
name Caveman
type 1
gods god_corrow
glyph @
icon caveman
hue magic
arch club
to_hit_bonus 1
to_dam_bonus 1
end
arch sling
to_hit_bonus 2
end
arch pebble
nrof 24
end
arch iron_shot
nrof 18
end
arch travelling_cloak
end
arch dried_meat
nrof 4
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
