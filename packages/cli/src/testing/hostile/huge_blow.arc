Object rat
monster 1
alive 1
level 1
movement 12
notices 8
blow_1 bite 1000000d1000000
end
