Object quarterstaff
name quarterstaff
name_pl quarterstaves
type 15
material 16
weapon_kind hafted
damage_dice 1d9
tenths_of_pound 150
quarterstaff 1
two_handed 1
weight 6800
value 20
glyph )
icon bo
hue information
msg
Six feet of ash, shod with nothing. It keeps its distance and asks the same of others.
endmsg
end
