// The help page of the game in lines.

/** Every command, by what it is for. */
export const HELP = `Moving
  north, ne, e, se, s, sw, w, nw   one step; a number repeats it: east 5. Stepping into
                                   something hostile attacks it, into a door opens it.
                                   The keys h j k l y u b and the digits 1 to 9 do as well.
  go PLACE                         walk to stairs, a door, a thing on the floor or a creature
  explore                          walk to where the unknown begins
  open door WAY, close door WAY    the way can be left out next to a single door
  climb                            take the stairs

Doing
  attack WAY or NAME               strike at something next to you
  cast SPELL [WAY or NAME]         cast fireball east, cast fireball at jackal
  quaff THING, read THING          by name or letter
  pick up                          take what lies at your feet
  rest [N]                         let time pass; something hostile interrupts it

Asking, which takes no time
  look, map, hero, inventory, spells, history
  odds NAME                        what your attack on it is worth
  odds cast SPELL [WAY or NAME]    what the cast would do
  help

  save, quit                       every command is kept as soon as it is done, so quit is safe

Words may be cut short as long as they are clear.`;
