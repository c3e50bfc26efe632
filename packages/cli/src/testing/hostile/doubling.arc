Object box0
type 16
arch box1
end
arch box1
end
end
Object box1
type 16
arch box2
end
arch box2
end
end
Object box2
type 16
arch box3
end
arch box3
end
end
Object box3
type 16
arch box4
end
arch box4
end
end
Object box4
type 16
arch box5
end
arch box5
end
end
Object box5
type 16
arch box6
end
arch box6
end
end
Object box6
type 16
arch box7
end
arch box7
end
end
Object box7
type 16
arch box8
end
arch box8
end
end
Object box8
type 16
arch box9
end
arch box9
end
end
Object box9
type 16
arch box10
end
arch box10
end
end
Object box10
type 16
arch box11
end
arch box11
end
end
Object box11
type 16
arch box12
end
arch box12
end
end
Object box12
type 16
arch box13
end
arch box13
end
end
Object box13
type 16
arch box14
end
arch box14
end
end
Object box14
type 16
arch box15
end
arch box15
end
end
Object box15
type 16
arch box16
end
arch box16
end
end
Object box16
type 16
arch box17
end
arch box17
end
end
Object box17
type 16
arch box18
end
arch box18
end
end
Object box18
type 16
arch box19
end
arch box19
end
end
Object box19
type 16
arch box20
end
arch box20
end
end
Object box20
type 16
arch box21
end
arch box21
end
end
Object box21
type 16
arch box22
end
arch box22
end
end
Object box22
type 16
arch box23
end
arch box23
end
end
Object box23
type 16
arch box24
end
arch box24
end
end
Object box24
type 16
arch box25
end
arch box25
end
end
Object box25
type 16
arch box26
end
arch box26
end
end
Object box26
type 16
arch box27
end
arch box27
end
end
Object box27
type 16
arch box28
end
arch box28
end
end
Object box28
type 16
arch box29
end
arch box29
end
end
Object box29
type 16
arch box30
end
arch box30
end
end
Object box30
type 16
arch box31
end
arch box31
end
end
Object box31
type 16
arch box32
end
arch box32
end
end
Object box32
type 16
arch box33
end
arch box33
end
end
Object box33
type 16
arch box34
end
arch box34
end
end
Object box34
type 16
arch box35
end
arch box35
end
end
Object box35
type 16
arch box36
end
arch box36
end
end
Object box36
type 16
arch box37
end
arch box37
end
end
Object box37
type 16
arch box38
end
arch box38
end
end
Object box38
type 16
arch box39
end
arch box39
end
end
Object box39
type 16
arch box40
end
arch box40
end
end
Object box40
type 16
end
