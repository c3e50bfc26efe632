Object shop_books
name book shop
type 205
randomitems shop_books
other_arch shopkeeper
msg
Dust, lamplight, and a sign that asks you not to read ahead.
endmsg
end
