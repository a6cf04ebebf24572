const documents = (count: number) => (count === 1 ? '1 document' : `${count} documents`);

/** The texts of this part in English. */
export const t = {
  file: 'Mark as Filed',
  filing: 'Marking',
  notFiled: "We couldn't mark it as filed",
  askFile: ({ account }: { account: string }) => `Mark ${account} as filed?`,
  net: ({ amount }: { amount: string }) => `net tax ${amount}`,
  whatFilingDoes:
    'A copy of these figures is kept, and documents that change later are listed here. Nothing is sent to the tax authorities.',
  filed: ({ day, by }: { day: string; by: string }) => `Filed on ${day} by ${by}`,
  netAsFiled: ({ amount }: { amount: string }) => `Net tax as filed: ${amount}`,
  remove: 'Not Filed After All',
  removing: 'Marking',
  notRemoved: "We couldn't mark it as not filed",
  askRemove: ({ account }: { account: string }) => `Mark ${account} as not filed after all?`,
  whatRemovingDoes: ({ days }: { days: string }) =>
    `The copy of the figures of ${days} is deleted. You can mark these days as filed again, with the figures as they are then.`,
  changed: ({ count }: { count: number }) =>
    count === 0 ? 'Figures changed since filing' : `${documents(count)} changed since filing`,
  moreNet: ({ amount }: { amount: string }) => `Net tax is ${amount} more now.`,
  lessNet: ({ amount }: { amount: string }) => `Net tax is ${amount} less now.`,
  sameNet: 'Net tax is still the same.',
  noNet: 'Net tax depends on a rate that is missing.',
  showChanges: 'Show Changes',
  notChecked: "We couldn't check what changed since filing.",
  tryAgain: 'Try Again',
  partlyFiled: 'Some of these days are filed',
  changesOf: ({ account }: { account: string }) => `Changed since filing: ${account}`,
  nothingChanged: 'Nothing changed since filing.',
  nowLessFiled: 'Now less filed',
  changes: { added: 'Added', changed: 'Changed', gone: 'No longer counts' },
  deleted: 'Deleted',
};
