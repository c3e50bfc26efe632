Object shop_tools
name tool shop
type 205
randomitems shop_tools
other_arch shopkeeper
msg
Hooks to the rafters, and something useful on every one of them.
endmsg
end
