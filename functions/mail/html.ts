/** HTML made by `html`, which escapes everything inserted into it. */
export type Html = { readonly markup: string };

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Hole = string | number | Html | readonly Hole[] | null;

/** A template that escapes everything inserted into it except other `html`; null is left out, lists are joined. */
export function html(parts: TemplateStringsArray, ...holes: readonly Hole[]): Html {
  return { markup: parts.map((part, index) => part + toMarkup(holes[index] ?? null)).join('') };
}

function toMarkup(hole: Hole): string {
  if (hole === null) return '';
  if (typeof hole !== 'object') return String(hole).replace(/[&<>"']/g, (found) => ENTITIES[found] ?? found);
  return 'markup' in hole ? hole.markup : hole.map(toMarkup).join('');
}
