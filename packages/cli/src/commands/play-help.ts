// The help of roguewright play, and which of its options exclude each other.

export const HELP = `
On a terminal the game fills the screen. Its title page offers new and saved games, the hall of heroes
and options; ? lists the keys. With --plain, or without a terminal, commands are words such as
north, cast fireball east, quaff potion; help lists them. Options that are missing are asked for.
A script stops with exit code 2 at the first line that is not a command, and names that line.
Every command is saved when it is carried out: after quit or the end of the input, --continue
resumes the game. A pack is a folder of archetypes in Crossfire's form: a game that is begun with
one keeps its files and goes on without the folder. Folders in mods, beside the data folder, are
offered too. NO_COLOR=1 turns colours off, NO_MOTION=1 animation.

With --server the games are on a server, and with --join a hero enters a world that others share with
him, by the link that the page shows for it. Keys to these games are in the file servers.json beside
that of the options, which only you can read. A lost connection is mended by itself: no command is
lost or done twice. --server without an address is the server that you played on last.

With --json a program plays. Each line of the input is a request: about, reset, observe, act, odds,
save or load. Each line of the output is the answer to one of them. No game is kept in a folder.

Examples:
  roguewright play
  roguewright play --tutorial
  roguewright play --plain
  roguewright play --plain --name Perchta --role wizard --race human --seed demo
  roguewright play --plain --continue Perchta
  roguewright play --casting nethack-3.4.3
  roguewright play --rules angbands-blades
  roguewright play --ruleset combat=attack-spo,speed=nethack-3.7
  roguewright play --content ~/packs/deepwood
  roguewright play --plain --seed demo --name Una --role wizard --race human --script lines.txt
  roguewright play --server https://play.example
  roguewright play --server --continue
  roguewright play --join https://play.example/#/join/GAME/SECRET --name Una --role wizard
  roguewright play --json < requests.jsonl > answers.jsonl`;

/** Options that mean nothing to a program, which says them in its requests. */
export const NOT_FOR_PROGRAMS = [
  ...['plain', 'script', 'bot', 'continue', 'data', 'daily', 'weekly', 'tutorial'],
  ...['name', 'role', 'race', 'god', 'revives', 'pet', 'pickup', 'seed', 'casting'],
  ...['server', 'join'],
];

/** Options of a game that is kept: the lessons have a hero of their own. */
export const NOT_IN_LESSONS = [
  ...['bot', 'continue', 'daily', 'weekly', 'name', 'role', 'race', 'god', 'revives', 'pet'],
  ...['pickup', 'seed', 'casting', 'content', 'server', 'join'],
];

/** Options of games in a folder of this machine. */
export const NOT_ON_SERVERS = ['data', 'content', 'json', 'tutorial'];

/** What the world of an invitation has decided already. */
export const NOT_FOR_JOINERS = [
  ...['seed', 'daily', 'weekly', 'god', 'revives', 'pet', 'pickup', 'casting', 'rules', 'ruleset'],
];
