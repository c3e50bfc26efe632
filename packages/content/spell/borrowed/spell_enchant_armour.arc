# SLASH'EM's enchant armour: what the scroll does.
Object spell_enchant_armour
name enchant armour
name_pl enchantments of armour
type 101
subtype 104
level 7
spell_level 7
school enchantment
casting_time 10
path_attuned 1
effect enchant-armour
rules_name enchant-armor
only_listed 1
value 700
delay 8
glyph +
icon magic-shield
hue protection
invisible 1
no_drop 1
msg
Straps draw tighter of their own accord, out of something like pride.
endmsg
end
