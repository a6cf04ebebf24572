import { gunzipSync, gzipSync } from 'node:zlib';
import { filedDocumentsKey, filingKey, filingLockKey, type Key } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { ifEqual, put, putNew, remove, removeExisting } from '#functions/data/table/write.ts';
import { transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import type { FiledDocument, Filing } from '#shared/reports/filing.ts';
import type { ReturnAccount } from '#shared/reports/return-lines.ts';
import { inTextOrder } from '#shared/text-order.ts';

/** A filed period as it is stored; its documents are in `parts` items of their own. */
type FilingRecord = Filing & { readonly parts: number };

/** What changes with every filing of an account. */
type Lock = { readonly revision: number };

/** The documents of one item, compressed, since reads and writes are billed by size: about 50 bytes each. */
type DocumentsItem = Key & { readonly documents: Uint8Array };

/** As many as stay below 400 KB, even if they could not be compressed. */
const DOCUMENTS_AN_ITEM = 2_000;

export type FilingStore = ReturnType<typeof filingsIn>;

/** The filed periods of a business, with a copy of their figures (decision F245). */
export function filingsIn(table: Table, businessId: string) {
  const documentKeys = ({ id, parts }: Pick<FilingRecord, 'id' | 'parts'>) =>
    Array.from({ length: parts }, (_, part) => filedDocumentsKey(businessId, id, part));

  return {
    /** The last filed first. */
    async list(): Promise<FilingRecord[]> {
      const items = await table.query<Key & FilingRecord>(startingWith(filingKey(businessId)));
      return items.map(withoutKey).toReversed();
    },
    async find(id: string): Promise<FilingRecord | undefined> {
      const item = await table.get<Key & FilingRecord>(filingKey(businessId, id));
      return item && withoutKey(item);
    },
    /** How often an account was filed; to be read before the filings that a new one must not overlap. */
    async revisionOf(account: ReturnAccount): Promise<number | undefined> {
      return (await table.get<Lock>(filingLockKey(businessId, account)))?.revision;
    },
    /** The documents that a filing has. */
    async documentsOf(filing: Pick<FilingRecord, 'id' | 'parts'>): Promise<FiledDocument[]> {
      const items = await table.getAll<DocumentsItem>(documentKeys(filing));
      return items.sort((a, b) => inTextOrder(a.sk, b.sk)).flatMap(({ documents }) => unpacked(documents));
    },
    /** Adds a filing with its documents. Returns false if the account was filed since the revision was read. */
    async add(
      filing: Filing,
      { documents, revision }: { documents: readonly FiledDocument[]; revision: number | undefined },
    ): Promise<boolean> {
      const parts = Math.ceil(documents.length / DOCUMENTS_AN_ITEM);
      const items = documentKeys({ id: filing.id, parts }).map((key, part): [string, Write] => {
        const own = documents.slice(part * DOCUMENTS_AN_ITEM, (part + 1) * DOCUMENTS_AN_ITEM);
        return [`documents ${part}`, put({ ...key, documents: packed(own) })];
      });
      const lock = { ...filingLockKey(businessId, filing.account), revision: (revision ?? 0) + 1 };
      const failed = await transactRecorded(
        table,
        { businessId, action: 'filing.add', after: recordedFields(filing) },
        {
          lock: { Put: { Item: lock, ...ifEqual({ revision }) } },
          filing: putNew({ ...filing, parts, ...filingKey(businessId, filing.id) }),
          ...Object.fromEntries(items),
        },
      );
      return failed === null;
    },
    /** Removes a filing with its documents. Returns false if there is none. */
    async remove(filing: FilingRecord): Promise<boolean> {
      const items = documentKeys(filing).map((key, part) => [`documents ${part}`, remove(key)] as const);
      const failed = await transactRecorded(
        table,
        { businessId, action: 'filing.remove', before: recordedFields(filing) },
        { filing: removeExisting(filingKey(businessId, filing.id)), ...Object.fromEntries(items) },
      );
      return failed === null;
    },
  };
}

/** What the activity log says of a filing. */
function recordedFields({ account, from, to }: Filing): object {
  return { returnAccount: account, firstDay: from, lastDay: to };
}

function withoutKey({ pk: _pk, sk: _sk, ...filing }: Key & FilingRecord): FilingRecord {
  return filing;
}

function packed(documents: readonly FiledDocument[]): Uint8Array {
  return gzipSync(JSON.stringify(documents));
}

function unpacked(bytes: Uint8Array): FiledDocument[] {
  return JSON.parse(gunzipSync(bytes).toString('utf8'));
}
