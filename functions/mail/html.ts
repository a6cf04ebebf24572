/** HTML made by `html`, which escapes everything inserted into it. */
export type Html = { readonly markup: string };

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template that escapes everything inserted into it except other `html`. */
export function html(parts: TemplateStringsArray, ...holes: readonly (string | Html | readonly Html[])[]): Html {
  const filled = holes.map(toMarkup);
  return { markup: parts.map((part, index) => part + (filled[index] ?? '')).join('') };
}

function toMarkup(hole: string | Html | readonly Html[]): string {
  if (typeof hole === 'string') return hole.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
  return 'markup' in hole ? hole.markup : hole.map((each) => each.markup).join('');
}
