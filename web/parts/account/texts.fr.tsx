import type { ReactNode } from 'react';
import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.tsx';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  confirmYourEmail: 'Confirmez votre adresse courriel',
  enterCodeSentTo: ({ email }: { email: ReactNode }) => <>Entrez le code que nous avons envoyé à {email}.</>,
  enterCode: 'Entrer le code',
  code: 'Code reçu par courriel',
  codeExample: ({ digits }) => `Code à ${digits} chiffres`,
  confirming: 'Confirmation…',
  confirm: 'Confirmer',
  sending: 'Envoi…',
  sendAgain: 'Renvoyer',
  sendAgainIn: ({ seconds }) => `Renvoyer dans ${seconds} s`,
  codeInvalid: ({ digits }) => `Entrez le code à ${digits} chiffres reçu par courriel.`,
  confirmed: 'Votre adresse courriel est confirmée',
  codeSent: ({ email }) => `Nous avons envoyé un code à ${email}.`,
  businessKept: 'Votre entreprise ne sera pas supprimée',
  businessNotKept: 'Impossible d’annuler la suppression de votre entreprise. Veuillez réessayer.',
  keeping: 'Un instant…',
  keepBusiness: 'Conserver l’entreprise',
};
