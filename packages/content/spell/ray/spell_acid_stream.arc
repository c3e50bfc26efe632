# SLASH'EM's acid stream: a ray that bounces.
Object spell_acid_stream
name acid stream
name_pl acid streams
type 101
subtype 101
level 4
spell_level 4
school matter
casting_time 10
path_attuned 131072
ray acid-stream
attacktype 64
other_arch acid_stream_trace
only_listed 1
value 400
delay 7
glyph -
icon acid-blob
hue acid
invisible 1
no_drop 1
msg
A line drawn in something that dissolves the paper.
endmsg
end
