import { useEffect, useState } from 'react';
import type { ImageSize } from '#shared/image-size.ts';

/** The size of an image that is not uploaded yet, once it is known; undefined for others. */
export function useImageSize(image: string): ImageSize | undefined {
  const [known, setKnown] = useState<{ image: string; size: ImageSize }>();
  useEffect(() => {
    if (!image.startsWith('data:')) return;
    const loading = new Image();
    loading.onload = () => setKnown({ image, size: { width: loading.naturalWidth, height: loading.naturalHeight } });
    loading.src = image;
  }, [image]);
  return known?.image === image ? known.size : undefined;
}
