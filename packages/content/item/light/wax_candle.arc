Object wax_candle
name wax candle
name_pl wax candles
type 82
material 32
wear light
looks_like candle
light_radius 2
rule_kind wax-candle
charges_dice 1
fuel 400
tenths_of_pound 2
weight 90
value 20
icon candle-light
glyph ~
hue light
msg
Beeswax. Somebody was rich here, or devout.
endmsg
end
