import { useEffect } from 'react';
import { PRODUCT_NAME } from '#shared/brand.ts';

/** Names the screen in the browser's tab and history. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
}
