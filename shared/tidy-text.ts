/** Spaces of any width, line breaks and invisible characters. */
const BLANK = /[\s\u00ad\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\uffa0]/;

/** Printable ASCII without outer spaces, as most texts are, is already tidy. */
const TIDY = /^[!-~]([ -~]*[!-~])?$/;

/** Characters that show nothing. */
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text shows nothing: it is empty, or has only spaces and invisible characters. */
export function isBlankText(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}

/** The text in NFC, trimmed. A regular expression would take quadratic time. */
export function tidyText(typed: string): string {
  if (TIDY.test(typed)) return typed;
  const value = typed.normalize('NFC');
  let start = 0;
  let end = value.length;
  while (start < end && BLANK.test(value.charAt(start))) start += 1;
  while (end > start && BLANK.test(value.charAt(end - 1))) end -= 1;
  return value.slice(start, end);
}
