Object camera
name expensive camera
name_pl expensive cameras
type 74
rule_kind expensive-camera
effect camera
charges_dice 1d70+29
weight 540
value 200
icon photo-camera
glyph (
msg
A box with an eye. It cost a month’s wages, wherever there are months.
endmsg
end
