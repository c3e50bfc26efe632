Object amulet_of_steady_thought
name amulet of steady thought
name_pl amulets of steady thought
type 39
level 3
resist_confusion 60
bonus 1
bonus_to wisdom
weight 900
value 450
glyph "
icon gem-necklace
hue mind
msg
A plumb line. Hold it up and whatever was spinning stops.
endmsg
end
