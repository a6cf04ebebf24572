/** The texts of this part. */
export const t = {
  title: 'Files:',
  someOf: ({ count, of }: { count: number; of: number }) => `${count} of ${of} files:`,
  none: 'none',
  hint: 'Those of the appointment that are ticked are copied to the invoice when you save it. Your customer then sees them.',
};
