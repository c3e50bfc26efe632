Object helm_of_brilliance
name helm of brilliance
name_pl helms of brilliance
type 16
wear helmet
armour_class 6
damage_dice 1d2
metallic 1
rule_kind helm-of-brilliance
bonus 2
bonus_to intelligence wisdom
delay 1
tenths_of_pound 50
weight 2250
value 500
glyph [
icon brain
hue mind
msg
It has been worn by so many clever heads that some of it stayed. Spells don’t mind the metal.
endmsg
end
