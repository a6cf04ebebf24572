/** The placeholders of a business's own email texts, written as `{number}`: values that differ between invoices. */
export const PLACEHOLDERS = ['number', 'amount', 'dueDate', 'customer', 'company'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** What stands in place of each placeholder. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

const KNOWN = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g');

/** A text with its placeholders filled in; other braces stay as they are. */
export function filledIn(text: string, values: PlaceholderValues): string {
  return text.replace(KNOWN, (_, name: Placeholder) => values[name]);
}

/** The first placeholder of a text that there is not, as it was typed, such as `{name}`. */
export function unknownPlaceholder(text: string): string | undefined {
  return /\{[^{}]*\}/.exec(text.replace(KNOWN, ''))?.[0];
}
