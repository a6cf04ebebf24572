import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** A file in the data folder that cannot be read. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';

  constructor(file: string, options?: ErrorOptions) {
    super(
      `${file} is damaged. To delete the data on this machine and start afresh, run npm start -- --reset. ` +
        'To keep it, choose another folder: LOCAL_FOLDER=.local-new npm start',
      options,
    );
  }
}

/** Throws DamagedFile if a SQLite database exists that cannot be read. */
export function checkDatabase(file: string): void {
  if (!existsSync(file)) return;
  let result: unknown;
  try {
    const database = new DatabaseSync(file);
    result = database.prepare('PRAGMA quick_check').get()?.quick_check;
    database.close();
  } catch (cause) {
    throw new DamagedFile(file, { cause });
  }
  if (result !== 'ok') throw new DamagedFile(file, { cause: result });
}
