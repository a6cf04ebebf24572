/** The keys and indexes of the one table, for the stack and the local cloud alike; all attributes are strings. */
export const TABLE = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Read consistently straight after a write. A table takes five, and only when it is made. */
  localIndexes: [
    { name: 'byStatus', sortKey: 'ls' },
    { name: 'byName', sortKey: 'lsName' },
    { name: 'byEmail', sortKey: 'lsEmail' },
    { name: 'byCity', sortKey: 'lsCity' },
  ],
  /** Sparse: only what is open stands in it. */
  globalIndexes: [{ name: 'byDueDay', partitionKey: 'gpk', sortKey: 'gsk' }],
  timeToLive: 'ttl',
} as const;
