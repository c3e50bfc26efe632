Object bag
type 16
msg
Of leather.
endmsg
end
