Object flight
type 102
subtype 5
range 128
end
