import type { EstimateMailTexts } from './en-ca-estimate-mails.ts';

/** Canadian French for emails about estimates. */
export const frCaEstimateMails: EstimateMailTexts = {
  sent: {
    subject: ({ number, company, isRevised }) => `Soumission${isRevised ? ' révisée' : ''} ${number} – ${company}`,
    intro: ({ number, company, amount, validUntil, isRevised }) =>
      isRevised
        ? `${company} vous a envoyé une nouvelle version de la soumission ${number}. Elle est d’un montant de ${amount}, valide jusqu’au ${validUntil}, et remplace la précédente.`
        : `${company} vous a envoyé la soumission ${number} d’un montant de ${amount}, valide jusqu’au ${validUntil}.`,
    answer: 'Ouvrez-la pour en lire les détails, et pour l’accepter ou la refuser.',
    attached: 'La soumission est jointe en format PDF.',
    choices: 'Certaines lignes sont à votre choix. Le total s’ajuste à ce que vous choisissez.',
    deposit: (amount) => `Un acompte de ${amount} est à payer à l’acceptation.`,
  },
  reminder: {
    subject: ({ number, company, validUntil }) =>
      `Rappel\u00a0: soumission ${number} – ${company}, valide jusqu’au ${validUntil}`,
    intro: ({ number, company, amount, validUntil }) =>
      `Voici un rappel concernant la soumission ${number} de ${company}, d’un montant de ${amount}. Vous pouvez l’accepter ou la refuser jusqu’au ${validUntil}.`,
  },
  sms: ({ number, company, amount, validUntil }, url) =>
    `${company} : soumission ${number} de ${amount}, valide jusqu’au ${validUntil.replaceAll('û', 'u')}. Voir : ${url}`,
  question: {
    subject: ({ number, customer }) => `Question sur ${number} – ${customer}`,
    intro: ({ number, customer }) =>
      `Une personne qui a le lien de la soumission ${number} pour ${customer} demande\u00a0:`,
    from: 'De',
    reply: (email) => `Répondez à ce courriel pour répondre à ${email}.`,
  },
  confirmed: {
    subject: ({ number, company }) => `Soumission acceptée\u00a0: ${number} – ${company}`,
    intro: ({ number, company, amount, by }) =>
      by
        ? `${company} a consigné l’acceptation de la soumission ${number} d’un montant de ${amount}.`
        : `La soumission ${number} envoyée par ${company}, d’un montant de ${amount}, est acceptée. Merci.`,
    attached: 'La soumission acceptée est jointe en format PDF.',
    deposit: (amount) => `Un acompte de ${amount} est à payer dès maintenant.`,
    payDeposit: 'Payer l’acompte',
  },
  accepted: {
    subject: ({ number, customer, amount }) => `${customer} a accepté ${number}, ${amount}`,
    intro: ({ number, customer, amount, by }) =>
      by
        ? `${by} a consigné que la soumission ${number} d’un montant de ${amount} a été acceptée par ${customer}.`
        : `${customer} a accepté la soumission ${number} d’un montant de ${amount}.`,
    next: 'Vous pouvez maintenant en faire une facture.',
    on: 'Acceptée le',
  },
  declined: {
    subject: ({ number, customer, amount }) => `${customer} a refusé ${number}, ${amount}`,
    intro: ({ number, customer, amount, by }) =>
      by
        ? `${by} a consigné que la soumission ${number} d’un montant de ${amount} a été refusée par ${customer}.`
        : `${customer} a refusé la soumission ${number} d’un montant de ${amount}.`,
    reason: (reason) => `Raison donnée\u00a0: «\u00a0${reason}\u00a0»`,
    noReason: 'Aucune raison n’a été donnée.',
    on: 'Refusée le',
  },
  bounced: {
    subject: (number) => `Courriel non livré\u00a0: soumission ${number}`,
    intro: ({ number, address }) =>
      `Un courriel contenant la soumission ${number} n’a pas pu être livré à ${address}. Vérifiez l’adresse auprès de votre client, puis envoyez-la de nouveau.`,
  },
  acceptedBy: 'Acceptée par',
  way: 'Comment',
  ways: {
    phone: 'Par téléphone',
    email: 'Par courriel',
    inPerson: 'En personne',
    purchaseOrder: 'Par bon de commande',
    other: 'Autrement',
  },
  view: 'Voir la soumission',
};
