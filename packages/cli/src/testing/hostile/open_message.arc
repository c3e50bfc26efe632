Object bag
msg
no end
end
