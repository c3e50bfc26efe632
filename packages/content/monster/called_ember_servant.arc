Object called_ember_servant
name ember servant
name_pl ember servants
monster 1
alive 1
level 7
movement 14
armour_class 24
blow_1 flame 1d10
combat_flags immune-poison immune-fire no-conf
spell_flags not-living resists-sleep
resist_fire 100
resist_cold -50
notices 12
hp 24
dam 10
wc 10
speed 0.2
attacktype 4
weight 60000
body_size medium
body_traits humanoid
glyph g
icon fire-silhouette
hue fire
msg
It bows, and the bow singes your sleeves. What it tidies away stays away.
endmsg
end
