/** A text as part of a file's name, readable in every script: letters, digits, dots and dashes; "_" for the rest. */
export function fileNamePart(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '_')
    .replace(/^\.+|\.+$/g, '_');
}
