import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { AWS_CLIENT } from './aws-client.ts';

/** Files by key, for data too large for the table. */
export type Files = ReturnType<typeof filesIn>;

/** The headers with which a file is served. */
export type FileHeaders = {
  readonly contentType: string;
  readonly cacheControl?: string;
  readonly contentDisposition?: string;
};

/** The files of a bucket, or of the environment's `FILES_BUCKET`. */
export function filesIn(bucket = process.env.FILES_BUCKET ?? '', client = s3Client()) {
  return {
    async get(key: string): Promise<Uint8Array | undefined> {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    /** Stores bytes under a key, replacing any. */
    async put(
      key: string,
      bytes: Uint8Array,
      { contentType, cacheControl, contentDisposition }: FileHeaders,
    ): Promise<void> {
      const headers = {
        ContentType: contentType,
        CacheControl: cacheControl,
        ContentDisposition: contentDisposition,
      };
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ...headers }));
    },
    /** Removes the file under a key, if there is one. */
    async remove(key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
    /** Removes all files whose keys start with a prefix. Throws if some could not be removed. */
    async removeAll(prefix: string): Promise<void> {
      let after: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: after }),
        );
        await removeEach(client, bucket, page.Contents ?? []);
        after = page.NextContinuationToken;
      } while (after);
    },
  };
}

/** S3 responds with 200 and a list of errors if it could not delete some. */
async function removeEach(
  client: S3Client,
  bucket: string,
  files: readonly { Key?: string | undefined }[],
): Promise<void> {
  if (files.length === 0) return;
  const Objects = files.map(({ Key }) => ({ Key }));
  const { Errors = [] } = await client.send(
    new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
  );
  if (Errors.length > 0) throw new Error(`${Errors.length} files could not be removed: ${Errors[0]?.Code}`);
}

/** Opens S3. */
export function s3Client(settings: S3ClientConfig = AWS_CLIENT): S3Client {
  return new S3Client({
    ...settings,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    // Custom S3 endpoints do not resolve bucket host names.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3),
  });
}
