/** Maximum size of an image, in bytes; a letterhead needs far less. */
const MAX_BYTES = 500_000;

/** Tried in order, lossless first; browsers without WebP return PNG instead. */
const ENCODINGS = [
  ['image/png', undefined],
  ['image/webp', 0.9],
  ['image/webp', 0.75],
] as const;

/**
 * Draws an image at a size and returns it as a data URL of at most 500 KB, or null when nothing would be visible on
 * white paper. Throws when the browser cannot draw it.
 */
export function encodeImage(
  image: CanvasImageSource,
  { width, height }: { width: number; height: number },
): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  if (!isVisibleOnPaper(context.getImageData(0, 0, width, height).data)) return null;
  for (const [type, quality] of ENCODINGS) {
    const url = canvas.toDataURL(type, quality);
    if (url.startsWith(`data:${type};`) && bytesOf(url) <= MAX_BYTES) return url;
  }
  // JPEG has no transparency; paper is white.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return canvas.toDataURL('image/jpeg', 0.85);
}

/** Smallest darkness, out of 255, visible on white. */
const VISIBLE = 8;

/** Whether any pixel, given as red, green, blue and alpha, differs from white paper. */
export function isVisibleOnPaper(pixels: Uint8ClampedArray): boolean {
  for (let at = 0; at < pixels.length; at += 4) {
    const darkest = Math.min(pixels[at] ?? 255, pixels[at + 1] ?? 255, pixels[at + 2] ?? 255);
    if (((255 - darkest) * (pixels[at + 3] ?? 0)) / 255 >= VISIBLE) return true;
  }
  return false;
}

/** Base64 encodes three bytes as four characters. */
function bytesOf(dataUrl: string): number {
  return (dataUrl.length - dataUrl.indexOf(',') - 1) * 0.75;
}
