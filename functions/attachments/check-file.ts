import type { AttachmentType } from '#shared/attachment/limits.ts';
import { FILE_REFUSED } from '#shared/refusals/attachments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { pdfFault } from './check-pdf.ts';
import { pictureFault } from './check-picture.ts';
import type { Fault } from './fault.ts';

const STARTS: readonly (readonly [start: string, type: AttachmentType])[] = [
  ['%PDF-', 'application/pdf'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff', 'image/jpeg'],
];

/**
 * The type of a file by its content, whatever its name says. Throws INVALID_REQUEST unless it is exactly one PDF, PNG or
 * JPEG file without anything that could act on its reader's machine (decision F146).
 */
export function checkedType(bytes: Buffer): AttachmentType {
  const head = bytes.toString('latin1', 0, 8);
  const type = STARTS.find(([start]) => head.startsWith(start))?.[1];
  const fault = type ? faultOf(bytes, type) : 'type';
  if (!type || fault) throw refusal({ FILE_REFUSED }, { what: fault ?? 'type' });
  return type;
}

function faultOf(bytes: Buffer, type: AttachmentType): Fault {
  if (hasArchive(bytes)) return type === 'application/pdf' ? 'damaged' : 'disguised';
  return type === 'application/pdf' ? pdfFault(bytes) : pictureFault(bytes, type);
}

/** A ZIP archive is read from its end: the record that closes it, and a comment of at most 65,535 bytes. */
const ARCHIVE_END = 'PK\x05\x06';
const ARCHIVE_TAIL = 22 + 65_535;

function hasArchive(bytes: Buffer): boolean {
  return bytes.subarray(-ARCHIVE_TAIL).includes(ARCHIVE_END, 0, 'latin1');
}
