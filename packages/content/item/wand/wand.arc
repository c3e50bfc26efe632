# Any wand with a spell in it: the list says which, and how many charges at most.
Object wand
name wand
name_pl wands
type 109
weight 315
value 1
randomitems wand_spells
formerly wand_of_burrowing spell_dig 12, wand_of_company spell_create_monster 12, wand_of_endings spell_finger_of_death 12, wand_of_fireballs spell_fireball 6, wand_of_frost spell_frost_bolt 4, wand_of_hounds spell_call_hound 3, wand_of_lightning spell_lightning_bolt 4, wand_of_locking spell_wizard_lock 12, wand_of_mending spell_mending 3, wand_of_missiles spell_magic_missile 3, wand_of_opening spell_knock 12, wand_of_sending spell_teleport_away 12, wand_of_sensing spell_sense_life 3, wand_of_slowing spell_slow_monster 12, wand_of_slumber spell_sleep 12, wand_of_striking spell_force_bolt 12, wand_of_the_quiet_grave spell_turn_undead 12, wand_of_witch_light spell_witch_light 2
glyph /
icon crystal-wand
msg
A stick that has learnt one thing by heart.
endmsg
end
