import { useEffect } from 'react';
import { PRODUCT_NAME } from '#shared/brand.ts';

/** Sets the title of the browser tab. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
}
