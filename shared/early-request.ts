import { DOCUMENT_PAGES } from './document-pages.ts';

/** The global of such a page that holds the response of `earlyRequest`. */
export const EARLY_RESPONSE = 'earlyResponse';

/**
 * The only inline script of a document's public page. In its head, it requests the document while the page's code is
 * still loading. The content policy allows it by its hash.
 */
export function earlyRequest(page: string): string {
  return [
    `${EARLY_RESPONSE}=fetch("/api/${DOCUMENT_PAGES[page]?.calls}/"+location.pathname.split("/")[2]+"/public",{cache:"no-store"})`,
    // The page's code handles a failure.
    `${EARLY_RESPONSE}.catch(()=>{})`,
  ].join(';');
}

/** The inline scripts of all these pages. */
export function earlyRequests(): string[] {
  return Object.keys(DOCUMENT_PAGES).map(earlyRequest);
}
