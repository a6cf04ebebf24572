import { inProvince } from '#web/lib/locale/provinces.en.ts';
import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  deliveryFailures: {
    UNCONFIRMED: {
      mark: 'Envoi à vérifier',
      title: 'Le courriel de cette facture n’est peut-être pas parti',
      advice: ({ address }) =>
        `Le service de courriel n’a pas répondu\u00a0: votre message à ${address} est peut-être parti. Demandez à votre client s’il l’a reçu avant de le renvoyer.`,
    },
    UNDELIVERED: {
      mark: 'Envoi à vérifier',
      title: 'Le courriel de cette facture n’est peut-être pas arrivé',
      advice: ({ address }) =>
        `La boîte de ${address} ne l’accepte pas pour l’instant. Demandez à votre client s’il l’a reçu, ou renvoyez-le.`,
    },
    NOT_SENT: {
      mark: 'Courriel non envoyé',
      title: 'Le courriel de cette facture n’a pas été envoyé',
      advice: ({ address }) => `L’envoi à ${address} a échoué. Veuillez renvoyer la facture.`,
    },
    UNSENDABLE: {
      mark: 'Courriel non envoyé',
      title: 'Le courriel de cette facture n’a pas été envoyé',
      advice: ({ address }) =>
        `Le service de courriel ne l’a pas accepté pour ${address}. Vérifiez l’adresse ou utilisez-en une autre, puis renvoyez la facture.`,
    },
    REFUSED: {
      mark: 'Non livré',
      title: 'Le courriel de cette facture n’a pas été livré',
      advice: ({ address }) =>
        `Le service de courriel l’a jugé dangereux et ne l’a pas livré à ${address}. Téléchargez le PDF et envoyez-le vous-même.`,
    },
    BOUNCED: {
      mark: 'Retourné',
      title: 'Le courriel de cette facture a été retourné',
      advice: ({ address }) => `${address} n’accepte pas les courriels. Corrigez l’adresse et renvoyez la facture.`,
    },
    COMPLAINED: {
      mark: 'Signalé indésirable',
      title: 'Le courriel de cette facture a été signalé comme indésirable',
      advice: ({ address }) =>
        `Nous n’envoyons plus de courriels à ${address}. Utilisez une autre adresse, ou envoyez vous-même le lien de paiement à votre client.`,
    },
  },
  dueToday: 'à payer aujourd’hui',
  dueIn: ({ days }) => (days < 2 ? `à payer dans ${days}\u00a0jour` : `à payer dans ${days}\u00a0jours`),
  late: ({ days }) => (days < 2 ? `${days} jour de retard` : `${days} jours de retard`),
  postalCodes: ({ province, letters }) => `Les codes postaux ${inProvince(province)} commencent par ${letters}`,
};
