Object blank_book
name blank book
name_pl blank books
type 85
rule_kind blank-paper
mundane 1
plain_looks 1
weight 2250
value 50
glyph =
icon spell-book
msg
Good paper, a good binding, and nothing to say.
endmsg
end
