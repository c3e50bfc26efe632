# Shows for a moment where a mood has changed.
Object mood_spark
name change of heart
type 98
food 2
speed 1
is_used_up 1
no_pick 1
glyph *
icon sparkles
hue mind
end
