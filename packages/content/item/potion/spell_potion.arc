# Any potion with a spell in it, which is cast on its drinker.
Object spell_potion
name potion
name_pl potions
type 5
subtype 1
weight 450
value 1
randomitems potion_spells
formerly potion_of_deep_healing spell_deep_draught 1, potion_of_healing spell_draught 1, potion_of_wholeness spell_full_draught 1
glyph !
icon health-potion
msg
Corked with wax and a warning that has worn off.
endmsg
end
