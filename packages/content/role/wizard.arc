# What a Wizard has when the story begins: what is inside this object.
Object role_wizard
name Wizard
type 1
glyph @
icon wizard-face
hue magic
arch quarterstaff
end
arch spell_potion
arch spell_draught
end
nrof 3
end
arch ration
nrof 2
end
arch travelling_cloak
to_armour 12
end
arch wand
arch spell_magic_missile
end
charges 6
end
arch scroll_of_charging
end
arch spell_fireball
end
end
