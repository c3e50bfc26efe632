# What unknown staves look like: each game deals its own.
Object looks_of_staff
name staff
looks hawthorn, yew, elder, blackthorn, hazel-topped, iron-shod, barked, corded, notched, mossy, sun-bleached, serpentine, horn-headed, charred, birch, larch, cherry, medlar
glyph /
icon wizard-staff
end
