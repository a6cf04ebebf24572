/** The keys and indexes of the one table, for the stack and the local cloud alike; all attributes are strings. */
export const TABLE = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Read consistently straight after a write. */
  localIndexes: [{ name: 'byStatus', sortKey: 'ls' }],
  /** Sparse: only what is open stands in it. */
  globalIndexes: [{ name: 'byDueDay', partitionKey: 'gpk', sortKey: 'gsk' }],
  timeToLive: 'ttl',
} as const;
