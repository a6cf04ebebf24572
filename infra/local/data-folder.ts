import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MARK = 'seeded';
/** What the product keeps in its data folder; anything else in there is not its own. */
const PARTS = [MARK, 'cognito', 'dynamodb', 'fauxqs', 'outbox', 'stripe'];

/** Whether the demo data was completed in this folder. */
export function isSeeded(folder: string): boolean {
  return existsSync(join(folder, MARK));
}

/** Records that the demo data is complete. */
export function markSeeded(folder: string, now: Date): void {
  writeFileSync(join(folder, MARK), now.toISOString());
}

/** Deletes all data in this folder. */
export function removeData(folder: string): void {
  for (const part of PARTS) rmSync(join(folder, part), { recursive: true, force: true });
}
