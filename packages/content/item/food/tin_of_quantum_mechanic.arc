Object tin_of_quantum_mechanic
name tin of quantum mechanic
name_pl tins of quantum mechanic
type 6
flesh 1
rule_kind quantum-mechanic
nutrition 50
delay 4
weight 450
value 5
glyph %
icon opened-food-can
hue magic
msg
Best before a date that nobody may look at. Whoever eats it is fast, or was.
endmsg
end
