# What little things melt to.
Object gold_bead
name bead of gold
name_pl beads of gold
type 60
value 40
weight 40
material 2
glyph $
icon gold-nuggets
hue light
msg
Smooth and warm, as if it had just been let go of.
endmsg
end
