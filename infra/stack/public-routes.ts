/** The reason for each route without a token. Synthesis fails for a public route that is not listed here. */
export const WHY_PUBLIC: Readonly<Record<string, string>> = {
  'POST /users': 'Whoever registers has no account yet; the strict throttles bound how many one address makes.',
  'POST /auth/login': 'Whoever signs in has no token yet; ten wrong passwords lock the e-mail.',
  'POST /auth/refresh': 'The refresh token in the body is the proof; the access token it replaces has run out.',
  'POST /auth/logout': 'Ends the session of the refresh token in the body, whose access token may have run out.',
  'POST /auth/forgot-password': 'Whoever forgot the password cannot sign in; the answer is the same for every e-mail.',
  'POST /auth/reset-password': 'The token of the mailed link is the proof: 256 bits, half an hour, one use.',
  'POST /auth/verify-email': 'The token of the mailed link is the proof: 256 bits, a day, one use.',
  'GET /invitations/{token}':
    'The token in the mailed link authorizes the call; an invited person may not be signed in.',
  'POST /invitations/{token}/accept': 'The token of the mailed link is the proof, and accepting uses it up.',
  'POST /invitations/{token}/reject': 'The token of the mailed link is the proof, and rejecting uses it up.',
  'POST /invitations/{token}/block': 'The token of the mailed link is the proof, and blocking uses it up.',
  'POST /contact': 'Visitors without an account write to support; the strict throttles bound how often.',
  'GET /invoices/{id}/public': 'Customers have no accounts: the id of 128 random bits is the key to the pay page.',
  'POST /invoices/{id}/payment': 'Customers pay without an account; what is paid and to whom comes from the invoice.',
  'GET /invoices/{id}/pdf': 'Customers have no accounts: the id of 128 random bits is the key to the PDF.',
  'POST /stripe/events':
    'Stripe has no account here: its signature over the raw body is checked before anything is read.',
};
