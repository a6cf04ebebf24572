import { newId } from '#functions/data/table/ids.ts';
import type { Key } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { type Condition, onlyIf, set } from '#functions/data/table/write.ts';
import { entryOf, noteWritten } from '#functions/domain/audit/audited-call.ts';
import { entryWrite } from '#functions/domain/audit/entry.ts';
import type { Attachment } from '#shared/attachment/schema.ts';

/** A file as the record that it belongs to lists it, with the key of its bytes. */
export type StoredAttachment = Attachment & { readonly key: string };

/** A place for the bytes of a file. Each call stores them anew, so that none replaces or removes those of another. */
export const newAttachmentKey = (recordId: string) => `attachments/${recordId}/${newId()}`;

/** Where the parts of a file are until it belongs to its record; they expire after a day. */
export const uploadKey = (recordId: string, attachmentId: string, part: number | '' = '') =>
  `uploads/${recordId}/${attachmentId}/${part}`;

/** The prefixes of all files of a record. */
export const attachmentPrefixes = (recordId: string) => [`attachments/${recordId}/`, `uploads/${recordId}/`];

/** The kinds of records that have files. */
export type FiledKind = 'appointment' | 'invoice';

/** The files of a record as read, oldest first. */
export type FileList = {
  readonly attachments: readonly StoredAttachment[];
  /** Lists another file. Returns false if the record changed since. */
  readonly add: (file: StoredAttachment) => Promise<boolean>;
  /** Takes a file off the list. Returns false if the record changed since. */
  readonly remove: (file: StoredAttachment) => Promise<boolean>;
};

/** The files of one kind of record of a business. */
export type FileLists = {
  readonly kind: FiledKind;
  /** Reads those of a record; undefined if the business has none with this id. */
  readonly find: (id: string) => Promise<FileList | undefined>;
};

/** A record with files, and how it is written. */
export type Filed = {
  readonly kind: FiledKind;
  readonly id: string;
  readonly businessId: string;
  /** How the activity log names it. */
  readonly label: string;
  readonly attachments: readonly StoredAttachment[] | undefined;
  readonly key: Key;
  /** Fails if the record changed since it was read. */
  readonly unchanged: Condition;
};

/** Opens the list of a record as read. It changes together with its activity entry, without a new version. */
export function fileListOf(table: Pick<Table, 'transact'>, filed: Filed): FileList {
  const { attachments = [] } = filed;
  return {
    attachments,
    add: (file) => writeFiles(table, filed, { verb: 'attach', attachments: [...attachments, file], to: [file] }),
    remove: (file) => {
      const others = attachments.filter(({ id }) => id !== file.id);
      return writeFiles(table, filed, { verb: 'detach', attachments: others, from: [file] });
    },
  };
}

type FilesChange = {
  readonly verb: 'attach' | 'detach';
  /** The new list. */
  readonly attachments: readonly StoredAttachment[];
  /** Those that it lost or gained; if there are none, the change has no entry. */
  readonly from?: readonly StoredAttachment[];
  readonly to?: readonly StoredAttachment[];
  /** Other attributes of the record that change with it. */
  readonly also?: Readonly<Record<string, unknown>>;
};

/** Replaces the list of a record as read. Returns false if the record changed since. */
export async function writeFiles(
  table: Pick<Table, 'transact'>,
  { kind, id, businessId, label, key, unchanged }: Filed,
  { verb, attachments, from = [], to = [], also = {} }: FilesChange,
): Promise<boolean> {
  const entry = entryOf({ record: { kind, id, label } }, `${kind}.${verb}`);
  const change = {
    field: 'attachment',
    ...(from.length > 0 && { from: named(from) }),
    ...(to.length > 0 && { to: named(to) }),
  };
  const list = set(key, { ...also, attachments: attachments.length > 0 ? attachments : undefined });
  const failed = await table.transact<string>({
    list: { Update: onlyIf(list, unchanged) },
    ...(from.length + to.length > 0 && {
      activity: entryWrite(businessId, { ...entry, changes: [change] }, new Date()),
    }),
  });
  if (failed === null) noteWritten();
  return failed === null;
}

function named(files: readonly StoredAttachment[]) {
  return { kind: 'text', text: files.map(({ name }) => name).join(', ') } as const;
}
