Object tallow_candle
name tallow candle
name_pl tallow candles
type 82
material 32
wear light
looks_like candle
light_radius 2
rule_kind tallow-candle
charges_dice 1
fuel 200
tenths_of_pound 2
weight 90
value 10
icon candle-light
glyph ~
hue light
msg
It drips, it stinks, it shines.
endmsg
end
