/** The keys and indexes of the table, for the stack and the local cloud; all attributes are strings. */
export const TABLE = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /**
   * Consistent right after a write. A table has up to five, which can only be added on creation and never renamed, so
   * their names are generic; functions/data/table/keys.md documents their sort keys.
   */
  localIndexes: [
    { name: 'lsi1', sortKey: 'lsi1sk' },
    { name: 'lsi2', sortKey: 'lsi2sk' },
    { name: 'lsi3', sortKey: 'lsi3sk' },
    { name: 'lsi4', sortKey: 'lsi4sk' },
  ],
  /** Sparse: only open invoices and requests for card payments, and invoices with a reminder to come. */
  globalIndexes: [
    { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
    { name: 'gsi2', partitionKey: 'gsi2pk', sortKey: 'gsi2sk' },
  ],
  timeToLive: 'ttl',
} as const;
