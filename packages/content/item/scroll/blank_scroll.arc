Object blank_scroll
name blank scroll
name_pl blank scrolls
type 111
level 1
rule_kind blank-paper
mundane 1
plain_looks 1
effect blank
weight 225
value 60
glyph ?
icon scroll-unfurled
msg
Not a word on it. Somebody had patience, or none.
endmsg
end
