Object bag
type 16
arch bag
end
end
