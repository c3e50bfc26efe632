Object scroll_of_charging
name scroll of charging
name_pl scrolls of charging
type 111
level 1
rule_kind charging
effect charging
weight 225
value 300
glyph ?
icon scroll-unfurled
hue electricity
msg
It crackles when it is folded, and again when it is not.
endmsg
end
