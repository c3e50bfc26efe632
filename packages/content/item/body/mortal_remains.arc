# What remains of a hero or a companion. It remembers who died.
Object mortal_remains
name body
name_pl bodies
type 157
weight 60000
glyph %
icon dead-head
hue death
end
