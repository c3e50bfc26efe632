# FIQHack's summon nasty: the worst that is met here, at your side for a few turns.
Object spell_summon_nasty
name summon nasty
name_pl nasties
type 101
subtype 104
level 7
spell_level 7
school clerical
casting_time 10
path_attuned 64
effect summon-nasty
never_blessed 1
value 700
delay 10
glyph +
icon evil-minion
hue summoning
invisible 1
no_drop 1
msg
You call for the worst that lives here, and some of it comes. It will do as you say for as long as it takes to wonder why.
endmsg
end
