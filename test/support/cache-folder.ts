import { existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * The folder `name` in the user's cache, outside the repository. `fill` fills it on first use; if that fails, the next
 * call tries again.
 */
export function cacheFolder(name: string, fill: (folder: string) => void): string {
  const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'northbill', name);
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const filling = mkdtempSync(`${folder}-`);
  fill(filling);
  renameSync(filling, folder);
  return folder;
}
