import type { ReactNode } from 'react';

/** The texts of this part in English. */
export const t = {
  confirmYourEmail: 'Confirm your email',
  enterCodeSentTo: ({ email }: { email: ReactNode }) => <>Enter the code we sent to {email}.</>,
  enterCode: 'Enter code',
  code: 'Code from the email',
  codeExample: ({ digits }: { digits: number }) => `${digits}-digit code`,
  confirming: 'Confirming...',
  confirm: 'Confirm',
  sending: 'Sending...',
  sendAgain: 'Send again',
  sendAgainIn: ({ seconds }: { seconds: number }) => `Send again in ${seconds} s`,
  codeInvalid: ({ digits }: { digits: number }) => `Please enter the ${digits}-digit code from the email.`,
  confirmed: 'Your email address is confirmed',
  codeSent: ({ email }: { email: string }) => `We sent a code to ${email}.`,
  businessKept: 'Your business will not be deleted',
  businessNotKept: 'Failed to keep your business. Please try again.',
  keeping: 'Keeping...',
  keepBusiness: 'Keep business',
};
