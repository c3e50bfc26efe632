Object bag
end
end
