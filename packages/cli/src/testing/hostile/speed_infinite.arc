Object flight
type 102
subtype 5
speed 1e999
end
