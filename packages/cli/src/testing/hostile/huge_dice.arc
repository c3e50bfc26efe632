Object club
type 15
damage_dice 99999d99999
end
