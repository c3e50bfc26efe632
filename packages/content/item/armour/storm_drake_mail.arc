Object storm_drake_mail
name storm drake scale mail
name_pl suits of storm drake scale mail
type 16
wear body
rule_kind blue-dragon-scale-mail
magical 1
armour_class 30
resist_electricity 60
delay 5
tenths_of_pound 60
weight 2700
value 1200
glyph [
icon scale-mail
hue electricity
msg
Blue, and never quite still. The hair of whoever wears it stands up.
endmsg
end
