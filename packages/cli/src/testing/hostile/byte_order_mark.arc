Object bag
type 16
end
