import { chunksOf, hasPngPixels } from '#functions/domain/files/png-pixels.ts';
import { MAX_PICTURE_PIXELS } from '#shared/attachment/limits.ts';
import type { ImageType } from '#shared/image-file.ts';
import { imageSizeOf } from '#shared/image-size.ts';
import type { Fault } from './fault.ts';
import { inflated } from './inflated.ts';

/** Why a picture may not be attached: it must be exactly one still image, of a size that every device can show. */
export function pictureFault(bytes: Buffer, type: ImageType): Fault {
  const size = imageSizeOf(bytes, type);
  if (!size) return 'damaged';
  if (size.width * size.height > MAX_PICTURE_PIXELS) return 'pixels';
  if (isDisguise(bytes)) return 'disguised';
  if (type !== 'image/png') return undefined;
  if (!hasPngPixels(bytes)) return 'damaged';
  return isBomb(bytes) ? 'bomb' : undefined;
}

/** Readers accept a PDF that starts within the first kilobyte of a file. */
const PDF_START_WITHIN = 1024;

/** Markup and programs that a picture can carry in its comments. Long enough not to occur in pixels by chance. */
const PROGRAMS = /<script|<!doctype|<html[\s>]|<iframe|<\?php[\s=]|javascript:|#!\/(?:usr\/)?bin\//i;

/** Whether a reader of another kind of file would find one here. */
function isDisguise(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return text.slice(0, PDF_START_WITHIN).includes('%PDF-') || PROGRAMS.test(text);
}

/** Bytes that the texts and the colour profile of a PNG file may unpack to together. */
const MAX_UNPACKED = 4 * 1024 * 1024;

/** Where the deflated part of a chunk starts, by the chunk's name; -1 if it has none. */
const DEFLATED_FROM: Readonly<Record<string, (content: Buffer) => number>> = {
  // A name, a zero and the method.
  iCCP: (content) => content.indexOf(0) + 2,
  zTXt: (content) => content.indexOf(0) + 2,
  // A keyword, a zero, whether it is deflated, the method; then a language and a translated keyword, each with a zero.
  iTXt: (content) => {
    const keyword = content.indexOf(0);
    if (content[keyword + 1] !== 1) return -1;
    return content.indexOf(0, content.indexOf(0, keyword + 3) + 1) + 1;
  },
};

function isBomb(bytes: Buffer): boolean {
  let left = MAX_UNPACKED;
  for (const { name, content } of chunksOf(bytes)) {
    const from = DEFLATED_FROM[name]?.(content) ?? -1;
    const found = from < 0 ? 'damaged' : inflated(content.subarray(from), left);
    if (found === 'bomb') return true;
    // What cannot be unpacked is not shown either.
    if (found !== 'damaged') left -= found.content.length;
    if (left <= 0) return true;
  }
  return false;
}
