import { encodeImage } from './encode-image.ts';
import { t } from './texts.en.ts';

/** Maximum size of a chosen file, in bytes (spec 2 §9). */
const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** Maximum dimensions sent, in pixels: more than a printed logo needs, and small enough to store. */
const BOX = { width: 1200, height: 600 } as const;

type Size = { readonly width: number; readonly height: number };
export type ReadImage = { readonly dataUrl: string; readonly isLight: boolean } | { readonly problem: string };

/** The problem with a chosen file before it is opened (spec 2 §5); undefined if there is none. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!type.startsWith('image/')) return t.notAnImage;
  return size > MAX_FILE_BYTES ? t.imageTooLarge : undefined;
}

/**
 * Reads an image file of any kind that the browser can show, as a data URL of at most 1200 by 600 pixels and of a type
 * that the server accepts. Metadata such as the location is dropped. An image that white paper hides is refused unless
 * it may be light.
 */
export async function readImage(file: File, { mayBeLight }: { mayBeLight: boolean }): Promise<ReadImage> {
  const problem = fileProblem(file);
  if (problem) return { problem };
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const natural = { width: image.naturalWidth, height: image.naturalHeight };
    // SVGs have no pixel size: they are sharp at any size.
    const size = fitInside(natural, { mayGrow: file.type === 'image/svg+xml' });
    const encoded = encodeImage(image, size);
    const isShown = encoded.isVisible || (mayBeLight && encoded.isLight);
    return isShown ? encoded : { problem: t.imageInvisible };
  } catch {
    return { problem: t.imageUnreadable };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The size at which an image is sent: scaled in proportion to fit the box. */
export function fitInside({ width, height }: Size, { mayGrow = false } = {}): Size {
  const factor = Math.min(BOX.width / width, BOX.height / height, mayGrow ? Number.POSITIVE_INFINITY : 1);
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
