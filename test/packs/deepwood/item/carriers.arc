Object leaf_book
name leaf book
name_pl leaf books
type 85
skill literacy
face leaf_book.111
nrof 1
value 15
weight 2500
randomitems leaf_book
end
Object reed_wand
name reed wand
name_pl reed wands
type 109
face reed_wand.111
nrof 1
value 12
weight 300
randomitems reed_wand
end
Object birch_scroll
name birch scroll
name_pl birch scrolls
type 111
face birch_scroll.111
nrof 1
value 4
weight 100
randomitems birch_scroll
end
Object root_rod
name root rod
name_pl root rods
type 3
face root_rod.111
nrof 1
value 90
weight 3000
speed 0.1
hp 4
maxhp 4
randomitems root_rod
end
Object bindwort_phial
name phial of bindwort
name_pl phials of bindwort
type 5
face phial.111
nrof 1
level 2
value 40
weight 300
arch spell_bindwort
end
end
