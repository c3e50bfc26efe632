Object shop_general
name general store
type 205
randomitems shop_general
other_arch shopkeeper
msg
Everything that somebody once thought would sell.
endmsg
end
