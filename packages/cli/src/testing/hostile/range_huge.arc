Object flight
type 102
subtype 5
range 99999999999999999999
end
