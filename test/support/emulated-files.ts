import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll } from 'vitest';
import { startFauxqs } from '#infra/local/emulators/fauxqs.ts';

/** The name of the emulated bucket. */
export const BUCKET = 'files';

/** A client of a new, empty bucket on the S3 emulator for one test file; removed after its tests. */
export async function emulatedFiles(): Promise<S3Client> {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  const { endpoint, stop } = await startFauxqs({ folder, buckets: [BUCKET] });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new S3Client({ endpoint, region: 'ca-central-1', credentials, forcePathStyle: true });
  afterAll(async () => {
    client.destroy();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return client;
}
