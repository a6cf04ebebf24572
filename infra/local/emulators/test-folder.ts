import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that is empty now and gone after the test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'emulator-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What every AWS client of a test needs beside its endpoint. */
export const AWS = { region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' }, maxAttempts: 1 };
