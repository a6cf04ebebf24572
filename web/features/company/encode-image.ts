/** Maximum size of an image, in bytes; a letterhead needs far less. */
const MAX_BYTES = 500_000;

/** Tried in order, lossless first; browsers without WebP return PNG instead. */
const ENCODINGS = [
  ['image/png', undefined],
  ['image/webp', 0.9],
  ['image/webp', 0.75],
] as const;

/**
 * Draws an image at a size and returns it as a data URL of at most 500 KB, with how it would look on paper. Throws when
 * the browser cannot draw it.
 */
export function encodeImage(image: CanvasImageSource, { width, height }: Size): EncodedImage {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  const pixels = context.getImageData(0, 0, width, height).data;
  const look = { isVisible: isVisibleOnPaper(pixels), isLight: isLight(pixels) };
  return { ...look, dataUrl: dataUrlOf(canvas, context) };
}

type Size = { readonly width: number; readonly height: number };
type EncodedImage = { readonly dataUrl: string; readonly isVisible: boolean; readonly isLight: boolean };

function dataUrlOf(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): string {
  for (const [type, quality] of ENCODINGS) {
    const url = canvas.toDataURL(type, quality);
    if (url.startsWith(`data:${type};`) && bytesOf(url) <= MAX_BYTES) return url;
  }
  // JPEG has no transparency; paper is white.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
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

/** Smallest lightness, out of 255, that is hard to see on white; and the shares of an image that make it a light one. */
const LIGHT = 200;
const LIGHT_SHARE = 2 / 3;
const CLEAR_SHARE = 0.05;

/** Whether most of what can be seen is light, on a ground that is transparent: a logo made for dark grounds. */
export function isLight(pixels: Uint8ClampedArray): boolean {
  let [seen, light] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) continue;
    seen += 1;
    if (0.2126 * red + 0.7152 * green + 0.0722 * blue >= LIGHT) light += 1;
  }
  const clear = pixels.length / 4 - seen;
  return seen > 0 && light >= seen * LIGHT_SHARE && clear >= (pixels.length / 4) * CLEAR_SHARE;
}

/** Base64 encodes three bytes as four characters. */
function bytesOf(dataUrl: string): number {
  return (dataUrl.length - dataUrl.indexOf(',') - 1) * 0.75;
}
