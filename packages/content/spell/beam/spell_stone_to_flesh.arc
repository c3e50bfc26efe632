# NetHack's stone to flesh: there is nobody of stone down here, but sling stones become meatballs.
Object spell_stone_to_flesh
name stone to flesh
name_pl stones to flesh
type 101
subtype 103
level 3
spell_level 3
school healing
casting_time 10
path_attuned 16384
beam stone-to-flesh
other_arch stone_to_flesh_trace
value 300
delay 1
glyph -
icon meat
hue restoration
invisible 1
no_drop 1
msg
What was stone remembers that it might have been supper. Sling stones do so readily; aimed at yourself it does the whole pouch.
endmsg
end
