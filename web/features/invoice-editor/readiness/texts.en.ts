/** The texts of this part in English. */
export const t = {
  title: 'Ready to send',
  fix: 'Fix this',
  complete: 'This invoice has everything your customer needs.',
};
