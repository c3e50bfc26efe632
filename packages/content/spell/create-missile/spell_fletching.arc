# Arrows, or what the caster's launcher shoots: better ones are fewer.
Object spell_fletching
name fletching
name_pl fletchings
type 101
subtype 39
level 3
spell_level 2
school matter
sp 6
casting_time 20
path_attuned 2048
dam 0
dam_modifier 5
duration 6
duration_modifier 2
value 70
delay 3
glyph {
icon quiver
hue missiles
invisible 1
no_drop 1
msg
Somewhere a goose feels a draught. Say bolt, or say a number, and it will try to oblige you.
endmsg
end
