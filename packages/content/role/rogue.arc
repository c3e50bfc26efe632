# What a Rogue has when the story begins: one blade to keep, eight to give away.
Object role_rogue
name Rogue
type 1
glyph @
icon hooded-assassin
hue magic
arch short_sword
to_hit_bonus 2
to_dam_bonus 2
end
arch dagger
nrof 8
to_hit_bonus 2
to_dam_bonus 2
end
arch leather_jerkin
to_armour 12
end
arch leather_cap
end
arch low_boots
end
arch lock_pick
end
arch sack
end
arch potion_of_confusion
end
arch spell_potion
arch spell_draught
end
nrof 3
end
arch ration
nrof 2
end
end
