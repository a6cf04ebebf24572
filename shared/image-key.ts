import { IMAGE_ENDINGS, IMAGE_KEY, type ImageType } from './image-file.ts';
import type { ImageSize } from './image-size.ts';

/** The storage key of an image. */
export function imageKey(id: string, { width, height }: ImageSize, type: ImageType): string {
  return `images/${id}-${width}x${height}.${IMAGE_ENDINGS[type]}`;
}

/** The size of an uploaded image, from its key; undefined for anything else. */
export function imageSizeIn(key: string): ImageSize | undefined {
  if (!IMAGE_KEY.test(key)) return undefined;
  const [width = 0, height = 0] = key
    .replace(/^.*-|\..*$/g, '')
    .split('x')
    .map(Number);
  return { width, height };
}
