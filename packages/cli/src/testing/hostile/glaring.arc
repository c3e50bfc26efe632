Object lamp
type 82
glow_radius 127
end
