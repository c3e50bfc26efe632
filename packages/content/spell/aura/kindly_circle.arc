# The aura itself; whoever serves its bearer casts what it holds.
Object kindly_circle
name kindly circle
name_pl kindly circles
type 102
subtype 46
speed 0.2
other_arch spell_mending
no_pick 1
glyph *
icon healing
hue restoration
end
