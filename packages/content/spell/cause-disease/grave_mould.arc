Object grave_mould
name grave mould
name_pl grave mould
type 158
attacktype 33554432
race undead
level 5
wc 30
last_grace 5
magic 1
maxgrace 12
maxhp 20
speed 0.05
dam 3
last_sp 60
icon virus
hue poison
invisible 1
no_drop 1
msg
The dead fear few things. This is one, and it is green.
endmsg
end
