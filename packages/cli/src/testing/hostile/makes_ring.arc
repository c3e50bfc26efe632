Object one
type 102
subtype 5
other_arch two
end
Object two
type 102
subtype 5
other_arch three
end
Object three
type 102
subtype 5
other_arch one
end
