/** Accepted image types with their file extensions. */
export const IMAGE_ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;
export type ImageType = keyof typeof IMAGE_ENDINGS;

/** Storage key of an uploaded image: a server-generated name of at least 128 random bits, and its size in pixels. */
export const IMAGE_KEY = /^images\/[0-9A-Za-z]{22}-\d{1,5}x\d{1,5}\.(?:png|jpg|webp)$/;

/** Prefix of an image sent in a request: a base64 data URL of an accepted type. */
export const IMAGE_DATA_URL = /^data:(image\/(?:png|jpeg|webp));base64,/;

/** The image type by its first bytes, regardless of name and declared type. Undefined for any other kind of file. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  return head.startsWith('RIFF') && head.slice(8) === 'WEBP' ? 'image/webp' : undefined;
}
