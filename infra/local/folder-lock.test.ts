import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '#test/support/test-folder.ts';
import { FolderInUse, lockFolder } from './folder-lock.ts';

/** Another process that holds the lock until it is killed. */
async function aHolder(folder: string) {
  const module = JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'));
  const code = `const { lockFolder } = await import(${module}); lockFolder(${JSON.stringify(folder)});
    console.log('locked'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  return { id: holder.pid, kill: () => Promise.all([once(holder, 'exit'), holder.kill('SIGKILL')]) };
}

it('is held by one process, named to all others, until that process ends in any way', async () => {
  const folder = join(testFolder(), 'data');
  const holder = await aHolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${holder.id}.`);
  await holder.kill();
  expect(existsSync(`${folder}.lock`)).toBe(true);
  const release = lockFolder(folder);
  release();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

it('is not held by whatever process has a number that is in the file', () => {
  const folder = join(testFolder(), 'data');
  writeFileSync(`${folder}.lock`, String(process.ppid));
  lockFolder(folder)();
});
