Object flight
type 102
subtype 5
speed fast
end
