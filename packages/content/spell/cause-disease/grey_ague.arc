Object grey_ague
name grey ague
name_pl grey ague
type 158
attacktype 33554432
race *
level 6
wc 8
last_grace 2
magic 1
maxgrace 10
maxhp 8
speed 0.05
dam 3
str -2
dex -2
hp -4
sp -4
last_sp 50
icon virus
hue poison
invisible 1
no_drop 1
msg
Cold hands, hot head, and legs that belong to a much older body.
endmsg
end
