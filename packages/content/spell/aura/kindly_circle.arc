# The aura itself; each servant of its bearer within it casts the spell that it holds.
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
