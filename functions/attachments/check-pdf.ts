import type { Fault } from './fault.ts';
import { packedFault } from './packed-objects.ts';
import { ENCRYPTED, isActive, unescaped } from './pdf-names.ts';

/** Why a PDF may not be attached. It must start and end as one, and what it does must be readable (decision F147). */
export function pdfFault(bytes: Buffer): Fault {
  const text = bytes.toString('latin1');
  // Spaces and zeros after the end are common and hold nothing.
  if (!/^%PDF-\d\.\d/.test(text) || !/%%EOF[\s\0]*$/.test(text.slice(-4096))) return 'damaged';
  const names = unescaped(text);
  if (ENCRYPTED.test(names)) return 'protected';
  if (isActive(names)) return 'active';
  return packedFault(bytes, text, names);
}
