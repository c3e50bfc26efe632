Object shop_wands
name wand shop
type 205
randomitems shop_wands
other_arch shopkeeper
msg
Velvet trays, and scorch marks on the ceiling.
endmsg
end
