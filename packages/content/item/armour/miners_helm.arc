Object miners_helm
name miner's helm
name_pl miner's helms
type 16
wear helmet
rule_kind dwarvish-helm
effect helm-lamp
armour_class 12
metallic 1
light_radius 2
fuel_dice 1d500+999
fuel 1200
delay 1
tenths_of_pound 30
weight 1350
value 40
glyph [
icon mining-helmet
hue light
msg
Hard, round, and with a wick over the brow. It has been down before you.
endmsg
end
