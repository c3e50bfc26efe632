Object hand_blaster
name hand blaster
name_pl hand blasters
type 74
rule_kind hand-blaster
effect blaster
level 6
charges_dice 10d10
weight 900
value 600
arch spell_lightning_bolt
end
icon ray-gun
glyph (
msg
A grip, a stud and a hole. Point the hole away from yourself, and see what is left where it pointed.
endmsg
end
