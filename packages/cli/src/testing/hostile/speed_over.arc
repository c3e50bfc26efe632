Object flight
type 102
subtype 5
speed 101
end
