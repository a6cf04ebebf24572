import { DOCUMENT_PAGES } from './document-pages.ts';

/** The global of such a page that holds the response of `EARLY_REQUEST`. */
export const EARLY_RESPONSE = 'earlyResponse';

/** The calls of each page, as a literal. */
const CALLS = JSON.stringify(
  Object.fromEntries(Object.entries(DOCUMENT_PAGES).map(([name, { calls }]) => [name, calls])),
);

/**
 * The site's only inline script. In the head of a document's public page, it requests the document while the page's
 * code is still loading. The content policy allows it by its hash.
 */
export const EARLY_REQUEST = [
  `${EARLY_RESPONSE}=(([,page,id])=>fetch("/api/"+${CALLS}[page]+"/"+id+"/public",{cache:"no-store"}))(location.pathname.split("/"))`,
  // The page's code handles a failure.
  `${EARLY_RESPONSE}.catch(()=>{})`,
].join(';');
