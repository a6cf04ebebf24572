/** For tests: the visible text of a document's markup, one line per element. */
export function readableText(markup: string): string {
  return markup
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/\n+/g, '\n')
    .replaceAll('&amp;', '&');
}
