import type { AppointmentTexts } from './en-ca-appointment.ts';

/** Canadian French for emails about appointments. */
export const frCaAppointment: AppointmentTexts = {
  news: {
    CONFIRMED: {
      subject: ({ other, day }) => `Rendez-vous confirmé\u00a0: ${other}, ${day}`,
      intro: ({ other }) => `Votre rendez-vous avec ${other} est confirmé.`,
      attached: 'Ouvrez l’invitation ci-jointe pour l’ajouter à votre calendrier.',
    },
    CHANGED: {
      subject: ({ other, day }) => `Rendez-vous modifié\u00a0: ${other}, ${day}`,
      intro: ({ other }) => `Votre rendez-vous avec ${other} a été modifié. En voici les détails à jour.`,
      attached: 'Ouvrez l’invitation ci-jointe pour mettre à jour votre calendrier.',
    },
    CANCELLED: {
      subject: ({ other, day }) => `Rendez-vous annulé\u00a0: ${other}, ${day}`,
      intro: ({ other }) => `Votre rendez-vous avec ${other} a été annulé.`,
      attached: 'Ouvrez le fichier ci-joint pour le retirer de votre calendrier.',
    },
    UNASSIGNED: {
      subject: ({ other, day }) => `Ce rendez-vous ne vous est plus attribué\u00a0: ${other}, ${day}`,
      intro: ({ other }) => `Le rendez-vous avec ${other} ne vous est plus attribué.`,
      attached: 'Ouvrez le fichier ci-joint pour le retirer de votre calendrier.',
    },
  },
  title: 'Objet',
  timeZone: 'Fuseau horaire',
  location: 'Lieu',
  employee: 'Avec',
  customer: 'Client',
  email: 'Courriel',
  phone: 'Téléphone',
  address: 'Adresse',
  before: 'Auparavant',
};
