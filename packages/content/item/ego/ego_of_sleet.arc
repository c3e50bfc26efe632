Object ego_of_sleet
name of Sleet
type 200
ego_of arrow bolt shot
rarity 8
to_hit_most 3
combat_flags brand-cold
msg
They come out of the quiver with a rattle like weather.
endmsg
end
