Object flight
type 102
subtype 5
speed 1
other_arch flight
end
