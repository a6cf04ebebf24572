import { PRODUCT_NAME } from '#shared/brand.ts';
import type { AccountNoticeTexts } from './en-ca-account-notices.ts';
import { frCaInvoice } from './fr-ca-invoice.ts';

const { longDay } = frCaInvoice;

/** Canadian French for the notices of changes and for the emails about the deletion of a business. */
export const frCaAccountNotices: AccountNoticeTexts = {
  changes: {
    PASSWORD_CHANGED: () => 'Votre mot de passe a été modifié',
    OTHERS_LOGGED_OUT: () => 'Tous les autres appareils ont été déconnectés',
    SECOND_FACTOR_ON: () => 'La connexion en deux étapes a été activée',
    SECOND_FACTOR_OFF: () => 'La connexion en deux étapes a été désactivée',
    RECOVERY_CODES_RENEWED: () => 'De nouveaux codes de récupération ont été créés',
    RECOVERY_CODE_USED: () => 'Un code de récupération a été utilisé pour se connecter',
    EMAIL_CHANGE_REQUESTED: () => 'Un changement de votre adresse courriel a été demandé',
    PROMOTED: () => `Vous avez maintenant le rôle d’administrateur de ${PRODUCT_NAME}`,
    DEMOTED: () => `Vous n’avez plus le rôle d’administrateur de ${PRODUCT_NAME}`,
    PAYMENTS_REDIRECTED: () => 'Les coordonnées de paiement de votre entreprise ont été modifiées',
    STRIPE_CONNECTING: () => 'Un compte Stripe est en voie d’être relié à votre entreprise',
    STRIPE_DISCONNECTED: () => 'Le compte Stripe de votre entreprise a été dissocié',
    EMPLOYEE_REMOVED: ({ employee }) => `${employee} n’a plus accès à votre entreprise`,
  },
  when: 'Quand',
  device: 'Appareil',
  address: 'Adresse IP',
  newPassword: 'Choisir un nouveau mot de passe',
  you: 'Si c’est bien vous, vous n’avez rien à faire.',
  notYou:
    'Si ce n’est pas vous, quelqu’un d’autre a accès à votre compte. Choisissez un nouveau mot de passe maintenant\u00a0: tous les appareils seront déconnectés.',
  why: ({ to }) => `Envoyé par ${PRODUCT_NAME} à ${to} parce que ce compte a été modifié.`,
  deletion: {
    scheduled: {
      subject: ({ day }) => `Votre entreprise sera supprimée le ${longDay(day)}`,
      intro: ({ moment }) =>
        `Vous nous avez demandé de supprimer votre entreprise et votre compte. Ce sera fait le ${moment}. D’ici là, tout fonctionne comme avant.`,
      notYou:
        'Si ce n’est pas vous, quelqu’un d’autre a accès à votre compte. Conservez votre entreprise, puis choisissez un nouveau mot de passe\u00a0: tous les appareils seront déconnectés.',
    },
    reminder: {
      subject: ({ day }) => `Rappel\u00a0: votre entreprise sera supprimée le ${longDay(day)}`,
      intro: ({ moment }) =>
        `Comme vous l’avez demandé, nous supprimerons votre entreprise et votre compte le ${moment}, avec l’ensemble des factures, des clients, des paramètres et des fichiers. Ce sera définitif.`,
    },
    deleted: {
      subject: 'Votre entreprise a été supprimée',
      intro:
        'Comme vous l’avez demandé, nous avons supprimé votre entreprise et votre compte, avec l’ensemble des factures, des clients, des paramètres et des fichiers. Les liens vers vos factures ne fonctionnent plus.',
      again: 'Vous pouvez en tout temps créer un nouveau compte avec la même adresse courriel.',
    },
    button: 'Conserver l’entreprise',
    keep: 'Pour conserver votre entreprise, connectez-vous et choisissez «\u00a0Conserver l’entreprise\u00a0» dans votre profil.',
    why: ({ to }) => `Envoyé par ${PRODUCT_NAME} à ${to} parce que la suppression de ce compte a été demandée.`,
  },
};
