# A staff holds the spells that one casts at leisure, and more of them than a wand.
Object staff
name staff
name_pl staves
type 109
weight 1350
value 2
randomitems staff_spells
glyph /
icon wizard-staff
msg
Too good to lean on, and everybody does.
endmsg
end
