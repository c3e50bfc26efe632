Object ego_of_the_exorcist
name of the Exorcist
type 200
ego_of arrow bolt shot
rarity 4
to_hit_most 4
combat_flags slay-demon slay-undead
msg
A name is written round each shaft, backwards.
endmsg
end
