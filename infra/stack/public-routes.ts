/** The reason for each route without a token. Synthesis fails for a public route that is not listed here. */
export const WHY_PUBLIC: Readonly<Record<string, string>> = {
  'POST /users': 'A new user has no account yet; many registrations of a network need a proof of work.',
  'POST /users/puzzle': 'A new user has no account yet; a puzzle is signed, not stored, and reveals nothing.',
  'POST /auth/login': 'The user has no token yet; failed attempts are limited per network, device and email.',
  'POST /auth/refresh': 'Authorized by the refresh token in the body; the access token has expired.',
  'POST /auth/logout': 'Authorized by the refresh token in the body; the access token may have expired.',
  'POST /auth/forgot-password': 'The user cannot sign in; the response is the same for every email.',
  'POST /auth/reset-password': 'Authorized by the token in the mailed link: 256 bits, half an hour, single use.',
  'POST /auth/verify-email': 'Authorized by the token in the mailed link: 256 bits, a day, single use.',
  'GET /invitations/{token}': 'Authorized by the token in the mailed link, before the invited person signs in.',
  'POST /invitations/{token}/accept': 'Authorized by the token in the mailed link, which accepting consumes.',
  'POST /invitations/{token}/reject': 'Authorized by the token in the mailed link, which rejecting consumes.',
  'POST /invitations/{token}/block': 'Authorized by the token in the mailed link: an opt-out must not need a sign-in.',
  'POST /invitations/{token}/unblock': 'Authorized by the same token, so that an opt-out can be undone as easily.',
  'POST /contact': 'Visitors have no account; strict throttling and daily limits apply per sender.',
  'GET /invoices/{id}/public': 'Customers have no account: the id, 128 random bits, is the key to the pay page.',
  'POST /invoices/{id}/views':
    'Customers have no account; a visit is a time and a count, which grows once per half hour.',
  'POST /invoices/{id}/payment': 'Customers have no account; amount and payee come from the invoice.',
  'POST /invoices/{id}/payment-claims':
    'Customers have no account; a claim counts nothing until the business confirms.',
  'GET /invoices/{id}/pdf': 'Customers have no account: the id, 128 random bits, is the key to the PDF.',
  'GET /invoices/{id}/credit-notes/{creditNoteId}/pdf':
    'Customers have no account: the ids of invoice and credit note are the key to the PDF.',
  'POST /stripe/events': 'Stripe has no account here: its signature over the raw body is verified first.',
};
