import { PRODUCT_NAME } from '#shared/brand.ts';
import { paths } from '#web/lib/paths.ts';
import { CONTACT, EMAIL, type LegalText } from './legal-text.ts';

/** How the product handles personal information, in French (spec 2 §2, "Legal pages"). */
export const privacyPolicy: LegalText = {
  title: 'Politique de confidentialité',
  updated: '2025-03-17',
  intro: `Cette politique explique quels renseignements personnels ${PRODUCT_NAME} («\u00a0nous\u00a0») recueille, pourquoi, et ce que vous pouvez faire à leur sujet. Nous respectons la Loi sur la protection des renseignements personnels et les documents électroniques (LPRPDE) du Canada, la Personal Information Protection Act (PIPA) de l’Alberta et, pour les personnes au Québec, la Loi sur la protection des renseignements personnels dans le secteur privé, dans sa version modifiée par la Loi 25.`,
  keyPoints: [
    {
      title: 'Le strict nécessaire',
      text: 'Nous ne recueillons que ce que la facturation exige, et rien à des fins publicitaires.',
    },
    {
      title: 'Jamais vendus',
      text: 'Nous ne vendons ni ne louons de renseignements personnels, et n’utilisons aucun traceur publicitaire.',
    },
    {
      title: 'Conservés au Canada',
      text: 'Vos dossiers sont conservés au Canada, chez Amazon Web Services, et chiffrés.',
    },
    {
      title: 'Aucun numéro de carte ni de compte',
      text: 'Les paiements par carte ou depuis un compte bancaire se font sur les pages de Stripe. Les numéros des cartes et des comptes bancaires des payeurs ne nous parviennent jamais.',
    },
    {
      title: 'Vous décidez',
      text: 'Vous pouvez consulter, faire rectifier, faire supprimer ou exporter vos renseignements, ou vous opposer à leur utilisation. L’exportation et la suppression se trouvent dans votre profil.',
    },
  ],
  sections: [
    {
      title: 'Renseignements recueillis',
      blocks: [
        {
          list: [
            {
              term: 'Compte.',
              text: 'Votre nom, votre adresse courriel, votre numéro de téléphone et la devise que vous préférez. Notre service de connexion garde votre mot de passe sous une forme que personne ne peut lire.',
            },
            {
              term: 'Entreprise.',
              text: 'Le nom, l’adresse, les coordonnées, les numéros d’entreprise et de taxes, le logo et la signature de votre entreprise, ainsi que les renseignements pour les virements bancaires, les virements Interac ou les chèques que vous voulez voir sur vos factures.',
            },
            {
              term: 'Dossiers.',
              text: 'Ce que vous saisissez sur vos clients, produits, employés, rendez-vous, soumissions et factures, et les fichiers que vous joignez aux factures et aux rendez-vous; votre navigateur en retire le lieu où une photo a été prise. Cela comprend des renseignements personnels d’autres personnes, comme le nom, l’adresse, l’adresse courriel et le numéro de téléphone d’un client.',
            },
            {
              term: 'Paiements.',
              text: 'Ce qu’une entreprise inscrit sur les paiements, les remboursements et les crédits, ce qu’un payeur signale d’un virement Interac et, pour les paiements par carte ou depuis un compte bancaire, le montant, le moment et la référence chez Stripe. Si un payeur enregistre une carte ou un compte bancaire pour les factures récurrentes d’une entreprise\u00a0: la marque de la carte ou le nom de la banque, les quatre derniers chiffres, ce qu’il a accepté et quand, avec l’adresse réseau et le navigateur, que l’entreprise garde comme preuve. Les numéros de carte sont saisis chez Stripe et ne parviennent jamais à nos serveurs, pas plus que les numéros des comptes bancaires qui sont débités. Ce qu’un payeur a enregistré peut être retiré par lui sur la page d’une facture, ou par l’entreprise; Stripe l’oublie alors, et il n’est plus débité. L’autorisation de débiter un compte bancaire peut aussi être révoquée auprès de l’entreprise ou de la banque.',
            },
            {
              term: 'Livraison et consultations.',
              text: 'Pour chaque facture, si son courriel a été livré, ainsi que la première et la dernière ouverture de sa page et le nombre d’ouvertures; pour chaque soumission, si son courriel a été livré et quand sa page a été ouverte pour la première fois. L’entreprise qui a fait l’envoi voit ces renseignements. Rien d’autre sur un visiteur n’y est joint, et nous n’écrivons plus aux adresses qui refusent nos courriels ou les signalent comme indésirables.',
            },
            {
              term: 'Réponses aux soumissions.',
              text: 'De la personne qui accepte une soumission\u00a0: le nom qu’elle tape, la signature qu’elle trace, ce qu’elle choisit et le moment et, à titre de preuve, l’adresse réseau et le navigateur utilisés; de celle qui refuse, la raison qu’elle donne. Ce qui est demandé sur une soumission, avec l’adresse courriel pour la réponse, est transmis à l’entreprise qui l’a envoyée.',
            },
            {
              term: 'Activité.',
              text: 'Qui, dans une entreprise, a modifié quoi et quand, et à partir de quelle adresse réseau, à l’intention du propriétaire de cette entreprise.',
            },
            {
              term: 'Connexions.',
              text: 'Les appareils sur lesquels vous êtes connecté, avec leur navigateur et le moment de leur dernière utilisation. Vous pouvez mettre fin à chaque connexion dans votre profil.',
            },
            {
              term: 'Messages.',
              text: 'Ce que vous nous écrivez par le formulaire ou par courriel, ou nous dites au téléphone.',
            },
            {
              term: 'Renseignements techniques.',
              text: 'Le moment, l’adresse et le résultat des requêtes à nos serveurs, avec l’adresse IP et le type de navigateur lorsque la sécurité les exige.',
            },
          ],
        },
        'Nous n’utilisons aucun témoin (cookie) publicitaire ni d’analyse d’audience. Le stockage local de votre navigateur vous garde connecté et retient vos brouillons inachevés et l’état du menu; la déconnexion efface les deux premiers. L’application installée sur un téléphone ou un ordinateur y garde aussi vos premières factures et les rendez-vous d’une semaine, à lire sans connexion, jusqu’à votre déconnexion. Un jeton d’appareil aléatoire demeure, sans votre nom ni votre adresse courriel\u00a0: il indique que vous vous êtes déjà connecté sur cet appareil, afin que les tentatives infructueuses d’autres personnes ne bloquent pas votre accès.',
      ],
    },
    {
      title: 'Utilisation des renseignements',
      blocks: [
        'Nous utilisons les renseignements personnels à ces seules fins\u00a0:',
        {
          list: [
            {
              text: 'fournir le Service\u00a0: créer, envoyer, afficher et conserver les soumissions et les factures, en faire le rappel, et indiquer si elles ont été ouvertes, acceptées et payées;',
            },
            { text: 'vous connecter, protéger les comptes et prévenir la fraude et les abus;' },
            { text: 'répondre à vos questions et vous informer des changements importants;' },
            { text: 'trouver et corriger les erreurs, et garder le Service rapide et fiable;' },
            { text: 'respecter nos obligations légales.' },
          ],
        },
        'Vous consentez à ces fins lorsque vous créez un compte ou communiquez avec nous. Nous vous demandons un nouveau consentement avant d’utiliser vos renseignements à toute autre fin. Nous ne prenons à l’égard de personne une décision fondée exclusivement sur un traitement automatisé, et ne faisons pas de profilage.',
        'Si vous recevez une soumission ou une facture par l’entremise du Service, l’entreprise qui l’a envoyée décide pourquoi et comment vos renseignements sont utilisés; nous les traitons pour le compte de cette entreprise. Veuillez d’abord vous adresser à elle.',
      ],
    },
    {
      title: 'Communication des renseignements',
      blocks: [
        'Nous ne vendons ni ne louons de renseignements personnels. Nous ne les communiquons que de la façon suivante\u00a0:',
        {
          list: [
            {
              term: 'Aux personnes que vous choisissez.',
              text: 'Vos soumissions et vos factures, avec leurs fichiers et les coordonnées de votre entreprise, sont montrées à ceux qui les reçoivent ou qui en ont le lien; une soumission acceptée l’est avec le nom et la signature de la personne qui l’a acceptée. Les dossiers de votre entreprise sont montrés aux employés et au comptable que vous invitez; ce dernier ne voit que les derniers chiffres des numéros bancaires.',
            },
            {
              term: 'Hébergement\u00a0: Amazon Web Services (AWS).',
              text: 'Exploite nos serveurs, notre base de données, nos fichiers et la connexion, dans sa région Canada (Centre), ca-central-1.',
            },
            {
              term: 'Paiements par carte et depuis un compte bancaire\u00a0: Stripe.',
              text: 'Traite ces paiements, écrit aux payeurs au sujet des débits de leur compte bancaire et vérifie l’identité des entreprises qui les acceptent, selon sa propre politique de confidentialité.',
            },
            {
              term: 'Courriels et textos\u00a0: AWS et les entreprises de télécommunication.',
              text: 'Livrent les messages que vous envoyez, avec l’adresse ou le numéro de téléphone du destinataire.',
            },
            {
              term: 'La loi.',
              text: 'Les autorités, lorsqu’une loi, un mandat ou une ordonnance d’un tribunal l’exige, et d’autres personnes lorsque c’est nécessaire pour protéger la vie, la sécurité ou des droits.',
            },
            {
              term: 'Un successeur.',
              text: 'Si notre entreprise était vendue ou fusionnée, son acquéreur, lié par cette politique. Nous vous en informerions d’abord.',
            },
          ],
        },
        'Nos fournisseurs de services ne peuvent utiliser les renseignements que pour exécuter leur mandat.',
      ],
    },
    {
      title: 'Sécurité',
      blocks: [
        'Nous protégeons les renseignements en proportion de leur sensibilité. Les connexions sont chiffrées (TLS), tout comme les données conservées et leurs copies de sauvegarde. Les dossiers de chaque entreprise sont séparés de tous les autres, les permissions sont vérifiées à chaque requête, et seuls les membres de notre équipe qui en ont besoin y ont accès. Les liens des soumissions et des factures contiennent de longs identifiants aléatoires, impossibles à deviner.',
        'Aucun système n’est parfaitement sûr. Si un incident de confidentialité présente un risque réel de préjudice sérieux pour vous, nous vous avisons sans délai injustifié et avisons le Commissariat à la protection de la vie privée du Canada et, s’il y a lieu, le commissaire à l’information et à la protection de la vie privée de l’Alberta ou la Commission d’accès à l’information du Québec. Nous tenons un registre de ces incidents.',
      ],
    },
    {
      title: 'Vos droits',
      blocks: [
        'Où que vous viviez, vous pouvez, en nous le demandant\u00a0:',
        {
          list: [
            {
              term: 'Consulter',
              text: 'les renseignements personnels que nous détenons à votre sujet, et savoir comment ils sont utilisés et communiqués;',
            },
            {
              term: 'Faire rectifier',
              text: 'ce qui est inexact ou n’est plus à jour (vous pouvez en modifier vous-même la plus grande partie dans l’application);',
            },
            {
              term: 'Faire supprimer',
              text: 'vos renseignements, à moins que la loi ne nous oblige à les conserver (le propriétaire d’une entreprise la supprime avec tout son contenu dans son profil, et a 14 jours pour changer d’avis);',
            },
            {
              term: 'Vous opposer',
              text: 'à une utilisation ou à une communication de vos renseignements, ou retirer votre consentement;',
            },
            {
              term: 'Exporter',
              text: 'vos renseignements dans un format technologique structuré et couramment utilisé, et les emporter ailleurs (dans son profil, un propriétaire prépare une archive de tous les dossiers avec leurs PDF).',
            },
          ],
        },
        [
          'Écrivez à notre responsable de la protection des renseignements personnels à ',
          EMAIL,
          '. Il se peut que nous ayons à confirmer votre identité. Nous répondons dans les 30 jours, sans frais, et motivons notre réponse si nous ne pouvons pas faire ce que vous demandez. Sans certains renseignements, le Service ne peut pas fonctionner; nous vous le disons si c’est le cas.',
        ],
        [
          'Si notre réponse ne vous satisfait pas, vous pouvez porter plainte au ',
          { text: 'Commissariat à la protection de la vie privée du Canada', to: 'https://www.priv.gc.ca/fr/' },
          ' (1\u00a0800\u00a0282-1376), au ',
          {
            text: 'Commissariat à l’information et à la protection de la vie privée de l’Alberta',
            to: 'https://oipc.ab.ca/',
          },
          ' (1\u00a0888\u00a0878-4044), au Québec à la ',
          { text: 'Commission d’accès à l’information', to: 'https://www.cai.gouv.qc.ca/' },
          ' (1\u00a0888\u00a0528-7741), ou au commissaire à la protection de la vie privée de votre province.',
        ],
      ],
    },
    {
      title: 'Conservation des données',
      blocks: [
        'Nous ne conservons les renseignements personnels que le temps nécessaire aux fins indiquées plus haut\u00a0:',
        {
          list: [
            {
              term: 'Comptes et dossiers\u00a0:',
              text: 'aussi longtemps que votre compte existe. Lorsqu’une entreprise est supprimée, ses dossiers et ses fichiers disparaissent après 14 jours, et les liens vers ses soumissions et ses factures cessent de fonctionner. Les copies de sauvegarde qui les contiennent encore sont écrasées dans les 90 jours.',
            },
            { term: 'Activité\u00a0:', text: 'sept ans, à moins que l’entreprise ne soit supprimée avant.' },
            { term: 'Livraison des courriels\u00a0:', text: 'deux ans.' },
            { term: 'Journaux techniques\u00a0:', text: '90 jours.' },
            {
              term: 'Messages qui nous sont adressés\u00a0:',
              text: 'le temps qu’il faut pour vous aider, et au plus deux ans.',
            },
            {
              term: 'Obligations légales\u00a0:',
              text: 'plus longtemps lorsqu’une loi, un litige ou une enquête l’exige.',
            },
          ],
        },
        'Les lois fiscales peuvent vous obliger à conserver vos propres factures pendant six ans ou plus. Veuillez les exporter avant de supprimer votre entreprise.',
      ],
    },
    {
      title: 'Transferts hors du Canada',
      blocks: [
        'Vos dossiers sont conservés au Canada. Une partie du travail de nos fournisseurs de services se fait ailleurs\u00a0: Stripe traite les paiements aux États-Unis et dans d’autres pays, le trafic Web peut passer par des points de diffusion près de chez vous, et les courriels et les textos voyagent jusqu’où se trouvent leurs destinataires. AWS conserve aux États-Unis (Est des États-Unis, Virginie du Nord), pendant 90 jours, le journal de notre pare-feu\u00a0: pour les requêtes qu’il bloque ou compte, l’adresse réseau, son pays et le moment, mais pas la page.',
        'Les renseignements qui se trouvent dans un autre pays sont soumis aux lois de ce pays, et ses tribunaux et ses autorités peuvent être en mesure de les obtenir. Nous choisissons des fournisseurs qui leur assurent une protection comparable et les lions par contrat. Notre responsable de la protection des renseignements personnels peut vous en dire plus sur nos pratiques et sur les fournisseurs hors du Canada.',
      ],
    },
    {
      title: 'Personnes de moins de 18\u00a0ans',
      blocks: [
        'Le Service s’adresse aux entreprises et non aux personnes de moins de 18 ans. Nous ne recueillons pas sciemment de renseignements personnels d’utilisateurs de moins de 18 ans. Si vous croyez que nous l’avons fait, veuillez nous écrire et nous les supprimerons.',
      ],
    },
    {
      title: 'Modifications',
      blocks: [
        'Nous pouvons mettre cette politique à jour. La version en vigueur est toujours sur cette page, avec la date de sa dernière mise à jour. Nous annonçons les changements importants au moins 30 jours avant leur entrée en vigueur, par courriel ou dans le Service, et demandons votre consentement lorsque la loi l’exige.',
      ],
    },
    {
      title: 'Nous joindre',
      blocks: [
        'Notre responsable de la protection des renseignements personnels répond de cette politique, et donne suite à vos questions, à vos demandes et à vos plaintes\u00a0:',
        CONTACT,
        [
          'Votre utilisation du Service est régie par notre ',
          { text: 'Contrat de licence d’utilisation', to: paths.licenseAgreement },
          '.',
        ],
      ],
    },
  ],
};
