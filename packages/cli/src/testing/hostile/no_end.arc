Object bag
type 16
