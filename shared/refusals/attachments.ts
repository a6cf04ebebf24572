// What concerns the files of invoices and appointments.
import type { Refusal } from './wording.ts';

/** The content of a file is not what can be attached. */
export const FILE_REFUSED = [
  'INVALID_REQUEST',
  {
    type: 'This is not a PDF, PNG or JPEG file. Only these can be attached.',
    damaged: 'This file is damaged, or has something before its start or after its end. Save it anew and attach that.',
    active:
      'This PDF has a script, an action or another file inside, which could harm its reader. Print it as a new PDF and attach that.',
    protected: 'This PDF is encrypted, so it cannot be checked. Save it without a password and attach that.',
    pixels: 'This picture has more than 50 megapixels. Save it smaller and attach that.',
    bomb: 'This file unpacks to far more than it should hold. Save it anew and attach that.',
    disguised: 'This picture has a program or another file inside. Save it anew and attach that.',
  },
] as const satisfies Refusal;

export const TOO_MANY_FILES = [
  'CONFLICT',
  'At most 10 files can be attached. Remove one first.',
] as const satisfies Refusal;

export const UPLOAD_INCOMPLETE = [
  'CONFLICT',
  'Some of this file did not arrive. Please attach it again.',
] as const satisfies Refusal;

export const UPLOADS_USED_UP = [
  'TOO_MANY_REQUESTS',
  'Your business has attached as many files as it can in a day. Please try again tomorrow.',
] as const satisfies Refusal;
