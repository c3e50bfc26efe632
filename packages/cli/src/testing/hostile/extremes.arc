Object beast
face beast.111
monster 1
alive 1
level 32767
hp -32768
dam 32767
wc -128
ac 127
speed 100
attacktype 67108863
move_type all
end
