import { useEffect, useState } from 'react';
import type { ImageSize } from '#shared/image-size.ts';
import { imageSource } from '#shared/image-source.ts';

/** The size of an image, a path or a data URL, once it is known. */
export function useImageSize(image: string): ImageSize | undefined {
  const [known, setKnown] = useState<{ image: string; size: ImageSize }>();
  useEffect(() => {
    const source = imageSource(image, '/api');
    if (!source) return;
    const loading = new Image();
    loading.onload = () => setKnown({ image, size: { width: loading.naturalWidth, height: loading.naturalHeight } });
    loading.src = source;
  }, [image]);
  return known?.image === image ? known.size : undefined;
}
