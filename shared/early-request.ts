import { DOCUMENT_PAGES } from './document-pages.ts';

/** The global of such a page that holds the response of `earlyRequest`. */
export const EARLY_RESPONSE = 'earlyResponse';

/**
 * The site's only inline script. In the head of a document's public page, it requests the document while the page's
 * code is still loading. The content policy allows it by its hash.
 */
export function earlyRequest(): string {
  const calls = Object.entries(DOCUMENT_PAGES).map(([page, row]) => [page, row.calls]);
  return [
    `${EARLY_RESPONSE}=(([,page,id])=>fetch("/api/"+${JSON.stringify(Object.fromEntries(calls))}[page]+"/"+id+"/public",{cache:"no-store"}))(location.pathname.split("/"))`,
    // The page's code handles a failure.
    `${EARLY_RESPONSE}.catch(()=>{})`,
  ].join(';');
}
