/** The texts of this part in English. */
export const t = {
  title: 'Ready to send',
  fix: 'Fix this',
  requestComplete: 'This deposit request has everything your customer needs.',
  complete: 'This invoice has everything your customer needs.',
};
