Object bag
name À¯
end
