/** The texts of this part in English. */
export const t = {
  failed: "We couldn't load the history",
  none: 'Changes to this invoice will appear here.',
  history: 'History',
  loading: 'Loading History',
};
