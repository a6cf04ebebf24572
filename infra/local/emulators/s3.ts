import type { Emulator } from './emulator.ts';
import { startFauxqs } from './fauxqs.ts';

/** Starts S3 on fauxqs with its objects in `folder`, and creates the named buckets that are missing. */
export function startS3({ folder, buckets }: { folder: string; buckets: string[] }): Promise<Emulator> {
  return startFauxqs(folder, ({ s3Store }) => {
    for (const bucket of buckets) s3Store.createBucket(bucket);
  });
}
