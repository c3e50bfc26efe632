# The shapes in which heroes come back: their names are those of races.
Object shape_of_an_elf
name Elf
name_pl Elf
type 1
end
Object shape_of_a_dwarf
name Dwarf
name_pl Dwarf
type 1
end
Object shape_of_a_gnome
name Gnome
name_pl Gnome
type 1
end
Object shape_of_a_halfling
name Halfling
name_pl Halfling
type 1
end
Object shape_of_a_half_orc
name Half-orc
name_pl Half-orc
type 1
end
Object shape_of_a_human
name Human
name_pl Human
type 1
end
