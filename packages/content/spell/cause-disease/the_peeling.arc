Object the_peeling
name the peeling
name_pl the peeling
type 158
attacktype 33554432
race *
level 10
wc 4
last_grace 2
maxgrace -1
maxhp 3
speed 0.02
dam 1
ac 4
cha -2
dex -1
other_arch peeled_scrap
icon virus
hue poison
invisible 1
no_drop 1
msg
There is no end to it, only less and less of you to do it to.
endmsg
end
