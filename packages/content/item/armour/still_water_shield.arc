# Spells and missiles that fly come back from it most of the time.
Object still_water_shield
name shield of still water
name_pl shields of still water
type 16
wear shield
level 8
armour_class 6
magical 1
reflect_spell 1
reflect_missile 1
metallic 1
tenths_of_pound 50
weight 2250
value 900
glyph [
icon round-shield
hue frost
msg
Polished until it shows you what is coming, and then shows it what is coming.
endmsg
end
