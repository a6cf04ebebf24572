import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { makeZip } from 'client-zip';
import { withoutRetry } from '#functions/services/aws-client.ts';
import { s3Client } from '#functions/services/files.ts';
import type { ArchiveFile } from './archive.ts';

/** An archive to be stored; browsers save it under `fileName`. */
type Archive = { readonly key: string; readonly fileName: string; readonly files: AsyncIterable<ArchiveFile> };

/** Stores an archive and returns its size in bytes. Stores nothing if reading one of its files fails. */
export type StoreArchive = (archive: Archive) => Promise<number>;

/** Parts of this size are kept in memory, two at a time; 10,000 of them are possible. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
/** Milliseconds for a part. */
const PART_TIMEOUT_MS = 30_000;

/**
 * Streams archives into a bucket, by default the environment's `FILES_BUCKET`. PDFs are compressed already, so nothing
 * is.
 */
export function archivesIn(
  bucket = process.env.FILES_BUCKET ?? '',
  client: S3Client = s3Client({ ...withoutRetry(PART_TIMEOUT_MS), maxAttempts: 3 }),
): StoreArchive {
  return async ({ key, fileName, files }) => {
    let size = 0;
    async function* counted() {
      for await (const chunk of makeZip(files)) {
        size += chunk.length;
        yield chunk;
      }
    }
    const Body = Readable.from(counted(), { objectMode: false });
    const headers = { ContentType: 'application/zip', ContentDisposition: `attachment; filename="${fileName}"` };
    const upload = new Upload({
      client,
      params: { Bucket: bucket, Key: key, Body, ...headers },
      partSize: PART_BYTES,
      queueSize: PARTS_AT_ONCE,
    });
    await upload.done();
    return size;
  };
}
