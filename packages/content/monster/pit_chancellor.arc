Object pit_chancellor
name pit chancellor
monster 1
alive 1
level 25
movement 13
armour_class 96
blow_1 touch 5d6 terrify
blow_2 touch 5d6 confuse
combat_flags demon evil immune-fire immune-cold immune-poison
magic_resistance 90
spell_flags resists-magic resists-drain sees-invisible
notices 14
gait fly
doors open
frequency 1
from_depth 26
flees_below 25
ability_one_in 2
spellcaster 1
weight 90000
body_size medium
body_traits humanoid strong
randomitems carried_best
arch spell_great_fireball
end
arch spell_last_breath
end
arch ability_call_imps
end
arch ability_blink
end
arch spell_succour
end
glyph &
icon devil-mask
hue magic
msg
It keeps the minutes. You have been in them for a long time.
endmsg
end
