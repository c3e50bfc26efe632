Object head
end
More
