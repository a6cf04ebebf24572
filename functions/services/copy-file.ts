import { CopyObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { s3Client } from './files.ts';

/**
 * Copies files within a bucket, by default the environment's `FILES_BUCKET`, with their headers. Resolves to false if
 * there is no such file.
 */
export function fileCopies(bucket = process.env.FILES_BUCKET ?? '', client: S3Client = s3Client()) {
  return async (from: string, to: string): Promise<boolean> => {
    try {
      await client.send(new CopyObjectCommand({ Bucket: bucket, Key: to, CopySource: encodeURI(`${bucket}/${from}`) }));
      return true;
    } catch (error) {
      if (error instanceof Error && error.name === 'NoSuchKey') return false;
      throw error;
    }
  };
}
