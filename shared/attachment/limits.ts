/** Files that an invoice can have, and an appointment. */
export const MAX_ATTACHMENTS = 10;

/** Bytes of a file: 10 MB. */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;

/** Bytes of all parts of a file but the last; in base64, a part fits into a call. */
export const PART_BYTES = 768 * 1024;

/** Pixels of a picture: those of the largest cameras in phones. */
export const MAX_PICTURE_PIXELS = 50_000_000;

/** Bytes of an invoice's files, together, from which on an email only says where they are. */
export const MAX_MAILED_BYTES = 5 * 1024 * 1024;

/** Characters of a file's name. */
export const MAX_NAME_LENGTH = 255;

/** The types of files that can be attached, with their file extensions. */
export const ATTACHMENT_ENDINGS = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' } as const;
export type AttachmentType = keyof typeof ATTACHMENT_ENDINGS;
export const ATTACHMENT_TYPES = Object.keys(ATTACHMENT_ENDINGS) as [AttachmentType, ...AttachmentType[]];
