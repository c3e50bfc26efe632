# A Valkyrie armed with all that fighting knows, for the recorded fight: brand, slay, artifact that shakes
# the ground, launcher, quiver, and what lends courage.
Object role_valkyrie
name Valkyrie
type 1
glyph @
icon swordwoman
hue magic
arch long_sword
ego ego_of_embers
end
arch mace
ego ego_of_the_game_warden
to_hit_bonus 3
end
arch the_landlord
end
arch short_bow
ego ego_of_flurries
bonus 1
end
arch arrow
ego ego_of_kindling
nrof 12
end
arch dagger
nrof 3
end
arch small_shield
ego ego_of_glazing
to_armour 18
end
arch chain_mail
end
arch iron_helm
end
arch ration
nrof 2
end
arch potion_of_healing
nrof 6
end
arch potion_of_heroism
end
arch potion_of_rage
end
arch scroll_of_blessing
end
arch scroll_of_muddled_hands
nrof 3
end
arch torch
end
end
