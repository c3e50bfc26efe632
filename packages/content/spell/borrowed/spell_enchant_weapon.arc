# SLASH'EM's enchant weapon: what the scroll does.
Object spell_enchant_weapon
name enchant weapon
name_pl enchantments of weapons
type 101
subtype 104
level 7
spell_level 7
school enchantment
casting_time 10
path_attuned 2048
effect enchant-weapon
only_listed 1
value 700
delay 8
glyph +
icon sparkling-sabre
hue magic
invisible 1
no_drop 1
msg
You tell the edge what you think of it, and it tries to deserve that.
endmsg
end
