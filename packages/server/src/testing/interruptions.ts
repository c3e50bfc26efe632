// What a data folder looks like when the process dies in the middle of its work.

import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The file of the games, and what SQLite and the server keep beside it. */
const FILES = ['', '-wal', '-shm', '-answered'].map(end => `roguewright.sqlite${end}`);

/** Calls `before` ahead of each statement that the work has SQLite carry out, with its number from 1. */
export async function beforeEachStatement(
  before: (statement: number) => void,
  work: () => Promise<unknown>,
): Promise<number> {
  const { prepare, exec } = DatabaseSync.prototype;
  let statements = 0;
  let isBusy = false;
  const count = () => {
    if (!isBusy) {
      statements += 1;
      isBusy = true;
      try {
        before(statements);
      } finally {
        isBusy = false;
      }
    }
  };
  DatabaseSync.prototype.prepare = function (...parameters) {
    count();
    return prepare.apply(this, parameters);
  };
  DatabaseSync.prototype.exec = function (sql) {
    count();
    exec.call(this, sql);
  };
  try {
    await work();
  } finally {
    Object.assign(DatabaseSync.prototype, { prepare, exec });
  }
  return statements;
}

/** Copies a data folder as it is at this moment, which is what a killed process would leave. */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const file of FILES.filter(one => existsSync(join(from, one)))) {
    copyFileSync(join(from, file), join(to, file));
  }
}
