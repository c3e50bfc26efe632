# What a Barbarian has when the story begins: two weapons, a coat of rings, and an appetite.
Object role_barbarian
name Barbarian
type 1
glyph @
icon barbarian
hue magic
arch two_handed_sword
end
arch short_sword
to_hit_bonus 1
end
arch ring_mail
end
arch dried_meat
nrof 3
end
arch ration
nrof 2
end
arch spell_potion
arch spell_draught
end
end
arch torch
end
end
