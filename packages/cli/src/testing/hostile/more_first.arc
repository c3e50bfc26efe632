More
Object tail
type 16
end
