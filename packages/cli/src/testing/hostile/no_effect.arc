Object spell_odd
type 101
subtype 5
level 1
sp 3
end
