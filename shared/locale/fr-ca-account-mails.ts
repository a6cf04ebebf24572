import { PRODUCT_NAME } from '#shared/brand.ts';
import type { AccountMailTexts } from './en-ca-account-mails.ts';

const ADDRESS_ENTERED = `Envoyé par ${PRODUCT_NAME} parce que quelqu’un a entré cette adresse pour un compte.`;

/** Canadian French for the emails about a person's account. */
export const frCaAccountMails: AccountMailTexts = {
  greeting: 'Bonjour,',
  verification: {
    subject: ({ code }) => `${code} est votre code ${PRODUCT_NAME}`,
    intro: ({ to }) => `Entrez ce code dans ${PRODUCT_NAME} pour confirmer que ${to} est votre adresse courriel\u00a0:`,
    code: 'Code',
    button: 'Confirmer mon adresse',
    valid: ({ hours }) => `Le code et le lien sont valides pendant ${hours} heures. Ne les communiquez à personne.`,
    notYou: 'Si vous n’avez rien demandé, ignorez ce courriel et n’ouvrez pas le lien.',
    why: ADDRESS_ENTERED,
  },
  addressInUse: {
    subject: `Quelqu’un a tenté d’utiliser votre adresse dans ${PRODUCT_NAME}`,
    intro: ({ to }) =>
      `Quelqu’un a tenté de remplacer l’adresse courriel d’un compte ${PRODUCT_NAME} par ${to}. Un compte avec cette adresse existe déjà\u00a0: rien n’a donc été modifié.`,
    you: 'Si c’est bien vous, connectez-vous avec cette adresse ou choisissez «\u00a0Mot de passe oublié?\u00a0».',
    notYou: 'Si ce n’est pas vous, ignorez ce courriel.',
    why: ADDRESS_ENTERED,
  },
  emailChanged: {
    subject: `L’adresse courriel de votre compte ${PRODUCT_NAME} a été modifiée`,
    intro: ({ to }) =>
      `L’adresse courriel de votre compte ${PRODUCT_NAME} a été modifiée. Vous ne pouvez plus vous connecter avec ${to}, et plus aucun courriel au sujet du compte n’y sera envoyé.`,
    notYou: 'Si ce n’est pas vous, communiquez immédiatement avec l’assistance.',
    why: `Envoyé par ${PRODUCT_NAME} parce que cette adresse était celle de votre compte.`,
  },
  reset: {
    subject: `Réinitialisez votre mot de passe ${PRODUCT_NAME}`,
    intro: ({ to }) => `Quelqu’un a demandé à réinitialiser le mot de passe du compte ${PRODUCT_NAME} associé à ${to}.`,
    button: 'Réinitialiser le mot de passe',
    valid: ({ minutes }) =>
      `Ce lien est valide pendant ${minutes} minutes et ne fonctionne qu’une fois. Ne le communiquez à personne.`,
    unproven:
      'Cette adresse n’a jamais été confirmée\u00a0: quelqu’un d’autre a donc pu s’en servir pour créer le compte. Réinitialiser le mot de passe la confirme et supprime tout ce qui a été entré dans le compte.',
    notYou: 'Si ce n’est pas vous, ignorez ce courriel\u00a0: votre mot de passe ne changera pas.',
    why: `Envoyé par ${PRODUCT_NAME} parce que quelqu’un a entré cette adresse dans «\u00a0Mot de passe oublié?\u00a0».`,
  },
  invitation: {
    subject: ({ business }) => `${business} vous invite à travailler dans ${PRODUCT_NAME}`,
    intro: {
      EMPLOYEE: ({ inviter, business }) => `${inviter} vous invite à travailler pour ${business} dans ${PRODUCT_NAME}.`,
      ACCOUNTANT: ({ inviter, business }) =>
        `${inviter} vous invite à consulter les livres de ${business} dans ${PRODUCT_NAME}, à titre de comptable.`,
    },
    button: 'Voir l’invitation',
    valid: ({ days }) =>
      `Vous avez ${days} jours pour accepter ou refuser l’invitation. Toute personne qui a ce lien peut le faire\u00a0: ne le communiquez à personne.`,
    kept: {
      EMPLOYEE:
        'Tant que vous y travaillez, vous voyez les factures, les clients et les rendez-vous de cette entreprise plutôt que les vôtres, qui sont conservés.',
      ACCOUNTANT:
        'À titre de comptable, vous consultez les factures, les clients et les rapports de cette entreprise, sans pouvoir les modifier, plutôt que les vôtres, qui sont conservés.',
    },
    block: 'Ne plus m’inviter',
    why: ({ inviter }) => `Envoyé par ${PRODUCT_NAME} parce que ${inviter} a invité cette adresse.`,
  },
  cardsAllowed: {
    subject: 'Vous pouvez maintenant accepter les paiements par carte',
    intro: `Les paiements par carte sont activés pour votre entreprise dans ${PRODUCT_NAME}. Reliez d’abord un compte Stripe\u00a0: vos clients pourront ensuite payer leurs factures par carte.`,
    button: 'Relier Stripe',
    connecting:
      'Cela prend quelques minutes. Stripe vous demande votre compte bancaire et prélève des frais sur chaque paiement.',
    why: ({ to }) =>
      `Envoyé par ${PRODUCT_NAME} à ${to} parce que les paiements par carte ont été activés pour ce compte.`,
  },
  cardsDeclined: {
    subject: 'À propos de votre demande de paiements par carte',
    intro: `Vous nous avez demandé d’activer les paiements par carte pour votre entreprise dans ${PRODUCT_NAME}. Nous ne pouvons pas le faire pour le moment.`,
    because: ({ reason }) => `Motif\u00a0: ${reason}`,
    button: 'Ouvrir les paramètres de paiement',
    next: 'Vous pouvez refaire la demande dans vos paramètres de paiement ou écrire à l’assistance. Vos clients peuvent toujours vous payer de toutes les autres façons.',
    why: ({ to }) =>
      `Envoyé par ${PRODUCT_NAME} à ${to} parce que les paiements par carte ont été demandés pour ce compte.`,
  },
  businessSuspended: {
    subject: `Votre entreprise dans ${PRODUCT_NAME} est suspendue`,
    intro: `Nous avons suspendu votre entreprise dans ${PRODUCT_NAME}.`,
    means:
      'D’ici à son rétablissement, rien n’est envoyé en votre nom\u00a0: ni facture, ni rappel, ni relevé de compte. Vos clients ne peuvent ni ouvrir ni payer vos factures en ligne. Vous pouvez vous connecter et exporter toutes vos données.',
    button: 'Me connecter',
    ask: ({ supportEmail }) => `Si vous avez des questions ou s’il s’agit d’une erreur, écrivez à ${supportEmail}.`,
    why: ({ to }) => `Envoyé par ${PRODUCT_NAME} à ${to} parce que l’entreprise de ce compte a été suspendue.`,
  },
  businessRestored: {
    subject: `Votre entreprise dans ${PRODUCT_NAME} est rétablie`,
    intro: `Votre entreprise dans ${PRODUCT_NAME} n’est plus suspendue. Vous et votre équipe pouvez vous connecter, et vos clients peuvent de nouveau ouvrir et payer leurs factures.`,
    button: 'Ouvrir mes factures',
    notSent:
      'Ce qui n’a pas été envoyé entre-temps ne le sera pas plus tard. Les rappels reprennent au prochain de chaque facture.',
    why: ({ to }) => `Envoyé par ${PRODUCT_NAME} à ${to} parce que l’entreprise de ce compte a été rétablie.`,
  },
  exportReady: {
    subject: `Votre exportation ${PRODUCT_NAME} est prête`,
    intro:
      'Votre exportation est prête. Elle contient toutes les données de votre entreprise et les PDF de vos factures.',
    button: 'Ouvrir mon profil',
    valid: 'Vous pouvez l’y télécharger pendant sept jours.',
    notYou:
      'Si vous ne l’avez pas demandée, quelqu’un d’autre a accès à votre compte. Choisissez un nouveau mot de passe maintenant\u00a0: tous les appareils seront déconnectés.',
    why: ({ to }) => `Envoyé par ${PRODUCT_NAME} à ${to} parce qu’une exportation a été demandée.`,
  },
};
