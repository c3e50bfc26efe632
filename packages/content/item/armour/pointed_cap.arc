# The wearer is taken for a fool, and pays higher prices.
Object pointed_cap
name pointed cap
name_pl pointed caps
type 16
material 128
wear helmet
rule_kind dunce-cap
armour_class 0
usually_cursed 1
tenths_of_pound 4
weight 180
value 1
glyph [
icon pointy-hat
hue protection
msg
Tall, paper-stiff, and lettered by somebody who was angry with you in particular.
endmsg
end
