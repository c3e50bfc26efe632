Object storm_warden
name storm warden
monster 1
alive 1
level 7
movement 10
armour_class 34
blow_1 weapon 1d6
combat_flags evil
magic_resistance 20
notices 16
doors open
branch keep
frequency 1
from_depth 4
flees_below 25
ability_one_in 4
spellcaster 1
weight 70000
body_size medium
body_traits humanoid
randomitems carried_odds
arch spell_storm_globe
end
arch spell_hail
end
glyph @
icon wizard-face
hue electricity
msg
Somebody hired him to keep the rain off a tower. The tower has fallen, and the rain and he have come to terms.
endmsg
end
