/** The texts of this part in English. */
export const t = {
  add: 'Add Customer',
  edit: 'Edit Customer',
  save: 'Save Changes',
  changed: 'This customer was changed',
  created: 'Customer added successfully',
  updated: 'Customer updated successfully',
  notCreated: 'Failed to create customer',
  notUpdated: 'Failed to update customer',
  notRead: 'Error loading customers',
  tryAgain: 'Try Again',
  firstResults: 'Showing first 25 results. Type more to refine search.',
  search: 'Search customers...',
  loading: 'Loading customers...',
  noneFound: 'No customer found.',
};
