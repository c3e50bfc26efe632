Object cafe
name café
end
