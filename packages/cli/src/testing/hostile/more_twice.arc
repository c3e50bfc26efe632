Object head
end
More
More
Object tail
end
