Object acid_stream_trace
name hissing line
name_pl hissing lines
type 102
subtype 101
speed 1
move_type fly_low
no_pick 1
glyph -
icon acid-blob
hue acid
end
