Object wand
type 109
arch hat
end
end
Object hat
type 34
end
