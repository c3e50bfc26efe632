// The one way to start anything here: installs what is missing, picks Node 24, then runs the command.
// Plain JavaScript without dependencies, because it runs before anything is installed, under any
// Node from 18 on. Its parts are loaded only after the version is known to understand them.

const leastNode = 18;

if (Number.parseInt(process.versions.node, 10) < leastNode) {
  console.error(
    `Roguewright needs Node ${leastNode} or newer to start (this is ${process.version}). https://nodejs.org`,
  );
  process.exit(1);
}

void import('./run/commands.mjs').then(({ runCommand }) =>
  runCommand(process.argv[2], process.argv.slice(3)),
);
