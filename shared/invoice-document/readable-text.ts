/** For tests: what a person reads of a document's markup, a line for each element. */
export function readableText(markup: string): string {
  return markup
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/\n+/g, '\n')
    .replaceAll('&amp;', '&');
}
