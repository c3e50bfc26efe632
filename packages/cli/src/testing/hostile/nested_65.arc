Object bag
type 16
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
arch bag_0
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
Object bag_0
type 16
end
