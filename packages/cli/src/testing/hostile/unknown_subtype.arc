Object spell_odd
type 101
subtype 255
level 1
sp 3
end
