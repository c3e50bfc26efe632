// A process of its own that opens a data folder and kills itself before a statement: with
// `FOLDER STATEMENT` as its arguments.

import { openDatabase } from '../storage/database.ts';
import { beforeEachStatement } from './interruptions.ts';

const [folder = '', statement = ''] = process.argv.slice(2);
await beforeEachStatement(
  number => {
    if (number === Number(statement)) {
      process.kill(process.pid, 'SIGKILL');
    }
  },
  async () => (await openDatabase(folder)).database.destroy(),
);
