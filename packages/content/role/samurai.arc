# What a Samurai has when the story begins: a yumi and ya, by the rules of one's own launcher.
Object role_samurai
name Samurai
type 1
gods god_issim
glyph @
icon samurai-helmet
hue magic
arch katana
end
arch short_sword
end
arch long_bow
end
arch arrow
nrof 24
end
arch splint_mail
end
arch ration
nrof 2
end
arch torch
end
end
