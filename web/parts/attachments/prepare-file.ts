import { MAX_ATTACHMENT_BYTES } from '#shared/attachment/limits.ts';
import { t } from './texts.en.ts';

/** Longest side of a photo in pixels: small print on it stays readable, and it takes under a megabyte. */
const MAX_SIDE = 2000;
const QUALITY = 0.85;

/** A file as it is sent, or why it cannot be. */
export type Prepared = { readonly blob: Blob; readonly name: string } | { readonly problem: string };

/**
 * Prepares a chosen file: photos are drawn anew, upright, as JPEG with at most 2,000 pixels a side, without metadata
 * such as the place where they were taken. PDF files stay as they are, and so do small PNG files without such metadata.
 */
export async function prepareFile(file: File): Promise<Prepared> {
  const { name, type, size } = file;
  if (size === 0) return { problem: t.empty };
  const isPhoto =
    type.startsWith('image/') && (type !== 'image/png' || size > MAX_ATTACHMENT_BYTES || (await saysWhere(file)));
  if (!isPhoto && size > MAX_ATTACHMENT_BYTES) return { problem: t.tooLarge };
  if (!isPhoto) return /^(?:application\/pdf|image\/png)$/.test(type) ? { blob: file, name } : { problem: t.wrongType };
  const blob = await drawnAnew(file).catch(() => null);
  return blob ? { blob, name: name.replace(/\.[^.]*$/, '.jpg') } : { problem: t.unreadable };
}

/** Whether a PNG file has metadata of a camera, which can name a place. */
async function saysWhere(file: File): Promise<boolean> {
  return /exif|adobe\.xmp/i.test(new TextDecoder('latin1').decode(await file.arrayBuffer()));
}

async function drawnAnew(file: File): Promise<Blob | null> {
  // Upright: browsers apply the orientation that the camera noted.
  const picture = await createImageBitmap(file);
  try {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, scaled(picture));
    const context = canvas.getContext('2d');
    if (!context) return null;
    // JPEG has no transparency; paper is white.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  } finally {
    picture.close();
  }
}

/** The size of a picture within the limit. */
export function scaled({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const factor = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
