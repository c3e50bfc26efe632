# The aura itself, which its bearer carries.
Object ember_ring
name ember ring
name_pl ember rings
type 102
subtype 46
speed 1
attacktype 4
other_arch ember_fall
no_pick 1
glyph *
icon fire-ring
hue fire
end
