/** The global of the pay page that holds the response of `EARLY_REQUEST`. */
export const EARLY_RESPONSE = 'earlyResponse';

/**
 * The only inline script of the site, in the head of the pay page: requests the invoice while the page's code is still
 * loading. The content policy allows it by its hash.
 */
export const EARLY_REQUEST = [
  `${EARLY_RESPONSE}=fetch("/api/invoices/"+location.pathname.split("/")[2]+"/public",{cache:"no-store"})`,
  // The page's code handles a failure.
  `${EARLY_RESPONSE}.catch(()=>{})`,
].join(';');
