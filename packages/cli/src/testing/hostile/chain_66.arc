Object box0
type 16
arch box1
end
end
Object box1
type 16
arch box2
end
end
Object box2
type 16
arch box3
end
end
Object box3
type 16
arch box4
end
end
Object box4
type 16
arch box5
end
end
Object box5
type 16
arch box6
end
end
Object box6
type 16
arch box7
end
end
Object box7
type 16
arch box8
end
end
Object box8
type 16
arch box9
end
end
Object box9
type 16
arch box10
end
end
Object box10
type 16
arch box11
end
end
Object box11
type 16
arch box12
end
end
Object box12
type 16
arch box13
end
end
Object box13
type 16
arch box14
end
end
Object box14
type 16
arch box15
end
end
Object box15
type 16
arch box16
end
end
Object box16
type 16
arch box17
end
end
Object box17
type 16
arch box18
end
end
Object box18
type 16
arch box19
end
end
Object box19
type 16
arch box20
end
end
Object box20
type 16
arch box21
end
end
Object box21
type 16
arch box22
end
end
Object box22
type 16
arch box23
end
end
Object box23
type 16
arch box24
end
end
Object box24
type 16
arch box25
end
end
Object box25
type 16
arch box26
end
end
Object box26
type 16
arch box27
end
end
Object box27
type 16
arch box28
end
end
Object box28
type 16
arch box29
end
end
Object box29
type 16
arch box30
end
end
Object box30
type 16
arch box31
end
end
Object box31
type 16
arch box32
end
end
Object box32
type 16
arch box33
end
end
Object box33
type 16
arch box34
end
end
Object box34
type 16
arch box35
end
end
Object box35
type 16
arch box36
end
end
Object box36
type 16
arch box37
end
end
Object box37
type 16
arch box38
end
end
Object box38
type 16
arch box39
end
end
Object box39
type 16
arch box40
end
end
Object box40
type 16
arch box41
end
end
Object box41
type 16
arch box42
end
end
Object box42
type 16
arch box43
end
end
Object box43
type 16
arch box44
end
end
Object box44
type 16
arch box45
end
end
Object box45
type 16
arch box46
end
end
Object box46
type 16
arch box47
end
end
Object box47
type 16
arch box48
end
end
Object box48
type 16
arch box49
end
end
Object box49
type 16
arch box50
end
end
Object box50
type 16
arch box51
end
end
Object box51
type 16
arch box52
end
end
Object box52
type 16
arch box53
end
end
Object box53
type 16
arch box54
end
end
Object box54
type 16
arch box55
end
end
Object box55
type 16
arch box56
end
end
Object box56
type 16
arch box57
end
end
Object box57
type 16
arch box58
end
end
Object box58
type 16
arch box59
end
end
Object box59
type 16
arch box60
end
end
Object box60
type 16
arch box61
end
end
Object box61
type 16
arch box62
end
end
Object box62
type 16
arch box63
end
end
Object box63
type 16
arch box64
end
end
Object box64
type 16
arch box65
end
end
Object box65
type 16
end
