Object ego_of_kindling
name of Kindling
type 200
ego_of arrow bolt shot
rarity 8
to_hit_most 3
combat_flags brand-fire
msg
The tips glow when you breathe on them.
endmsg
end
