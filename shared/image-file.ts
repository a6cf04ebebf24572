/** The kinds of image that a business may upload, by what they are served as, with the ending of their file. */
export const IMAGE_ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;
export type ImageType = keyof typeof IMAGE_ENDINGS;

/** Where an uploaded image lies: a name of at least 128 random bits that the server made. */
export const IMAGE_KEY = /^images\/[0-9A-Za-z]{22}\.(?:png|jpg|webp)$/;

/** How an image begins that is sent along in a request: base64 behind one of the types. */
export const IMAGE_DATA_URL = /^data:(image\/(?:png|jpeg|webp));base64,/;

/** What the first bytes say; names and declared types prove nothing. Undefined for every other kind of file. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  return head.startsWith('RIFF') && head.slice(8) === 'WEBP' ? 'image/webp' : undefined;
}
