import { PRODUCT_NAME } from '#shared/brand.ts';
import { paths } from '#web/lib/paths.ts';
import { CONTACT, type LegalText } from './legal-text.ts';

/** The terms that users agree to, in French (spec 2 §2, "Legal pages"). */
export const licenseAgreement: LegalText = {
  title: 'Contrat de licence d’utilisation',
  updated: '2025-03-17',
  intro: [
    `Ce contrat est conclu entre vous et ${PRODUCT_NAME} («\u00a0nous\u00a0»). Il porte sur votre utilisation de notre site Web, de notre application et des services connexes (le «\u00a0Service\u00a0»). En créant un compte ou en utilisant le Service, vous l’acceptez, ainsi que notre `,
    { text: 'Politique de confidentialité', to: paths.privacyPolicy },
    '. Si vous n’êtes pas d’accord, veuillez ne pas utiliser le Service.',
  ],
  keyPoints: [
    {
      title: 'Une licence d’utilisation',
      text: 'Vous recevez une licence non exclusive et non transférable pour utiliser le Service dans votre facturation personnelle ou professionnelle.',
    },
    { title: '18\u00a0ans ou plus', text: 'Vous devez avoir au moins 18 ans pour avoir un compte.' },
    {
      title: 'Vos données vous appartiennent',
      text: 'Ce que vous mettez dans le Service vous appartient. Nous l’utilisons seulement pour fournir le Service.',
    },
    {
      title: 'Résiliation en tout temps',
      text: 'Vous pouvez cesser d’utiliser le Service et fermer votre compte quand vous le voulez.',
    },
    { title: 'Droit de l’Alberta', text: 'Ce contrat est régi par les lois de l’Alberta et du Canada.' },
  ],
  sections: [
    {
      title: 'Octroi de la licence',
      blocks: [
        'Tant que vous respectez ce contrat, nous vous accordons une licence limitée, non exclusive, non transférable et révocable pour accéder au Service et l’utiliser dans votre facturation personnelle ou professionnelle.',
        'La licence vaut pour vous et pour les personnes que vous invitez à travailler dans votre entreprise. Elle ne vous permet pas de vendre, de louer ou de concéder en sous-licence le Service, ni de l’offrir à d’autres comme s’il était votre produit.',
      ],
    },
    {
      title: 'Compte et admissibilité',
      blocks: [
        'Vous devez avoir au moins 18 ans et la capacité de conclure un contrat. Si vous utilisez le Service pour une société ou une autre organisation, vous confirmez que vous pouvez accepter ce contrat en son nom.',
        {
          list: [
            { text: 'Donnez-nous des renseignements exacts et tenez-les à jour.' },
            {
              text: 'Gardez votre mot de passe pour vous. Vous êtes responsable de ce qui se fait au moyen de votre compte.',
            },
            {
              text: 'N’invitez que des personnes à qui vous confiez les dossiers de votre entreprise, et retirez-les quand elles partent. Vous êtes responsable de ce qu’elles font dans votre entreprise.',
            },
            { text: 'Avisez-nous immédiatement si vous croyez que quelqu’un d’autre a utilisé votre compte.' },
          ],
        },
      ],
    },
    {
      title: 'Règles d’utilisation',
      blocks: [
        'Utilisez le Service dans le respect de la loi et des autres. En particulier, il vous est interdit\u00a0:',
        {
          list: [
            {
              text: 'd’envoyer des soumissions ou des factures fausses, trompeuses ou frauduleuses, ou pour des biens et des services illégaux;',
            },
            {
              text: 'd’envoyer des messages non sollicités au moyen du Service, ou de communiquer avec des personnes en violation de la loi canadienne anti-pourriel (LCAP) ou de lois semblables;',
            },
            {
              text: 'de téléverser du code malveillant, ou du contenu qui porte atteinte aux droits d’autrui;',
            },
            {
              text: 'de tenter d’accéder à des comptes, à des données ou à des systèmes qui ne sont pas les vôtres, ou d’en éprouver la sécurité sans notre consentement écrit;',
            },
            {
              text: 'de perturber le Service, d’en contourner les limites, ou de le charger de requêtes automatisées qui dépassent une utilisation ordinaire;',
            },
            {
              text: 'de copier, de modifier ou de désassembler le Service, sauf lorsque la loi le permet et que ce contrat ne peut pas l’interdire.',
            },
          ],
        },
        'Vous êtes responsable du contenu de vos soumissions et de vos factures, y compris des taxes qui y figurent, et de la tenue des dossiers que la loi exige de vous. Le Service calcule à partir de ce que vous saisissez; il ne donne aucun conseil fiscal, comptable ou juridique.',
      ],
    },
    {
      title: 'Propriété',
      blocks: [
        'Vous conservez tous les droits sur les données que vous mettez dans le Service\u00a0: vos clients, vos produits, vos soumissions, vos factures, votre logo, votre signature et tout le reste («\u00a0vos Données\u00a0»). Vous nous permettez de conserver, de traiter et de transmettre vos Données dans la seule mesure nécessaire pour fournir, protéger et soutenir le Service. Vous pouvez exporter vos Données en tout temps, dans votre profil.',
        `Nous et nos concédants de licence conservons tous les droits sur le Service lui-même, y compris ses logiciels, sa conception, le nom et le logo ${PRODUCT_NAME}. Si vous nous faites part d’idées ou de commentaires, nous pouvons les utiliser sans rien vous devoir.`,
      ],
    },
    {
      title: 'Frais et paiements',
      blocks: [
        'Le Service peut être offert en forfaits gratuits et payants. Ce qu’un forfait comprend, ce qu’il coûte et la fréquence à laquelle il est facturé vous sont indiqués avant que vous le choisissiez. Un forfait gratuit n’entraîne aucuns frais, et nous ne vous faisons jamais passer d’un forfait gratuit à un forfait payant sans votre consentement.',
        {
          list: [
            {
              term: 'Facturation.',
              text: 'Les frais des forfaits payants sont exigibles d’avance pour chaque période de facturation, dans la devise indiquée, taxes applicables en sus. Un forfait se renouvelle jusqu’à ce que vous l’annuliez.',
            },
            {
              term: 'Changements de prix.',
              text: 'Nous annonçons les hausses de prix au moins 30 jours d’avance. Elles s’appliquent à compter de votre période de facturation suivante, et vous pouvez annuler avant.',
            },
            {
              term: 'Remboursements.',
              text: 'Les frais déjà payés ne sont pas remboursés, sauf lorsque ce contrat le prévoit ou que la loi l’exige.',
            },
            {
              term: 'Paiements de vos clients par carte ou depuis un compte bancaire.',
              text: 'Les paiements de vos factures par carte ou depuis un compte bancaire sont traités par Stripe selon votre propre contrat avec Stripe, qui exige ses propres frais. Nous ne sommes ni une banque ni un service de traitement des paiements, nous ne détenons pas votre argent, et les remboursements, les contestations et les retours par une banque se règlent entre vous, votre client et Stripe.',
            },
          ],
        },
      ],
    },
    {
      title: 'Résiliation',
      blocks: [
        [
          'Vous pouvez cesser d’utiliser le Service en tout temps, et annuler un forfait payant avec effet à la fin de la période de facturation. Le propriétaire d’une entreprise la supprime avec vos Données dans son profil; tant qu’elle n’est pas exécutée, 14 jours plus tard, la suppression peut être annulée. Si vous ne pouvez pas vous connecter, ',
          { text: 'écrivez-nous', to: paths.contact },
          ' à partir de l’adresse courriel de votre compte. Exportez d’abord ce dont vous avez besoin.',
        ],
        'Nous pouvons suspendre ou fermer un compte qui enfreint ce contrat de façon grave ou répétée, qui met d’autres personnes en danger ou qui doit être fermé selon la loi. Lorsque c’est raisonnablement possible, nous vous en avisons d’abord et vous donnons l’occasion de corriger la situation. Si nous mettons fin à un forfait payant pour toute autre raison, nous remboursons la partie inutilisée de ce que vous avez payé.',
        'Lorsqu’un compte est fermé, sa licence prend fin et les liens vers ses soumissions et ses factures cessent de fonctionner. Les sections Propriété, Frais et paiements pour ce qui est déjà dû, Exclusion de garanties, Limitation de responsabilité et Droit applicable continuent de s’appliquer.',
      ],
    },
    {
      title: 'Exclusion de garanties',
      blocks: [
        'Nous travaillons fort pour que le Service soit exact, sûr et disponible. Malgré cela, il est fourni «\u00a0tel quel\u00a0» et «\u00a0selon sa disponibilité\u00a0». Dans la mesure permise par la loi, nous excluons toutes les garanties et conditions, expresses ou implicites, y compris celles de qualité marchande, d’adaptation à un usage particulier et d’absence de contrefaçon.',
        'Nous ne promettons pas que le Service sera sans interruption ou sans erreur, qu’un courriel ou un texto parviendra à son destinataire, ou qu’une facture sera payée. Certaines lois ne permettent pas d’exclure certaines garanties; dans ce cas, elles s’appliquent à vous.',
      ],
    },
    {
      title: 'Limitation de responsabilité',
      blocks: [
        'Dans la mesure permise par la loi, ni nous ni nos fournisseurs ne sommes responsables des dommages indirects, accessoires, particuliers, consécutifs ou punitifs, ni des pertes de profits, de revenus, d’achalandage ou de données, même si nous avons été avisés de leur possibilité.',
        'Notre responsabilité totale pour l’ensemble des réclamations qui découlent de ce contrat ou du Service se limite au montant que vous nous avez payé pour le Service au cours des 12 mois précédant l’événement qui a donné lieu à la réclamation.',
        'Rien dans ce contrat ne limite une responsabilité qui ne peut pas l’être selon la loi, comme la responsabilité pour fraude, ni les droits que vous avez à titre de consommateur.',
      ],
    },
    {
      title: 'Modifications',
      blocks: [
        'Nous pouvons améliorer et modifier le Service. Si nous retirons quelque chose d’essentiel à un forfait payant, vous pouvez l’annuler et recevoir un remboursement de la partie inutilisée de ce que vous avez payé.',
        'Nous pouvons aussi modifier ce contrat. La version en vigueur est toujours sur cette page, avec la date de sa dernière mise à jour. Nous annonçons les changements importants au moins 30 jours avant leur entrée en vigueur, par courriel ou dans le Service. Si vous continuez d’utiliser le Service après ce jour, vous les acceptez; si vous n’êtes pas d’accord, vous pouvez fermer votre compte avant.',
      ],
    },
    {
      title: 'Droit applicable',
      blocks: [
        'Ce contrat est régi par les lois de la province de l’Alberta et par les lois fédérales du Canada qui s’y appliquent, sans égard aux règles de conflit de lois. Les tribunaux de l’Alberta ont compétence sur les litiges qui en découlent. Si vous êtes un consommateur, les lois impératives du lieu où vous vivez et le droit d’y exercer un recours ne sont pas touchés.',
        'Veuillez nous écrire avant d’entreprendre une procédure officielle\u00a0: la plupart des différends peuvent ainsi se régler rapidement. Si une partie de ce contrat est inexécutoire, le reste demeure en vigueur.',
      ],
    },
    {
      title: 'Nous joindre',
      blocks: ['Vos questions sur ce contrat sont les bienvenues\u00a0:', CONTACT],
    },
  ],
};
