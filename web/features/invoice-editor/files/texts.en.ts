/** The texts of this part. */
export const t = {
  title: 'Files:',
  none: 'none',
  hint: 'Those of the appointment that are ticked are copied to the invoice when you save it. Your customer then sees them.',
};
