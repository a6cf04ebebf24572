import { enCaEstimateShell, enCaPayShell } from './locale/en-ca-page-shell.ts';
import { frCaEstimateShell, frCaPayShell } from './locale/fr-ca-page-shell.ts';
import type { PageShell } from './locale/labels.ts';
import type { Language } from './locale/language.ts';

type DocumentPage = {
  readonly calls: string;
  /** The texts of its static HTML. */
  readonly shell: Readonly<Record<Language, PageShell>>;
};

/**
 * The public pages of documents: `/<name>/{id}` is `web/<name>.html`, a page of its own without the app's code. It
 * shows what `GET /<calls>/{id}/public` returns, which it requests while its code is still loading.
 */
export const DOCUMENT_PAGES: Readonly<Record<string, DocumentPage>> = {
  estimate: { calls: 'estimates', shell: { en: enCaEstimateShell, fr: frCaEstimateShell } },
  pay: { calls: 'invoices', shell: { en: enCaPayShell, fr: frCaPayShell } },
};

/** The file of the page at a path; undefined for any other path. */
export function documentPage(pathname: string): string | undefined {
  const [, name = '', id] = pathname.split('/');
  return id !== undefined && Object.hasOwn(DOCUMENT_PAGES, name) ? `${name}.html` : undefined;
}
