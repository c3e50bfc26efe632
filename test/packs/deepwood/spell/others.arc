Object spell_bindwort
name bindwort
type 101
subtype 21
skill praying
level 1
grace 4
maxgrace 6
casting_time 10
path_attuned 256
dam 4
dam_modifier 2
value 30
invisible 1
no_drop 1
end
Object spell_seed_dart
name seed dart
type 101
subtype 11
skill sorcery
level 3
sp 5
casting_time 5
path_attuned 16
attacktype 2
dam 6
dam_modifier 3
duration 10
range 12
other_arch seed_dart
value 30
invisible 1
no_drop 1
end
Object seed_dart
name seed dart
type 102
subtype 11
face seed_dart.111
speed 1
attacktype 2
move_type fly_low
no_pick 1
end
Object spell_call_stoat
name call stoat
type 101
subtype 27
skill summoning
level 1
sp 6
casting_time 10
path_attuned 64
dam 1
other_arch bramble_stoat
value 20
invisible 1
no_drop 1
end
Object bramble_stoat
name bramble stoat
race animal
face stoat.112
monster 1
alive 1
move_type walk
level 1
hp 5
maxhp 5
dam 2
ac 8
wc 17
speed 0.12
end
Object spell_rootsense
name rootsense
type 101
subtype 33
skill sorcery
level 1
sp 3
casting_time 15
path_attuned 8192
monster 1
range 8
other_arch rootsense_mark
value 10
invisible 1
no_drop 1
end
Object rootsense_mark
name rootsense
type 102
subtype 33
face rootsense.111
speed 0.1
no_pick 1
end
Object spell_foxfire
name foxfire
type 101
subtype 42
skill sorcery
level 1
sp 1
casting_time 10
path_attuned 524288
duration 40
dam 2
range 5
other_arch foxfire
value 10
invisible 1
no_drop 1
end
Object foxfire
name foxfire
type 102
subtype 42
face foxfire.111
speed 0.1
glow_radius 3
no_pick 1
end
# Armour for a while.
Object spell_barkskin
name barkskin
type 101
subtype 24
skill praying
level 4
grace 8
casting_time 15
path_attuned 1
duration 50
ac 2
value 40
invisible 1
no_drop 1
end
# Names what nothing defines.
Object spell_lost_thing
name lost thing
type 101
subtype 4
skill sorcery
level 9
sp 9
range 5
duration 5
other_arch nobody_home
invisible 1
no_drop 1
end
Object abil_hush
name hush
type 101
subtype 4
level 1
sp 2
casting_time 5
path_attuned 1024
attacktype 32
dam 2
duration 2
range 5
other_arch hush_line
invisible 1
no_drop 1
end
Object hush_line
name hush
type 102
subtype 4
face hush.111
speed 1
attacktype 32
move_type fly_low
no_pick 1
end
