Object charred_book
name charred book
name_pl charred books
type 85
skill literacy
face charred_book.111
nrof 1
value 15
weight 2500
randomitems charred_book
end
