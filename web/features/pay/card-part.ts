import type { InvoiceLoad } from './invoice-calls.ts';

/** What only the page of an invoice has with which a card is or can be saved, or that a bank account pays. */
export type CardPart = typeof import('./saved-card.tsx');

/** That part of a page that needs it, fetched before the page is rendered, so that nothing moves. Never throws. */
export async function cardPartOf(load: InvoiceLoad): Promise<CardPart | undefined> {
  if (load.kind !== 'loaded') return undefined;
  const { savesCard, savedCard, takesDebits, pendingDebit } = load.document;
  if (!(savesCard || savedCard || takesDebits || pendingDebit)) return undefined;
  return import('./saved-card.tsx').catch(() => undefined);
}
