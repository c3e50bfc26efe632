Object bag
type 16
randomitems fill
end
