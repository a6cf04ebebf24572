import type { ReactNode } from 'react';

/** The texts of this part in English. */
export const t = {
  title: 'Company Invitation',
  loading: 'Loading Invitation',
  invited: {
    EMPLOYEE: ({ company }: { company: ReactNode }) => <>You've been invited to join {company}</>,
    ACCOUNTANT: ({ company }: { company: ReactNode }) => <>You've been invited to join {company} as its accountant</>,
  },
  acceptMeans: {
    EMPLOYEE: 'If you accept, you will work with this company’s invoices, customers, products and appointments.',
    ACCOUNTANT:
      'If you accept, you will see this company’s invoices, customers, reports and activity, and can download them for its books. You will not change, send or pay anything.',
  },
  ownKept: 'Your own records are kept, and you go back to them when you leave.',
  choosePassword: 'Choose a new password to accept',
  choosePasswordText:
    'The email of this account was never confirmed, so someone else may have registered it. Accepting confirms it ' +
    'and deletes everything previously entered in the account. To keep your data, sign in and confirm your email ' +
    'first.',
  signedInAs: ({ email }: { email: string }) => `You are signed in as ${email}`,
  isFor: ({ invitee }: { invitee: string }) =>
    `This invitation is for ${invitee}. Accepting or rejecting it affects that account, not yours.`,
  accept: 'Accept',
  accepting: 'Accepting...',
  reject: 'Reject',
  rejecting: 'Rejecting...',
  company: 'Company',
  person: 'Invited',
  status: 'Status',
  states: { open: 'Pending your response', accept: 'Accepted', reject: 'Rejected' },
  newTab: '(opens in a new tab)',
  done: { accept: 'Invitation accepted successfully!', reject: 'Invitation rejected successfully!' },
  next: { accept: 'Taking you to your dashboard.', reject: 'Taking you to the home page.' },
  failed: { accept: 'Failed to accept invitation', reject: 'Failed to reject invitation' },
  tryOrContact: 'Please try again or contact support.',
  signInNew: 'Please sign in with your new password.',
  acceptedSignIn: 'Invitation accepted. Please sign in with your new password.',
  error: 'Error',
  noToken: 'No invitation token provided',
  noTokenHint: 'Part of the link may be missing. Please open it again from the email you received.',
  notOpen: 'Invalid or expired invitation',
  notOpenHint:
    'Each link works once, for seven days, and only the latest one is valid. Ask the person who invited you for a new one.',
  tryAgain: 'Try Again',
  returnHome: 'Return Home',
  doNotInvite: 'Do not invite me again',
  blockQuestion: 'Block invitations?',
  block: 'Block invitations',
  blocking: 'Blocking...',
  blockRejects: ({ company }: { company: string }) =>
    `This rejects the invitation and stops ${company} from inviting you again.`,
  blockSender: 'This stops the company that sent you this link from inviting you again.',
  notBlocked: 'Failed to block invitations. Please try again.',
  blocked: 'Invitations blocked',
  cannotInvite: ({ company }: { company: string }) => `${company} cannot invite you again.`,
  thisCompany: 'This company',
  allow: 'Allow invitations again',
  allowing: 'Allowing...',
  allowed: 'Invitations allowed',
  canInvite: ({ company }: { company: string }) => `${company} can invite you again.`,
  notAllowed: 'Failed to allow invitations. Please try again.',
};
