# What flesh gives for good: names and looks of the resistances.
Object flesh_gift_fire
name fire in the blood
type 1
resist_fire 100
icon fire-shield
hue fire
end
Object flesh_gift_cold
name frost in the blood
type 1
resist_cold 100
icon ice-shield
hue frost
end
Object flesh_gift_poison
name a strong stomach
type 1
resist_poison 100
icon poison-bottle
hue poison
end
Object flesh_gift_electricity
name a spark in the blood
type 1
resist_electricity 100
icon lightning-shield
hue electricity
end
