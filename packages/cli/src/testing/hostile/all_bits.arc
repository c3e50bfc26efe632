Object flight
type 102
subtype 5
attacktype 4294967295
end
