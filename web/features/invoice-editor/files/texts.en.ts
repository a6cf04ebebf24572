/** The texts of this part. */
export const t = {
  title: 'Files of the appointment',
  hint: 'Those ticked are copied to the invoice when you save it, for your customer to see',
};
