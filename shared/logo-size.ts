import type { ImageSize } from './image-size.ts';

/** The widest and the highest logo, in CSS pixels. */
const MAX_WIDTH = 240;
const MAX_HEIGHT = 96;

/** The area of the widest logo of a usual shape, five times as wide as high. */
const AREA = MAX_WIDTH * 48;

/**
 * The size to draw a logo in, in CSS pixels: the same area for every shape, so that a square one is no smaller than a
 * wide one, within 240 by 96. It is never enlarged.
 */
export function logoSizeOf({ width, height }: ImageSize): ImageSize {
  const scale = Math.min(MAX_WIDTH / width, MAX_HEIGHT / height, Math.sqrt(AREA / (width * height)), 1);
  const scaled = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { width: scaled(width), height: scaled(height) };
}
