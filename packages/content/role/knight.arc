# What a Knight has when the story begins: everything but the horse, and what is carried on it.
Object role_knight
name Knight
type 1
gods god_ansel,god_vael
glyph @
icon crested-helmet
hue magic
arch long_sword
to_hit_bonus 2
to_dam_bonus 2
end
arch ring_mail
to_armour 6
end
arch small_shield
to_armour 6
end
arch iron_helm
end
arch leather_gloves
end
arch apple
nrof 6
end
arch ration
nrof 2
end
arch spell_potion
arch spell_draught
end
nrof 3
end
arch torch
end
end
