import type { ImageType } from './image-file.ts';

/** Width and height of an image in pixels. */
export type ImageSize = { readonly width: number; readonly height: number };

/**
 * The size that an image of this type declares. Undefined unless the bytes are exactly one still image: a file that is
 * truncated, has trailing bytes or declares two sizes could be interpreted in another way.
 */
export function imageSizeOf(bytes: Uint8Array, type: ImageType): ImageSize | undefined {
  try {
    const size = READERS[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    // DataView throws this for an offset out of range: the file is truncated.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const READERS: Readonly<Record<ImageType, (view: DataView) => ImageSize | undefined>> = {
  'image/png': pngSize,
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
};

/** The chunks that every reader of PNG must know; the names of all others begin with a small letter. */
const PNG_PARTS = ['PLTE', 'IDAT', 'IEND'];
/** Chunks of an animation, which has pictures of several sizes. */
const PNG_ANIMATION = ['acTL', 'fcTL', 'fdAT'];

/** A signature, then chunks of length, type, data and checksum; IHDR first and only once, IEND last. */
function pngSize(view: DataView): ImageSize | undefined {
  if (view.getUint32(8) !== 13 || nameAt(view, 12) !== 'IHDR') return undefined;
  let hasPixels = false;
  for (let at = 8 + 12 + 13; ; at += 12 + view.getUint32(at)) {
    const name = nameAt(view, at + 4);
    if (PNG_ANIMATION.includes(name) || (/^[A-Z]/.test(name) && !PNG_PARTS.includes(name))) return undefined;
    hasPixels ||= name === 'IDAT';
    if (name !== 'IEND') continue;
    const isWhole = hasPixels && view.getUint32(at) === 0 && at + 12 === view.byteLength;
    return isWhole ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;
  }
}

const JPEG_FILL = 0xff;
const JPEG_END = 0xd9;
const JPEG_SCAN = 0xda;

/** A second start, a height that replaces that of the frame, and the two markers of a series of frames. */
const JPEG_OTHER: ReadonlySet<number> = new Set([0xd8, 0xdc, 0xde, 0xdf]);

/** Segments of marker, length and content; a scan is followed by its pixels up to the next marker. */
function jpegSize(view: DataView): ImageSize | undefined {
  let size: ImageSize | undefined;
  let hasPixels = false;
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === JPEG_FILL) {
      at += 1;
      continue;
    }
    if (marker === JPEG_END) return hasPixels && at + 2 === view.byteLength ? size : undefined;
    if (JPEG_OTHER.has(marker)) return undefined;
    if (isFrame(marker)) {
      if (size) return undefined;
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    const length = view.getUint16(at + 2);
    if (length < 2) return undefined;
    at += 2 + length;
    if (marker !== JPEG_SCAN) continue;
    hasPixels = true;
    at = nextMarker(view, at);
  }
}

/** Start-of-frame markers of all codings; three codes in that range are other markers. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Skips a scan's data, including stuffed zero bytes and restart markers. */
function nextMarker(view: DataView, from: number): number {
  for (let at = from; ; at += 1) {
    if (view.getUint8(at) !== 0xff) continue;
    const next = view.getUint8(at + 1);
    if (next !== 0x00 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
}

/** Chunks of an animation. */
const WEBP_ANIMATION = ['ANIM', 'ANMF'];

/**
 * A RIFF list of chunks padded to even length, exactly one of which is the picture; a canvas comes first.
 */
function webpSize(view: DataView): ImageSize | undefined {
  if (view.getUint32(4, true) + 8 !== view.byteLength) return undefined;
  const sizes: ImageSize[] = [];
  let pictures = 0;
  let at = 12;
  while (at < view.byteLength) {
    const name = nameAt(view, at);
    if (WEBP_ANIMATION.includes(name) || (name === 'VP8X' && at > 12)) return undefined;
    const readSize = WEBP_SIZES[name];
    if (readSize) sizes.push(readSize(view, at + 8));
    if (readSize && readSize !== canvasSize) pictures += 1;
    const length = view.getUint32(at + 4, true);
    at += 8 + length + (length % 2);
  }
  const [size, canvas = size] = sizes;
  const isOne = sizes.length <= 2 && size?.width === canvas?.width && size?.height === canvas?.height;
  return at === view.byteLength && pictures === 1 && isOne ? size : undefined;
}

/** The WebP chunks that declare a size, with a reader for each. */
const WEBP_SIZES: Readonly<Record<string, (view: DataView, at: number) => ImageSize>> = {
  VP8X: canvasSize,
  'VP8 ': (view, at) => ({
    width: view.getUint16(at + 6, true) & 0x3fff,
    height: view.getUint16(at + 8, true) & 0x3fff,
  }),
  // Two 14-bit values, each stored minus one.
  VP8L: (view, at) => {
    const bits = view.getUint32(at + 1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
};

/** Two 24-bit values, each stored minus one. */
function canvasSize(view: DataView, at: number): ImageSize {
  const read = (from: number) => view.getUint16(from, true) + view.getUint8(from + 2) * 0x10000 + 1;
  return { width: read(at + 4), height: read(at + 7) };
}

function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
}
