Object bag
type 16
arch box
end
end
Object box
type 16
arch bag
end
end
