Object book_of_restore_ability
name book of restore ability
name_pl books of restore ability
type 85
level 4
delay 5
weight 2250
value 400
nrof 1
arch spell_restore_ability
end
glyph =
icon spell-book
hue restoration
msg
The last owner has underlined everything, each time a little harder.
endmsg
end
