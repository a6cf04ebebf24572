/**
 * The start of a text, at most `max` UTF-16 units long, without half a character at its end: the table refuses half an
 * emoji.
 */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}
