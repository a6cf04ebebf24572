import { newId } from '#functions/data/table/ids.ts';
import { hasPngPixels } from '#functions/domain/files/png-pixels.ts';
import type { Files } from '#functions/services/files.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import { COMPANY_IMAGES, type CompanyImage, MAX_IMAGE_PIXELS } from '#shared/company/limits.ts';
import type { CompanyUpdate } from '#shared/company/schema.ts';
import { IMAGE_DATA_URL, type ImageType, imageTypeOf } from '#shared/image-file.ts';
import { imageKey } from '#shared/image-key.ts';
import { imageSizeOf } from '#shared/image-size.ts';
import { invalidRequest } from '#shared/invalid-request.ts';

/** Keys are never reused, so browsers may keep images forever; the edge drops deleted ones within a day. */
const CACHE_CONTROL = 'public, max-age=31536000, s-maxage=86400, immutable';

type Images = Partial<Record<CompanyImage, string | undefined>>;
type Upload = { readonly key: string; readonly bytes: Buffer; readonly type: ImageType };

/** The changes that a request makes to a company's images. */
export type ImageChanges = {
  /** The record's new values: file keys, or undefined for a removed image. Unchanged images are absent. */
  readonly fields: Images;
  readonly uploads: readonly Upload[];
  /** Keys that are unused once the record is written. */
  readonly replaced: readonly string[];
};

/**
 * Reads the images of a request. A path is accepted only if it is the company's current one, so that no business can
 * use another's file. Throws INVALID_REQUEST for each that is not a complete PNG, JPEG or WebP image of at most 4
 * megapixels.
 */
export function imageChanges(input: CompanyUpdate, present: Images = {}): ImageChanges {
  const changed = COMPANY_IMAGES.filter(
    (field) => input[field] !== undefined && input[field] !== (present[field] ?? ''),
  );
  const read = changed.map((field) => ({ field, upload: input[field] ? readUpload(input[field]) : undefined }));
  const wrong = read.filter(({ upload }) => upload === null);
  if (wrong.length > 0) {
    throw invalidRequest(wrong.map(({ field }) => ({ path: field, rule: 'image' })));
  }
  return {
    fields: Object.fromEntries(read.map(({ field, upload }) => [field, upload?.key])),
    uploads: read.flatMap(({ upload }) => upload ?? []),
    replaced: changed.flatMap((field) => present[field] ?? []),
  };
}

/**
 * Stores new images, writes the record that references them, then deletes the ones it no longer references. If the
 * write is refused (null), the new ones are deleted instead. If it throws, nothing is deleted and the error is
 * rethrown: the record may have been written, and must not reference missing files.
 */
export async function withImages<Written>(
  files: Pick<Files, 'put' | 'remove'>,
  { uploads, replaced }: ImageChanges,
  write: () => Promise<Written | null>,
): Promise<Written | null> {
  const headers = { cacheControl: CACHE_CONTROL };
  await Promise.all(uploads.map(({ key, bytes, type }) => files.put(key, bytes, { ...headers, contentType: type })));
  const written = await write();
  await forgetImages(files, written ? replaced : uploads.map(({ key }) => key));
  return written;
}

/** Deletes images that no record references. Failures are only logged, since an orphaned file is harmless. */
export async function forgetImages(files: Pick<Files, 'remove'>, keys: readonly string[]): Promise<void> {
  const results = await Promise.allSettled(keys.map((key) => files.remove(key)));
  for (const result of results) {
    if (result.status === 'rejected') logLine('warn', failureFields(result.reason));
  }
}

/** Decodes a data URL and assigns a new key. Returns null if the content does not match the declared type. */
function readUpload(dataUrl: string): Upload | null {
  const [prefix = '', declared] = IMAGE_DATA_URL.exec(dataUrl) ?? [];
  const base64 = dataUrl.slice(prefix.length);
  const bytes = Buffer.from(base64, 'base64');
  const type = imageTypeOf(bytes);
  if (!type || type !== declared || bytes.toString('base64') !== base64) return null;
  const size = imageSizeOf(bytes, type);
  if (!size || size.width * size.height > MAX_IMAGE_PIXELS) return null;
  // JPEG and WebP are decoded only by the browser, before the upload.
  if (type === 'image/png' && !hasPngPixels(bytes)) return null;
  return { key: imageKey(newId(), size, type), bytes, type };
}
