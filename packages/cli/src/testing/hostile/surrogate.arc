# í €
Object bag
end
