Object pale_guest
name pale guest
monster 1
alive 1
level 10
movement 14
armour_class 54
raises pale_guest
blow_1 claw 1d8
blow_2 bite 1d8 terrify
attacktype 128
combat_flags undead evil immune-cold immune-poison
magic_resistance 30
spell_flags resists-sleep sees-invisible
notices 16
gait fly
doors open
branch drowned
frequency 1
from_depth 5
flees_below 30
ability_one_in 4
weight 70000
body_size medium
body_traits humanoid strong vampire
randomitems carried_good
arch ability_dread
end
arch spell_sleep
end
arch ability_lethargy
end
arch ability_blink
end
arch spell_mending
end
glyph V
icon vampire-dracula
hue wounding
msg
It must be asked in, and is very good at being asked. It has beautiful manners and they are the last thing that you will notice.
endmsg
end
