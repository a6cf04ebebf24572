import { cutText } from '#shared/cut-text.ts';
import { ITEM_LIMITS } from '#shared/document/item-schema.ts';
import type { InvoiceInput } from '#shared/invoice/schema.ts';
import type { SeriesInput } from '#shared/series/schema.ts';

type Lines = InvoiceInput['items'];

/** More than an invoice may have, so that it breaks that rule, and less than what fits in one table item. */
const MAX_BYTES = 340_000;

/**
 * The lines of a series as those of an invoice, with their texts filled in, each up to its limit. Of lines that become too
 * long to store, the last ones stay as entered: such an invoice is held back, and its business shortens them.
 */
export function filledLines(entered: SeriesInput['items'], filled: (text: string) => string): Lines {
  const lines = entered.map(({ productId: _followed, ...item }) => item);
  const full = lines.map(({ name, description, ...item }) => ({
    ...item,
    name: cutText(filled(name), ITEM_LIMITS.name),
    ...(description && { description: cutText(filled(description), ITEM_LIMITS.description) }),
  }));
  return bytesOf(full) <= MAX_BYTES ? full : storable(lines, full);
}

/** As many of the full lines as fit beside the others as entered. */
function storable(entered: Lines, full: Lines): Lines {
  let bytes = bytesOf(entered);
  return entered.map((line, index) => {
    const grown = bytes + bytesOf(full[index]) - bytesOf(line);
    if (grown > MAX_BYTES) return line;
    bytes = grown;
    return full[index] ?? line;
  });
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
