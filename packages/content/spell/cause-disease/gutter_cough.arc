Object gutter_cough
name gutter cough
name_pl gutter cough
type 158
attacktype 33554432
race *
level 2
wc 20
last_grace 2
magic 2
maxgrace 8
maxhp 5
speed 0.05
dam 2
str -1
con -1
hp -2
last_sp 80
icon virus
hue poison
invisible 1
no_drop 1
msg
It begins with a tickle and ends with everybody at the next table getting up.
endmsg
end
