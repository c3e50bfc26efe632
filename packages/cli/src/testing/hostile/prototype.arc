Object __proto__
type 16
__proto__ 1
constructor 2
toString 3
end
Object constructor
type 16
hasOwnProperty x
end
