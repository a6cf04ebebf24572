import type { REFUSALS } from '#shared/refusals/refusals.ts';

type Wordings = {
  readonly [Reason in keyof typeof REFUSALS]: (typeof REFUSALS)[Reason][1] extends string
    ? string
    : { readonly [What in keyof (typeof REFUSALS)[Reason][1]]: string };
};

/** What the server refuses, in French, with the parameters of the English wording. */
export const FR_CA_REFUSALS: Wordings = {
  // Requests, records and services.
  NO_SUCH_CALL: 'Introuvable.',
  NOT_FROM_SITE: 'Accès refusé.',
  TOO_LARGE: 'La demande est trop volumineuse.',
  NESTED_TOO_DEEPLY: 'Le contenu de la demande a trop de niveaux.',
  HALF_CHARACTER: 'Le contenu de la demande comprend un caractère incomplet.',
  NOT_JSON: 'Le contenu de la demande n’est pas en JSON.',
  NOT_FOUND: {
    appointment: 'Rendez-vous introuvable',
    attachment: 'Fichier introuvable',
    business: 'Entreprise introuvable',
    cardRequest: 'Demande de paiements par carte introuvable',
    company: 'Entreprise introuvable',
    creditNote: 'Note de crédit introuvable',
    customer: 'Client introuvable',
    employee: 'Employé introuvable',
    estimate: 'Soumission introuvable',
    export: 'Exportation introuvable',
    filing: 'Période produite introuvable',
    invoice: 'Facture introuvable',
    payment: 'Paiement introuvable',
    paymentClaim: 'Paiement signalé introuvable',
    paymentSettings: 'Paramètres de paiement introuvables',
    product: 'Produit introuvable',
    profile: 'Profil introuvable',
    receipt: 'Paiement introuvable',
    scheduledDeletion: 'Suppression prévue introuvable',
    series: 'Facture récurrente introuvable',
    session: 'Session introuvable',
    user: 'Utilisateur introuvable',
  },
  CHANGED_MEANWHILE: {
    accounts: 'Les comptes ont été modifiés entre-temps. Rechargez-les pour voir la dernière version.',
    appointment: 'Ce rendez-vous a été modifié entre-temps. Rechargez-le pour voir la dernière version.',
    company: 'L’entreprise a été modifiée entre-temps. Rechargez-la pour voir la dernière version.',
    customer: 'Ce client a été modifié entre-temps. Rechargez-le pour voir la dernière version.',
    estimate: 'Cette soumission a été modifiée entre-temps. Rechargez-la pour voir la dernière version.',
    invoice: 'Cette facture a été modifiée entre-temps. Rechargez-la pour voir la dernière version.',
    paymentSettings:
      'Les paramètres de paiement ont été modifiés entre-temps. Rechargez-les pour voir la dernière version.',
    product: 'Ce produit a été modifié entre-temps. Rechargez-le pour voir la dernière version.',
    profile: 'Votre profil a été modifié entre-temps. Rechargez-le pour voir la dernière version.',
    series: 'Cette facture récurrente a été modifiée entre-temps. Rechargez-la pour voir la dernière version.',
    returns: 'Vos paramètres de déclaration ont été modifiés entre-temps. Rechargez-les pour voir la dernière version.',
    reminders: 'Les rappels ont été modifiés entre-temps. Rechargez-les pour voir la dernière version.',
  },
  BEING_CREATED: 'La création est en cours. Veuillez réessayer.',
  ALREADY_CREATED: {
    changed: 'Cet élément a déjà été créé, avec un autre contenu',
    deleted: 'Cet élément a déjà été créé, puis supprimé',
  },
  BUSY: 'Le service est occupé. Veuillez réessayer.',
  SERVER_ERROR: 'Une erreur du serveur s’est produite. Veuillez réessayer plus tard.',

  // Accounts and sessions.
  NOT_SIGNED_IN: 'Veuillez vous connecter',
  SESSION_ENDED: 'Veuillez vous reconnecter',
  WRONG_CREDENTIALS: 'Adresse courriel ou mot de passe incorrect. Veuillez réessayer.',
  LOCKED: 'Votre compte a été verrouillé. Veuillez communiquer avec l’assistance.',
  NOT_ALLOWED: 'Vous n’avez pas la permission d’accéder à cette ressource.',
  BUSINESS_SUSPENDED: {
    owner:
      'Votre entreprise est suspendue. Vous pouvez seulement exporter ses données. Veuillez communiquer avec l’assistance.',
    employee: 'L’entreprise pour laquelle vous travaillez est suspendue. Veuillez vous adresser à son propriétaire.',
  },
  NOT_EMPLOYED: 'Vous n’avez aucun employeur à quitter.',
  EMAIL_NOT_VERIFIED: 'Veuillez d’abord confirmer votre adresse courriel.',
  CODE_REQUIRED: 'Veuillez entrer un code de votre application d’authentification.',
  CONFIRMATION_REQUIRED: 'Veuillez confirmer votre identité, puis réessayer.',
  SECOND_FACTOR_REQUIRED:
    'Les administrateurs doivent utiliser la connexion en deux étapes. Activez-la dans votre profil.',
  SECOND_FACTOR_OFF: 'La connexion en deux étapes est désactivée.',
  SECOND_FACTOR_NOT_BEGUN: 'Veuillez recommencer avec le nouveau code QR.',
  BUSINESS_CHANGED: 'Vous travaillez maintenant dans une autre entreprise. Rechargez la page pour continuer.',
  PROOF_REQUIRED: 'De nombreux comptes ont été créés à partir de votre réseau. Veuillez réessayer.',
  EMAIL_TAKEN: {
    registration: 'Un compte existe déjà avec cette adresse courriel',
    change: 'Un autre compte a cette adresse courriel.',
  },
  ALREADY_VERIFIED: 'Cette adresse courriel est déjà confirmée.',
  WRONG_CODE: {
    several: 'Ce code est incorrect. Il vous reste {left} essais.',
    one: 'Ce code est incorrect. Il vous reste 1 essai.',
    none: 'Ce code est incorrect, et c’était le dernier essai. Veuillez en demander un nouveau.',
  },
  TRIED_TOO_OFTEN: 'Trop d’essais avec ce code. Veuillez en demander un nouveau.',
  CODE_EXPIRED: 'Ce code a expiré. Veuillez en demander un nouveau.',
  LINK_EXPIRED: 'Ce lien n’est pas valide ou a expiré.',
  RESET_LINK_EXPIRED: 'Le lien de réinitialisation n’est pas valide ou a expiré',
  RESET_LINKS_USED_UP:
    'Cinq liens de réinitialisation ont été demandés pour cette adresse en une heure. Utilisez le plus récent ou réessayez plus tard.',
  CODE_JUST_SENT: 'Le dernier code vient d’être envoyé. Vous pourrez en demander un autre dans {seconds} s.',
  CODES_USED_UP: 'Vous avez atteint le nombre maximal de codes par jour. Veuillez réessayer demain.',

  // Businesses, teams and messages.
  COMPANY_EXISTS: 'L’entreprise existe déjà',
  PAYMENT_SETTINGS_EXIST: 'Les paramètres de paiement existent déjà',
  CARDS_ALLOWED_ALREADY: 'Les paiements par carte sont déjà activés pour votre entreprise.',
  CARD_REQUEST_ANSWERED: 'Cette demande a déjà reçu une réponse. Veuillez recharger la page.',
  SUSPENDS_SELF: 'Vous ne pouvez pas suspendre votre propre entreprise.',
  OWNED_BY_ADMINISTRATOR: 'Cette entreprise appartient à un administrateur. Changez d’abord son rôle.',
  DELETION_CHANGED: 'La suppression vient de changer. Veuillez recharger la page.',
  ADMINISTRATOR_STAYS:
    'Un administrateur ne peut pas supprimer son entreprise. Demandez d’abord à un autre administrateur de changer votre rôle.',
  EXPORT_RUNNING: 'Une exportation est déjà en préparation.',
  EXPORTS_USED_UP: 'Vous pouvez préparer {max} exportations par jour. Veuillez réessayer demain.',
  NO_ACCOUNT: 'Aucun utilisateur n’a cette adresse courriel',
  INVITES_SELF: 'Vous ne pouvez pas vous inviter vous-même.',
  WORKS_HERE: 'Cette personne travaille déjà dans votre entreprise.',
  NOT_INVITABLE: 'Cette personne ne peut pas être invitée.',
  ALREADY_INVITED: 'Cette personne a déjà été invitée et n’a pas encore répondu.',
  INVITATION_ANSWERED: 'Cette invitation vient de recevoir une réponse ou d’être renvoyée. Veuillez recharger la page.',
  EMPLOYEE_CHANGED: 'Cet employé a été modifié au même moment. Veuillez réessayer.',
  INVITED_TOO_OFTEN: 'Cette personne a déjà été invitée plusieurs fois aujourd’hui. Veuillez réessayer demain.',
  INVITATIONS_USED_UP: 'Vous avez atteint le nombre maximal d’invitations par jour. Veuillez réessayer demain.',
  INVITATION_EXPIRED: 'L’invitation n’est pas valide ou a expiré',
  PASSWORD_REQUIRED: 'Veuillez choisir un nouveau mot de passe pour accepter cette invitation.',
  ACCOUNT_CHANGED: 'Votre compte vient d’être modifié. Veuillez recharger la page.',
  ADMINISTRATOR_INVITED: 'Un administrateur ne peut pas travailler pour une entreprise.',
  EMPLOYED_ELSEWHERE: 'Vous travaillez déjà pour une autre entreprise. Demandez-lui d’abord de vous retirer.',
  DELETION_SCHEDULED:
    'La suppression de votre propre entreprise et de votre compte est prévue. Conservez d’abord votre entreprise.',
  DELETES_SELF: 'Vous ne pouvez pas supprimer votre propre compte',
  CHANGES_OWN_ROLE: 'Vous ne pouvez pas changer votre propre rôle',
  ROLE_CHANGED: 'Quelqu’un d’autre a changé ce rôle au même moment. Veuillez réessayer.',
  EMPLOYED: 'Cette personne travaille pour une entreprise. Elle doit la quitter pour devenir administrateur.',
  NOT_CONFIGURED: 'Le service de courriel n’est pas configuré',
  BROKEN_HEADER: 'L’en-tête d’un courriel ne doit pas contenir de sauts de ligne',
  EMAIL_FAILED: 'Impossible d’envoyer le courriel. Veuillez réessayer plus tard.',
  SMS_FAILED: 'Impossible d’envoyer le texto. Veuillez réessayer plus tard.',
  SUPPRESSED: 'Les courriels à {to} n’ont pas pu être livrés. Vérifiez l’adresse ou utilisez-en une autre.',
  ALLOWANCE_USED_UP: {
    EMAIL:
      'Vous avez envoyé les {allowance} courriels que votre entreprise peut envoyer aujourd’hui. Veuillez réessayer demain. Ce nombre augmente chaque mois et à chaque facture payée par carte ou par paiement bancaire, jusqu’à {most}.',
    SMS: 'Vous avez envoyé les {allowance} textos que votre entreprise peut envoyer aujourd’hui. Veuillez réessayer demain. Ce nombre augmente chaque mois et à chaque facture payée par carte ou par paiement bancaire, jusqu’à {most}.',
  },
  RECIPIENT_USED_UP: {
    EMAIL: 'Cette adresse ne peut plus recevoir de courriels aujourd’hui. Veuillez réessayer demain.',
    SMS: 'Ce numéro ne peut plus recevoir de textos aujourd’hui. Veuillez réessayer demain.',
  },
  MESSAGES_USED_UP: {
    EMAIL: 'Nous ne pouvons plus envoyer de courriels aujourd’hui. Veuillez réessayer demain.',
    SMS: 'Nous ne pouvons plus envoyer de textos aujourd’hui. Veuillez réessayer demain.',
  },
  CONTACT_USED_UP:
    'Vous avez atteint le nombre maximal de messages par jour. Veuillez réessayer demain ou écrire à {supportEmail}.',

  // Invoices.
  NUMBER_TAKEN: {
    taken: 'Le numéro de facture {number} existe déjà',
    retired: 'Le numéro de facture {number} a servi à une facture envoyée, puis supprimée. Choisissez-en un autre.',
    estimate: 'Le numéro de soumission {number} existe déjà',
  },
  INVOICE_UNAVAILABLE:
    'Cette facture n’est pas disponible pour le moment. Veuillez communiquer avec l’entreprise qui l’a envoyée.',
  ESTIMATE_UNAVAILABLE:
    'Cette soumission n’est pas disponible pour le moment. Veuillez communiquer avec l’entreprise qui l’a envoyée.',
  ESTIMATE_REPLACED: 'Il existe une version plus récente de cette soumission. Veuillez consulter celle-ci.',
  ESTIMATE_EXPIRED: 'Cette soumission a expiré. Veuillez en demander une nouvelle à l’entreprise qui l’a envoyée.',
  ESTIMATE_DECIDED: {
    accepted: 'Cette soumission a déjà été acceptée.',
    declined: 'Cette soumission a déjà été refusée.',
  },
  ESTIMATE_NOT_SENT: 'Cette soumission n’a pas encore été envoyée.',
  ESTIMATE_NOT_ACCEPTED: 'Cette soumission n’a pas été acceptée. Consignez d’abord l’acceptation de votre client.',
  ESTIMATE_PARTS: {
    share: 'Cette soumission est facturée par pourcentages. Choisissez un pourcentage.',
    lines: 'Cette soumission est facturée par lignes. Choisissez parmi celles qui restent.',
  },
  ESTIMATE_HAS_DEPOSIT:
    'Un acompte a été demandé avec cette soumission. Annulez d’abord la demande d’acompte {number}.',
  ESTIMATE_INVOICED: 'Cette soumission a été facturée. Supprimez d’abord la facture {number} s’il s’agit d’une erreur.',
  QUESTIONS_USED_UP:
    'Assez de questions ont été envoyées aujourd’hui sur cette soumission. Veuillez réessayer demain, ou répondre au courriel qui l’accompagne.',
  INVOICE_CHANGING: 'Cette facture est en cours de modification. Veuillez réessayer.',
  CANCELLED: 'Cette facture a été annulée',
  REOPENED_REFUNDED: 'Cette facture a été remboursée. Créez-en une nouvelle pour demander de nouveau le paiement.',
  REOPENED_CREDITED: 'Cette facture a été entièrement créditée. Créez-en une nouvelle pour demander le paiement.',
  CREDITED_TO_DRAFT: 'Une facture avec une note de crédit ne peut pas redevenir un brouillon',
  AMOUNTS_FIXED: {
    card: 'Les montants d’une facture payée par carte ne peuvent pas être modifiés',
    debit: 'Les montants d’une facture payée par paiement bancaire ne peuvent pas être modifiés',
    payments: 'Les montants d’une facture avec des paiements ne peuvent pas être modifiés',
    creditNote: 'Les montants d’une facture avec une note de crédit ne peuvent pas être modifiés',
  },
  NO_EXCHANGE_RATE: {
    cad: 'Une facture en dollars canadiens n’a besoin d’aucun taux de change',
    draft:
      'Un brouillon ne compte dans aucun rapport. Son taux de change pourra être entré une fois la facture envoyée.',
    deposit:
      'Une demande d’acompte ne compte dans aucun rapport. Entrez le taux de change de la facture à laquelle il est imputé.',
  },
  STAYS_PAID: {
    card: 'Une facture payée par carte reste payée',
    debit: 'Une facture payée par paiement bancaire reste payée',
    payments: 'Une facture avec des paiements reste payée. Annulez d’abord ses paiements.',
  },
  PAID_TO_DRAFT: {
    card: 'Une facture payée par carte ne peut pas redevenir un brouillon',
    debit: 'Une facture payée par paiement bancaire ne peut pas redevenir un brouillon',
    payments: 'Une facture avec des paiements ne peut pas redevenir un brouillon. Annulez d’abord ses paiements.',
  },
  PAID_TO_CANCELLED: {
    card: 'Une facture payée par carte ne peut pas être annulée',
    debit: 'Une facture payée par paiement bancaire ne peut pas être annulée',
    payments: 'Une facture avec des paiements ne peut pas être annulée. Annulez d’abord ses paiements.',
  },
  NOT_DELETABLE: {
    card: 'Une facture payée par carte ne peut pas être supprimée. Remboursez plutôt le paiement, ce qui ferme la facture.',
    debit:
      'Une facture payée par paiement bancaire ne peut pas être supprimée. Remboursez plutôt le paiement, ce qui ferme la facture.',
    payments:
      'Une facture avec des paiements ne peut pas être supprimée. Annulez un paiement inscrit par erreur. Remboursez tout autre paiement, ce qui ferme la facture.',
    creditNote: 'Une facture avec une note de crédit ne peut pas être supprimée',
  },
  PDF_FAILED: 'Impossible de créer le PDF. Veuillez réessayer plus tard.',
  STATEMENT_TOO_LONG: 'Ce relevé aurait plus de 2\u00a0000 lignes. Veuillez choisir moins de jours.',
  REPORT_TOO_LONG:
    'Ce rapport aurait plus de 10\u00a0000 documents et paiements. Veuillez choisir moins de jours ou, pour les sommes dues, un jour plus récent.',
  JUST_SENT: {
    estimate: 'Cette soumission vient d’être envoyée. Veuillez attendre une minute avant de la renvoyer.',
    invoice: 'Cette facture vient d’être envoyée. Veuillez attendre une minute avant de la renvoyer.',
    statement: 'Ce relevé vient d’être envoyé. Veuillez attendre une minute avant de le renvoyer.',
  },
  SMS_UNCONFIRMED:
    'Le service de textos n’a pas répondu\u00a0: votre message est peut-être parti. Demandez à votre client s’il l’a reçu avant de le renvoyer; vous pourrez le faire dans une minute.',
  NO_REMINDER_SCHEDULED: 'Aucun rappel n’est prévu pour cette facture.',
  CLAIM_OPEN: 'Confirmez ou rejetez d’abord le virement Interac signalé.',
  REMINDED_TOO_SOON:
    'Vous avez envoyé un message à votre client au sujet de cette facture il y a moins de 48 heures. Veuillez attendre avant d’envoyer un rappel.',
  NOT_REMINDABLE: {
    disabled: 'Cette entreprise est désactivée.',
    'not-open': 'Vous pouvez seulement envoyer des rappels pour les factures envoyées qui ne sont pas encore payées.',
    paid: 'Il ne reste rien à payer sur cette facture.',
    disputed: 'Un paiement par carte de cette facture est contesté. Attendez la décision de la banque.',
    debited: 'Un paiement bancaire de cette facture est en cours. Les rappels reprendront s’il échoue.',
    'no-address': 'Entrez d’abord l’adresse courriel de votre client.',
    bounced:
      'Le dernier courriel au sujet de cette facture n’est pas arrivé. Vérifiez l’adresse, puis renvoyez la facture.',
  },

  // Payments.
  NOT_PAYABLE: {
    draft: 'Cette facture est un brouillon et ne peut pas encore être payée',
    paid: 'Cette facture est déjà payée',
    refunded: 'Cette facture a été remboursée',
    credited: 'Cette facture a été créditée',
    closed: 'Cette facture est fermée\u00a0: il n’y a rien à payer pour l’instant',
    cancelled: 'Cette facture a été annulée',
    disputed: 'Un paiement par carte de cette facture est contesté',
    debited: 'Un paiement bancaire de cette facture est en cours',
  },
  NO_CARDS: 'Cette entreprise n’accepte pas les paiements par carte',
  NO_E_TRANSFERS: 'Cette entreprise n’accepte pas les virements Interac',
  AMOUNT_CHANGED: 'Le solde dû a changé. Veuillez le vérifier et payer de nouveau.',
  CARDS_DISABLED:
    'Les paiements par carte de crédit sont désactivés pour ce compte. Veuillez communiquer avec l’assistance.',
  CARD_PROVIDER_FAILED: 'Le fournisseur de paiement par carte n’a pas répondu. Veuillez réessayer.',
  CHECKOUT_STILL_OPEN:
    'Les paiements par carte sont maintenant désactivés, mais le fournisseur n’a pas répondu. Une page de paiement déjà ouverte pourrait encore servir pendant une demi-heure. Veuillez réessayer pour la fermer.',
  STRIPE_NOT_CONNECTED: 'Votre compte Stripe n’est pas relié. Veuillez d’abord le relier.',
  DEBITS_STILL_OPEN:
    'Les paiements depuis un compte bancaire sont maintenant désactivés, mais le fournisseur n’a pas répondu. Une page déjà ouverte pourrait encore servir pendant une demi-heure. Veuillez réessayer pour la fermer.',
  CARD_PAYMENT_RUNNING:
    'Un paiement par carte de cette facture est en cours de traitement. Veuillez réessayer dans un instant.',
  DEBIT_RUNNING:
    'Un paiement bancaire de cette facture est en cours, habituellement pendant cinq jours ouvrables. Veuillez attendre qu’il aboutisse ou qu’il échoue.',
  NO_DEBITS: 'Cette entreprise n’accepte pas les paiements depuis un compte bancaire',
  DEBIT_REFUSED: 'Ce montant ne peut pas être payé ici depuis un compte bancaire. Veuillez payer d’une autre façon.',
  NOTHING_TO_CLAIM: 'Il n’y a rien à payer sur cette facture pour l’instant',
  CLAIMED_TOO_OFTEN: 'Veuillez communiquer avec l’entreprise au sujet de ce paiement',
  CLAIM_IN_FULL: 'Seul le solde de {amount}\u00a0{currency} peut être signalé pour cette facture',
  CLAIM_OF_ANOTHER: 'Seule la personne qui a signalé ce paiement peut revenir sur son signalement',
  ENTRY_EXISTS: {
    payment:
      'Cette saisie a déjà été enregistrée comme un paiement de {amount}\u00a0{currency}. Rechargez la page pour le voir.',
    refund:
      'Cette saisie a déjà été enregistrée comme un remboursement de {amount}\u00a0{currency}. Rechargez la page pour le voir.',
    credit:
      'Cette saisie a déjà été enregistrée comme une note de crédit de {amount}\u00a0{currency}. Rechargez la page pour la voir.',
  },
  CARD_NOT_VOIDABLE: 'Un paiement par carte ne peut pas être annulé. Remboursez-le plutôt.',
  DEBIT_NOT_VOIDABLE: 'Un paiement bancaire ne peut pas être annulé. Remboursez-le plutôt.',
  REFUNDED_NOT_VOIDABLE: 'Un paiement remboursé ne peut pas être annulé',
  VOIDED: 'Ce paiement a été annulé\u00a0: il n’y a rien à rembourser',
  REFUND_FAILED: 'Ce remboursement a échoué. Veuillez en commencer un nouveau.',
  REFUND_REFUSED: {
    disputed: 'Ce paiement est contesté. Répondez plutôt à la contestation dans votre tableau de bord Stripe.',
    refunded:
      'Une partie de ce paiement a déjà été remboursée dans Stripe\u00a0: il en reste moins que ce que vous voulez rembourser.',
    balance: 'Votre solde Stripe ne couvre pas ce remboursement. Ajoutez des fonds dans Stripe et réessayez.',
    disconnected:
      'Le compte Stripe de ce paiement est dissocié. Reliez-le de nouveau, ou remboursez dans votre tableau de bord Stripe.',
    refused: 'Stripe a refusé ce remboursement. Consultez le paiement dans votre tableau de bord Stripe.',
  },
  OTHER_METHOD: 'Seul le montant qu’un remboursement échoué n’a pas remis peut être remis d’une autre façon',
  REDUCED_NOT_OWED: 'Un montant remboursé pour réduire le prix n’est pas dû de nouveau',
  REDUCED_OTHER_CURRENCY: 'Un paiement dans une autre devise ne peut pas réduire le prix',
  NOT_WRITABLE_OFF: 'Seule une facture impayée peut être radiée',
  NOT_WRITTEN_OFF: 'Cette facture n’a pas été radiée',
  CREDITS_DRAFT: 'Un brouillon n’a pas besoin de note de crédit. Modifiez plutôt son prix.',
  NOTHING_TO_CREDIT: 'Il ne reste rien à payer. Remboursez un paiement pour réduire le prix.',
  OVER_BALANCE: 'Le montant dépasse le solde de {amount}\u00a0{currency}',
  CREDIT_NEEDS_CUSTOMER: 'Attribuez d’abord cette facture à un client\u00a0: le crédit sera le sien',
  RECEIPT_OF_ANOTHER: {
    customer: 'La facture {number} n’est pas celle du client de ce paiement',
    currency: 'La facture {number} est dans une autre devise que ce paiement',
  },
  RECEIPT_EXISTS:
    'Cette saisie a déjà été enregistrée comme un paiement de {amount}\u00a0{currency}. Rechargez la page pour le voir.',
  NO_DEPOSIT: 'Il ne reste rien à imputer de cet acompte',
  ONLY_INVOICES: 'Ceci est une demande d’acompte. Annulez-la ou remboursez ce qui a été payé.',
  CREDIT_TO_DEPOSIT: 'Un crédit paie des factures et non des demandes d’acompte',
  NOT_A_DEPOSIT: 'Ceci n’est pas une demande d’acompte',
  DEPOSIT_AFTER_ISSUE: 'Un acompte ne peut être demandé qu’avant l’émission de la facture',
  RECEIPT_VOIDED: 'Ce paiement a été annulé',
  RECEIPT_BUSY: 'Ce paiement est encore en train d’être appliqué à ses factures. Veuillez réessayer dans un instant.',
  KEPT_NOT_VOIDABLE: 'Ce crédit provient d’un remboursement. Remettez-le au client au lieu de l’annuler.',
  CREDIT_OTHER_CURRENCY: 'Un crédit n’existe que dans une devise de facturation',
  RETURNED_NOT_VOIDABLE: 'Une partie de ce paiement a été remise\u00a0: il ne peut pas être annulé',
  CUSTOMER_HAS_RECEIPTS: 'Des paiements ou un crédit de ce client sont inscrits\u00a0: il ne peut pas être supprimé',
  CUSTOMER_OWES_DEPOSIT: 'Ce client peut encore payer la demande d’acompte {number}. Annulez-la d’abord.',
  CUSTOMER_PAID: 'L’argent ou le crédit de ce client en a payé une partie\u00a0: elle reste à son nom',
  WRONG_SIGNATURE: 'La signature ne correspond pas',
  EVENT_TOO_LARGE: 'L’événement est trop volumineux',
  EVENT_TOO_EARLY: 'Le paiement de cet événement n’est pas encore connu',
  // Files of invoices.
  FILE_REFUSED: {
    type: 'Ce n’est pas un fichier PDF, PNG ou JPEG, les seuls qui peuvent être joints.',
    damaged:
      'Ce fichier est endommagé, ou quelque chose précède son début ou suit sa fin. Enregistrez-le à nouveau, puis joignez-le.',
    active:
      'Ce PDF contient un script, une action ou un autre fichier qui pourrait nuire à la personne qui le lit. Imprimez-le dans un nouveau PDF, puis joignez celui-ci.',
    protected: 'Ce PDF est chiffré et ne peut pas être vérifié. Enregistrez-le sans mot de passe, puis joignez-le.',
    pixels: 'Cette image compte plus de 50 mégapixels. Enregistrez-la en plus petit, puis joignez-la.',
    bomb: 'Une fois décompressé, ce fichier contient beaucoup plus que ce qu’il devrait. Enregistrez-le à nouveau, puis joignez-le.',
    disguised: 'Cette image contient un programme ou un autre fichier. Enregistrez-la à nouveau, puis joignez-la.',
  },
  TOO_MANY_FILES: 'Au plus 10 fichiers peuvent être joints. Retirez-en un d’abord.',
  UPLOAD_INCOMPLETE: 'Une partie de ce fichier n’est pas arrivée. Veuillez le joindre à nouveau.',
  UPLOADS_USED_UP:
    'Votre entreprise a joint autant de fichiers que possible en une journée. Veuillez réessayer demain.',
  // Series of recurring invoices.
  SERIES_NOT_RUNNING: {
    draft: 'Cette facture récurrente n’a pas encore de calendrier. Planifiez-la d’abord.',
    ended: 'Cette facture récurrente est terminée. Reprenez-la d’abord.',
  },
  SERIES_OVER: 'Le calendrier de cette facture récurrente est terminé. Choisissez d’abord une fin plus tardive.',
  NOT_A_SERIES_DAY:
    'Cette facture récurrente n’a aucune facture à venir le {day}. Rechargez-la pour voir ses prochains jours.',
  NOT_THE_NEXT_DAY: 'Seule la facture du prochain jour ou d’un jour manqué peut être faite maintenant.',
  SERIES_DAY_MADE: 'La facture du {day} a déjà été faite\u00a0: {number}.',
  SERIES_DAY_CHANGED: 'La facture du {day} diffère déjà des autres. Une seule à la fois le peut.',
  SERIES_TOO_FAR_BACK:
    'Au plus {max} jours passés peuvent avoir une facture, et {count} jours de ce calendrier sont passés. Choisissez un premier jour plus tardif.',
  TOO_MANY_SERIES:
    'Une entreprise peut avoir au plus {max} factures récurrentes. Modifiez-en une qui est terminée, puis reprenez-la.',
  SERIES_HAS_INVOICES:
    'Cette facture récurrente a déjà fait des factures\u00a0: elle ne peut pas être supprimée. Arrêtez-la plutôt.',
  // Saved cards.
  CARD_NOT_SAVED_HERE: 'Cette facture ne peut pas être payée avec une carte ou un compte bancaire enregistrés.',
  NOT_CHARGED_BY_ITSELF: {
    none: 'Cette facture n’est pas débitée automatiquement.',
    card: 'Le client n’a plus de carte ni de compte bancaire enregistré.',
    spent: 'Le compte bancaire n’était pas suffisamment approvisionné et ne peut plus être débité pour cette facture.',
    untold: 'Le client ne connaît pas le solde actuel. Renvoyez d’abord la facture.',
  },
  // Reports and filed periods.
  FILING_OVERLAPS: 'Certains de ces jours font partie d’une période déjà marquée comme produite, du {from} au {to}.',
  PERIOD_NOT_OVER:
    'Cette période n’est pas terminée. Elle pourra être marquée comme produite une fois son dernier jour, le {to}, passé.',
  FIGURES_CHANGED:
    'Les chiffres de cette période ont changé entre-temps. Vérifiez-les avant de la marquer comme produite.',
  RATES_MISSING: 'Des taux de la méthode rapide manquent pour cette période. Entrez-les d’abord.',
  NO_CLAIM_ON_RETURN: 'La taxe sur les achats n’est pas déduite dans cette déclaration.',
};
