Object rat
end
Object rat
end
