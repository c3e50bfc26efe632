# Any book that teaches a spell: the list says which.
Object spellbook
name book
name_pl books
type 85
weight 2250
value 1
randomitems book_spells
formerly book_of_astral_eyesight spell_astral_eyesight 7, book_of_bitter_cold spell_bitter_cold 4, book_of_burning_fan spell_burning_fan 1, book_of_bursting_fire spell_bursting_fire 4, book_of_call_hound spell_call_hound 3, book_of_cancellation spell_cancellation 7, book_of_cause_fear spell_cause_fear 3, book_of_charging spell_charging 7, book_of_charm_monster spell_charm_monster 3, book_of_clairvoyance spell_clairvoyance 3, book_of_cone_of_cold spell_cone_of_cold 4, book_of_confuse_monster spell_confuse_monster 2, book_of_create_familiar spell_create_familiar 6, book_of_create_monster spell_create_monster 2, book_of_cure_blindness spell_cure_blindness 2, book_of_cure_sickness spell_cure_sickness 3, book_of_detect_food spell_detect_food 2, book_of_detect_monsters spell_detect_monsters 1, book_of_detect_treasure spell_detect_treasure 4, book_of_detect_unseen spell_detect_unseen 3, book_of_dig spell_dig 5, book_of_drain_life spell_drain_life 2, book_of_extra_healing spell_extra_healing 3, book_of_finger_of_death spell_finger_of_death 7, book_of_fireball spell_fireball 1, book_of_force_bolt spell_force_bolt 1, book_of_forked_lightning spell_forked_lightning 5, book_of_frost_bolt spell_frost_bolt 2, book_of_great_fireball spell_great_fireball 5, book_of_haste_self spell_haste_self 3, book_of_healing spell_healing 1, book_of_identify spell_identify 3, book_of_invisibility spell_invisibility 4, book_of_jumping spell_jumping 1, book_of_knitting spell_knitting 3, book_of_knock spell_knock 1, book_of_levitation spell_levitation 4, book_of_light spell_light 1, book_of_lightning_bolt spell_lightning_bolt 4, book_of_magic_mapping spell_magic_mapping 5, book_of_magic_missile spell_magic_missile 1, book_of_mending spell_mending 1, book_of_missile_ray spell_missile_ray 2, book_of_phase spell_phase 7, book_of_polymorph spell_polymorph 6, book_of_protection spell_protection 1, book_of_remove_curse spell_remove_curse 3, book_of_restore_ability spell_restore_ability 4, book_of_ring_of_fire spell_ring_of_fire 3, book_of_sense_life spell_sense_life 1, book_of_sense_magic spell_sense_magic 2, book_of_sleep spell_sleep 1, book_of_slow_monster spell_slow_monster 2, book_of_snowball spell_snowball 1, book_of_stone_to_flesh spell_stone_to_flesh 3, book_of_succour spell_succour 1, book_of_summon_nasty spell_summon_nasty 7, book_of_teleport_away spell_teleport_away 6, book_of_turn_undead spell_turn_undead 6, book_of_witch_light spell_witch_light 1, book_of_wizard_lock spell_wizard_lock 2
glyph =
icon spell-book
msg
Somebody wrote it all down, between interruptions.
endmsg
end
