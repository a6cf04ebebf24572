/**
 * The public pages of documents: `/<name>/{id}` is `web/<name>.html`, a page of its own without the app's code. It
 * shows what `GET /<calls>/{id}/public` returns, which it requests while its code is still loading.
 */
export const DOCUMENT_PAGES: Readonly<Record<string, { readonly calls: string }>> = {
  pay: { calls: 'invoices' },
};

/** The file of the page at a path; undefined for any other path. */
export function documentPage(pathname: string): string | undefined {
  const [, name = '', id] = pathname.split('/');
  return id !== undefined && Object.hasOwn(DOCUMENT_PAGES, name) ? `${name}.html` : undefined;
}
