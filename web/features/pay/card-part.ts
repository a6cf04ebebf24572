import type { InvoiceLoad } from './invoice-calls.ts';

/** What only the page of an invoice with a saved card, or for which one can be saved, has. */
export type CardPart = typeof import('./saved-card.tsx');

/** That part of a page that needs it, fetched before the page is rendered, so that nothing moves. Never throws. */
export async function cardPartOf(load: InvoiceLoad): Promise<CardPart | undefined> {
  if (load.kind !== 'loaded' || !(load.document.savesCard || load.document.savedCard)) return undefined;
  return import('./saved-card.tsx').catch(() => undefined);
}
