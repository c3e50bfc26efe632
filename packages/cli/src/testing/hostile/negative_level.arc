Object rat
monster 1
level -5
end
