Object kobold_chanter
name kobold chanter
monster 1
alive 1
level 2
movement 6
armour_class 24
blow_1 weapon 1d3
combat_flags evil immune-poison
magic_resistance 10
notices 12
doors open
branch mines
frequency 2
to_depth 3
flees_below 40
ability_one_in 3
spellcaster 1
spell_list mage
weight 18000
body_size small
body_traits humanoid
randomitems carried_odds
arch ability_spark
reach 5
end
arch ability_confusion
reach 5
end
glyph k
icon goblin-head
hue magic
msg
It has learned two words of power and says them in turn. The other kobolds keep it at the back, where the sparks land.
endmsg
end
