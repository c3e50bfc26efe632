Object shop_armour
name armoury
type 205
randomitems shop_armour
other_arch shopkeeper
msg
Mail on stands, helmets on nails, and a bench to be measured on.
endmsg
end
