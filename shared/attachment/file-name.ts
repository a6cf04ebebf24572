import { cutText } from '#shared/cut-text.ts';
import { ATTACHMENT_ENDINGS, type AttachmentType } from './limits.ts';

/** Characters of a name before its extension. */
const MAX_STEM = 80;

/** Separators of paths, those that look like them, and characters that file systems refuse. */
const UNSAFE = /[/\\:*?"<>|\u2044\u2215\u29f5\u29f8\ufe68\uff0f\uff1a\uff3c]/g;
/** Controls, marks that reverse the direction of a text, and others that show nothing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;
/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Extensions that a person may have typed for a type, any of which gives way to the usual one. */
const KNOWN_ENDINGS = /\.(pdf|png|jpe?g|jfif|heic|heif|webp)$/i;

/**
 * The name under which an attached file is listed and saved: readable, on one line, safe in every file system, and with
 * the extension of its checked type. A name with nothing left becomes `file`.
 */
export function attachmentName(typed: string, type: AttachmentType): string {
  const clean = typed
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(UNSAFE, '_')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(KNOWN_ENDINGS, '');
  // A dot at the start hides a file, and one at the end is lost on Windows.
  const stem = cutText(clean, MAX_STEM).replace(/^[\s._-]+|[\s.]+$/g, '');
  return `${DEVICE.test(stem) ? `_${stem}` : stem || 'file'}.${ATTACHMENT_ENDINGS[type]}`;
}

/** The name, with a number if one of the others has it: `photo (2).jpg`. Upper and lower case count as equal. */
export function unusedName(name: string, others: readonly string[]): string {
  const used = new Set(others.map((other) => other.toLowerCase()));
  const dot = name.lastIndexOf('.');
  const numbered = (count: number) => (count === 1 ? name : `${name.slice(0, dot)} (${count})${name.slice(dot)}`);
  let count = 1;
  while (used.has(numbered(count).toLowerCase())) count += 1;
  return numbered(count);
}
