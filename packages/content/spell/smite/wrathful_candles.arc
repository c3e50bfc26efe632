# Candles that burn on their target.
Object wrathful_candles
name wrathful candle
name_pl wrathful candles
type 102
subtype 6
speed 1
move_type fly_low
no_pick 1
glow_radius 2
glyph ^
icon candles
hue light
end
