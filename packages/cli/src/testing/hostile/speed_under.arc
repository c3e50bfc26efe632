Object flight
type 102
subtype 5
speed -100.5
end
