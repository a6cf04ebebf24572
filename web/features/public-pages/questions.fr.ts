import { PRODUCT_NAME } from '#shared/brand.ts';
import type { Question } from './question.ts';

/** The questions of the FAQ in French, in order (spec 1 §2.7). */
export const QUESTIONS: readonly Question[] = [
  {
    question: 'Comment envoyer une facture à mon client?',
    answer: [
      'Ouvrez la facture, appuyez sur «\u00a0Envoyer la facture\u00a0» et choisissez le courriel ou le texto. Le courriel contient la facture en PDF et un lien vers sa propre page; le texto contient le lien. Un brouillon devient automatiquement une facture envoyée.',
      'Avant l’envoi, on vous signale ce qui manque\u00a0: un mode de paiement, votre numéro d’inscription à partir de 100\u00a0$, les modalités de paiement à partir de 500\u00a0$, ou une date d’échéance qui est passée. Un bouton à côté de chaque élément permet de le corriger.',
      'Votre client n’a besoin d’aucun compte\u00a0: le lien ouvre la facture sur tout téléphone ou ordinateur, où elle peut être lue, téléchargée et payée. Vous pouvez aussi copier le lien et le partager vous-même.',
      'Des photos du travail, des plans ou des reçus peuvent l’accompagner\u00a0: dans la facture, ou d’abord dans son rendez-vous, choisissez «\u00a0Joindre des fichiers\u00a0» pour ajouter jusqu’à dix fichiers PDF, PNG ou JPEG d’au plus 10\u00a0Mo chacun. Votre client peut les enregistrer à partir de la page de la facture, et ils sont joints au courriel s’ils totalisent moins de 5\u00a0Mo.',
      'La page de la facture indique si le courriel a été livré et si le lien a été ouvert. Des rappels avant et après la date d’échéance peuvent partir tout seuls\u00a0: choisissez les jours dans les paramètres de paiement, où vous pouvez aussi lire ce que dit chaque rappel et le formuler à votre façon, en français et en anglais. Vous pouvez omettre ou envoyer un rappel en tout temps.',
      'Au départ, les numéros de facture sont choisis au hasard\u00a0: personne ne peut savoir combien de factures vous rédigez. Pour numéroter à la suite, comme dans 2026-014, ou pour continuer la numérotation d’un autre logiciel, choisissez-le dans les paramètres de l’entreprise. Vous pouvez aussi y ajouter à chaque facture jusqu’à cinq champs personnalisés, comme un projet ou un centre de coûts, visibles par vos clients ou par vous seul.',
    ],
  },
  {
    question: 'Mes clients peuvent-ils payer par carte de crédit?',
    answer: [
      'Oui, avec Stripe. Demandez les paiements par carte dans les paramètres de paiement; une fois qu’ils sont activés, reliez-y votre propre compte Stripe. Vos factures portent dès lors un bouton «\u00a0Payer\u00a0», et une facture payée est automatiquement marquée comme telle.',
      'Vous pouvez aussi leur permettre de payer les factures en dollars canadiens depuis un compte bancaire, par débit préautorisé\u00a0: activez-le dans les paramètres de paiement, sous Stripe. Votre client se connecte à sa banque sur la page de Stripe. Un tel paiement prend habituellement cinq jours ouvrables; d’ici là, la facture l’indique et aucun rappel ne part. S’il échoue ou si la banque le retourne par la suite, vous en êtes avisés tous les deux, et la facture est de nouveau à payer.',
      `L’argent va directement dans votre compte Stripe, moins les frais que Stripe vous demande. Les numéros de carte sont entrés sur la page de Stripe et ne parviennent jamais à ${PRODUCT_NAME}. Le virement bancaire, le virement Interac, le chèque et le comptant conviennent aussi\u00a0: votre facture indique comment payer, et vous entrez ce que vous recevez avec «\u00a0Inscrire un paiement\u00a0».`,
    ],
  },
  {
    question: 'Que veulent dire les statuts d’une facture, et quand est-elle en retard?',
    answer: [
      'Un brouillon n’a pas encore été envoyé. «\u00a0Envoyée\u00a0» veut dire que vous l’avez envoyée à votre client, «\u00a0Payée\u00a0», qu’elle a été payée, et «\u00a0Annulée\u00a0», que plus rien n’est dû.',
      'Une facture envoyée passe automatiquement à «\u00a0En retard\u00a0» dès que sa date d’échéance est passée. Lorsque vous êtes payé par virement bancaire, par virement Interac, par chèque ou comptant, choisissez «\u00a0Inscrire un paiement\u00a0» dans la facture\u00a0: on y inscrit des paiements partiels, on envoie un reçu si vous le voulez, et la facture est marquée comme payée quand il ne reste rien à payer. Si un client signale un virement Interac sur la page de la facture, il y apparaît et vous n’avez qu’à le confirmer.',
      'Un paiement règle plusieurs factures? Choisissez «\u00a0Inscrire un paiement\u00a0» sur la page du client, ou sélectionnez les factures dans la liste\u00a0: les montants se remplissent d’eux-mêmes, en commençant par les plus anciennes échéances. Ce qu’un client paie en trop reste comme crédit sur sa page, jusqu’à ce que vous l’utilisiez pour une facture ou le remettiez. Si vous activez «\u00a0Utiliser le crédit automatiquement\u00a0» pour un client, son crédit paie d’abord chaque facture, dès que vous l’envoyez ou la marquez comme envoyée. Si vous permettez aux payeurs d’indiquer le montant envoyé, dans les paramètres de paiement, un signalement qui dépasse une facture vous mène à la même étape.',
      'L’aperçu au-dessus de la liste montre ce qu’il y a à faire, ce que vous avez facturé et encaissé au cours des six derniers mois, et depuis combien de temps les sommes dues sont échues.',
      'Dans les paiements d’une facture, vous pouvez aussi rembourser un paiement, réduire le prix par une note de crédit, ou radier un solde qui ne sera jamais payé.',
    ],
  },
  {
    question: 'Comment demander un acompte?',
    answer: [
      'Choisissez Demander un acompte sur la page du client ou parmi les actions d’une facture à l’état de brouillon, où vous pouvez aussi entrer une part du total. La demande a son propre numéro et sa propre page; elle s’envoie, se rappelle et se paie comme une facture, sans aucune taxe\u00a0: c’est la facture à laquelle l’acompte est imputé qui la perçoit.',
      'Le montant payé reste non imputé jusqu’à ce que vous l’utilisiez. La page d’une facture envoyée offre les acomptes du client en un clic, et la page du client montre ceux qui restent. Vous pouvez rembourser un acompte comme tout paiement.',
      'Si le client se désiste et que vous conservez l’acompte, choisissez Conserver l’acompte sur sa page\u00a0: une facture est créée, dont le prix comprend les taxes, comme la loi l’exige.',
    ],
  },
  {
    question: 'Comment envoyer une soumission, et que se passe-t-il une fois qu’elle est acceptée?',
    answer: [
      'Sous Soumissions, rédigez-la comme une facture, avec le jour jusqu’auquel elle est valide. Des lignes peuvent être en option ou au choix dans un groupe\u00a0: votre client choisit, et le total suit. Envoyez-la par courriel ou par texto, ou transmettez son lien. Un rappel avant le dernier jour de celles envoyées par courriel s’active dans les paramètres de paiement.',
      'Votre client n’a besoin d’aucun compte. Sur la page de la soumission, il choisit, tape son nom, trace une signature si vous en demandez une, puis accepte ou refuse; une question qu’il y pose vous parvient par courriel. S’il vous a répondu au téléphone ou a envoyé un bon de commande, choisissez Inscrire la décision. Ce qui est accepté ne peut plus être modifié.',
      'Créer la facture fait d’une soumission acceptée une facture à l’état de brouillon; Facturer une partie en prend une part, comme 30\u00a0%, ou certaines lignes, et la page de la soumission montre ce qui reste. Si la soumission demande un acompte, il est demandé dès qu’elle est acceptée, et ce qui en est payé sert à payer les factures de la soumission.',
    ],
  },
  {
    question: 'Comment facturer la même chose chaque mois ou à d’autres dates fixes?',
    answer: [
      'Choisissez «\u00a0Rendre récurrente\u00a0» dans une facture, ou rédigez-en une sous Factures récurrentes, puis appuyez sur Planifier\u00a0: chaque semaine, mois, trimestre ou année, un jour comme le 15, le dernier jour ou le deuxième mardi, sans fin, jusqu’à une date ou pour un nombre de factures. Les prochaines dates et leurs montants s’affichent avant l’activation.',
      'Chaque facture est envoyée automatiquement, ou préparée comme brouillon que vous envoyez. Elle reçoit son numéro et ses dates, ainsi que les coordonnées de votre client et les taux de taxe du moment; les prix restent les vôtres ou suivent ceux de vos produits. Les textes peuvent contenir {mois}, {trimestre}, {période} et {année}, remplacés dans chaque facture, dans la langue de votre client. Si quelque chose manque, comme une adresse courriel, la facture reste un brouillon et vous en êtes avisé.',
      'Elle peut aussi être payée automatiquement\u00a0: choisissez «\u00a0L’envoyer par courriel et débiter la carte ou le compte bancaire enregistrés\u00a0», et votre client peut enregistrer sa carte, ou son compte bancaire, avec la prochaine facture qu’il paie. Chaque courriel indique le jour et le montant. Si un paiement échoue, votre client reçoit le lien pour payer, et une carte est essayée encore trois fois, un compte insuffisamment approvisionné encore une fois; vous pouvez tous deux retirer ce qui est enregistré en tout temps.',
      'Sur sa page, vous omettez un jour, modifiez une seule facture ou toutes celles à venir, mettez en pause ou arrêtez. Les factures déjà créées ne changent pas.',
    ],
  },
  {
    question: 'Comment ajouter la TPS, la TVQ, la TVP ou la TVH à une facture?',
    answer: [
      'Entrez vos numéros d’inscription une seule fois, dans les paramètres de l’entreprise. Les taxes de la province de votre client s’ajoutent dès lors automatiquement à chaque facture, chacune sur sa propre ligne avec son taux et votre numéro\u00a0: TPS de 5\u00a0% en Alberta, TVH de 13\u00a0% en Ontario, TPS de 5\u00a0% et TVQ de 9,975\u00a0% au Québec, TPS de 5\u00a0% et TVP de 7\u00a0% en Colombie-Britannique. Une taxe n’est ajoutée que si vous y êtes inscrit.',
      'Des lignes peuvent être détaxées, exonérées ou sans TVP, des clients peuvent avoir des exemptions, et un produit ou une ligne peut indiquer ce qui est vendu, comme un livre imprimé ou des vêtements pour enfants, que certaines provinces taxent moins. Vous pouvez encore entrer votre propre taux à l’étape du paiement. Les taxes sont calculées après le rabais et la livraison, au cent près. Si vous ne savez pas lesquelles s’appliquent, demandez à votre comptable, à Revenu Québec ou à l’Agence du revenu du Canada.',
      'Lorsqu’une taxe à laquelle vous êtes inscrit change, vos brouillons suivent le taux de leur date de facturation, et les factures que vous avez envoyées restent telles quelles. La liste des factures indique quels brouillons et quels produits sont touchés par un changement.',
      'Les rapports vous donnent les montants de vos déclarations de taxes pour un mois, un trimestre ou une année, chacun avec les factures et les notes de crédit qui le composent, selon la méthode ordinaire ou la méthode rapide; ils ne produisent aucune déclaration. Marquez une déclaration comme produite\u00a0: ses chiffres du jour sont conservés, et les documents qui changent par la suite vous sont indiqués. Les factures dans une autre devise comptent dès que vous entrez leur taux de change.',
      'Ils montrent aussi ce que chaque client doit, selon le nombre de jours après l’échéance, et vos revenus par mois, client, produit ou province. Sous «\u00a0Fichiers\u00a0» se trouvent un journal en partie double, les factures et les paiements d’une période pour votre logiciel comptable, en fichiers CSV ou en classeurs Excel.',
    ],
  },
  {
    question: 'Puis-je télécharger une facture en PDF?',
    answer: [
      'Oui. Choisissez «\u00a0Télécharger le PDF\u00a0» dans la liste des factures ou dans l’éditeur. Votre client trouve le même bouton sur la page de la facture, et reçoit le PDF avec votre courriel.',
      'Les clients du Québec reçoivent leurs factures en français, y compris le PDF, le courriel et la page de la facture; tous les autres les reçoivent en anglais. Vous pouvez choisir la langue d’un client ou d’une seule facture.',
      'Le PDF est identique à l’aperçu, avec votre logo et votre signature, et son texte se prête à la recherche et à la lecture à voix haute. Votre couleur, la mise en page et une ligne au bas de chaque page se choisissent dans les paramètres de l’entreprise; le courriel et la page de la facture ont la même couleur. Tant que la facture peut être payée par carte, le PDF comporte aussi un lien et un code QR qui ouvrent sa page de paiement.',
    ],
  },
  {
    question: 'Mon équipe peut-elle travailler avec moi, et nos données sont-elles en sûreté?',
    answer: [
      'Invitez vos employés par courriel dans «\u00a0Employés\u00a0». Ils travaillent avec vos factures, vos clients, vos produits et votre calendrier, tandis que les paramètres de l’entreprise et de paiement vous restent réservés. Retirez quelqu’un et son accès prend fin aussitôt. La page «\u00a0Activité\u00a0» vous montre qui a modifié quoi.',
      'Vous pouvez aussi y inviter votre comptable\u00a0: cette personne voit vos factures, vos soumissions, vos clients, vos produits, vos rapports et votre activité, et peut en tirer des fichiers. Elle ne modifie, n’envoie et ne paie rien, et ne voit que les derniers chiffres de votre compte bancaire.',
      'Vos données vous appartiennent. Elles sont conservées au Canada, chiffrées, et séparées de celles de toute autre entreprise. Quand vous le voulez, vous pouvez enregistrer une liste dans un fichier CSV ou un classeur Excel, préparer une exportation de tout avec tous les PDF dans votre profil, ou y supprimer votre entreprise\u00a0: elle disparaît pour de bon après 14 jours, pendant lesquels vous pouvez changer d’avis.',
    ],
  },
];
