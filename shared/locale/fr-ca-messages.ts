import { upperFirst } from '#shared/letter-case.ts';
import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import type { Messages } from './dictionary.ts';
import { frCaCard } from './fr-ca-card.ts';
import { days } from './fr-ca-page.ts';
import type { MessageFacts } from './message-facts.ts';

/** Mail and SMS about an invoice in Canadian French. */
export const frCaMessages = messagesAbout('facture');
/** The same about a deposit request. */
export const frCaDepositMessages = messagesAbout('demande d’acompte');

/** What the messages are about; both are feminine. */
type Noun = 'facture' | 'demande d’acompte';

function messagesAbout(noun: Noun): Messages {
  const Noun = upperFirst(noun);
  return {
    mail: {
      subject: ({ state, number, company }) => `${Noun}${SUBJECTS[state] ?? ''} ${number} – ${company}`,
      greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
      intro: (facts) => {
        const { state, number, company, dueDate, isBalance } = facts;
        if (state === 'due') {
          const named = `${number}${isBalance ? ',' : ''} ${withAmount(facts)}`;
          return `${company} vous a envoyé la ${noun} ${named}, payable au plus tard le ${dueDate}.`;
        }
        return `La ${noun} ${number} envoyée par ${company}, ${withAmount(facts)}, ${statusClause(facts)}`;
      },
      reminder: {
        subject: ({ days: left, number, company, dueDate }) => {
          if (left < 0) return `${Noun} en retard\u00a0: ${number} – ${company}`;
          const due = left === 0 ? 'payable aujourd’hui' : `payable au plus tard le ${dueDate}`;
          return `Rappel\u00a0: ${noun} ${number} ${due} – ${company}`;
        },
        intro: (facts) => `${reminded(facts, noun)} ${DISREGARD}`,
        anySubject: ({ number, company, dueDate }) =>
          `Rappel\u00a0: ${noun} ${number} payable au plus tard le ${dueDate} – ${company}`,
        anyIntro: ({ number, company, dueDate, ...facts }) =>
          `Voici un rappel concernant la ${noun} ${number} envoyée par ${company}, ${withAmount(facts)}, payable au plus tard le ${dueDate}. ${DISREGARD}`,
        lateIntro: ({ number, company, dueDate, ...facts }) =>
          `La ${noun} ${number} envoyée par ${company}, ${withAmount(facts)}, était payable au plus tard le ${dueDate} et est en retard. ${DISREGARD}`,
      },
      button: (facts) => (asksToPay(facts) ? `Voir et payer la ${noun}` : `Voir la ${noun}`),
      charge: ({ card, day, isToday }) => {
        const debited = `Nous débiterons ${frCaCard.named(card)} ${isToday ? 'aujourd’hui' : `le ${day}`}.`;
        const [charged, what] = isBankAccount(card)
          ? [`${debited} ${ARRIVAL}`, 'le compte bancaire']
          : [debited, 'la carte'];
        return isToday
          ? `${charged} Vous pouvez retirer ${what} sur la page de la ${noun}.`
          : `${charged} Pour payer autrement ou pour retirer ${what}, ouvrez la ${noun} avant ce jour.`;
      },
      savesCard: ({ company, takesDebits }) =>
        `${takesDebits ? `Si vous enregistrez votre carte ou votre compte bancaire en payant, ${company} s’en servira` : `Si vous enregistrez votre carte en payant, ${company} la débitera`} pour vos prochaines factures\u00a0: vous n’aurez plus à les payer une à une.`,
      moreLines: (count) => (count === 1 ? 'et 1 autre ligne' : `et ${count} autres lignes`),
      attached: `La ${noun} est jointe en format PDF.`,
      filesAttached: (names) => `Également en pièce jointe\u00a0: ${names}`,
      filesOnPage: (names) => `Ouvrez la ${noun} pour enregistrer ses fichiers\u00a0: ${names}`,
      reply: (company) => `Des questions? Répondez à ce courriel pour joindre ${sentence(company)}`,
      copyOf: (recipients) => `Votre copie du courriel envoyé à ${recipients}`,
      sentWith: (product) => `Envoyé avec ${product}`,
    },
    sms: (facts, url) => {
      const { number, company, amount, isBalance } = facts;
      const invoice = `${noun} ${number}${isBalance ? ', solde' : ''} de ${amount}${smsClause(facts)}`;
      return `${company} : ${inGsmAlphabet(invoice)} ${asksToPay(facts) ? 'Voir et payer' : 'Voir'} : ${url}`;
    },
  };
}

const SUBJECTS: Partial<Record<MessageFacts['state'], string>> = {
  overdue: ' en retard\u00a0:',
  paid: ' payée\u00a0:',
  refunded: ' remboursée\u00a0:',
  credited: ' créditée\u00a0:',
  closed: ' fermée\u00a0:',
  cancelled: ' annulée\u00a0:',
};

/** Of money that is debited from a bank account. */
const ARRIVAL = 'L’argent arrive habituellement cinq jours ouvrables plus tard.';

const DISREGARD = 'Si vous l’avez déjà payée, veuillez ne pas tenir compte de ce courriel.';

/** Whether the recipient is to pay on the page themselves, which they can. */
const asksToPay = ({ takesCards, charge }: MessageFacts) => takesCards && !charge;

/** The amount asked for, or what is left of it. */
function withAmount({ amount, isBalance }: Pick<MessageFacts, 'amount' | 'isBalance'>): string {
  return isBalance ? `dont le solde est de ${amount}` : `d’un montant de ${amount}`;
}

function reminded(facts: MessageFacts, noun: Noun): string {
  const { days: left, number, company, dueDate } = facts;
  const named = `${noun} ${number} envoyée par ${company}, ${withAmount(facts)},`;
  if (left < 0) return `La ${named} ${statusClause({ ...facts, state: 'overdue' })}`;
  const due = left === 0 ? 'payable aujourd’hui' : `payable au plus tard le ${dueDate}`;
  return `Nous vous rappelons que la ${named} est ${due}.`;
}

/** Ends a sentence with the state of one that is not simply due. */
function statusClause({ state, dueDate, days: left, refunded }: MessageFacts): string {
  switch (state) {
    case 'paid':
      return refunded ? `est payée et a fait l’objet d’un remboursement de ${refunded}. Merci.` : 'est payée. Merci.';
    case 'refunded':
      return 'a été remboursée. Vous n’avez rien à payer.';
    case 'credited':
      return 'a été créditée. Vous n’avez rien à payer.';
    case 'closed':
      return 'est fermée. Vous n’avez rien à payer actuellement.';
    case 'cancelled':
      return 'a été annulée. Vous n’avez rien à payer.';
    case 'debited':
      return 'fait l’objet d’un paiement bancaire en cours, qui prend habituellement cinq jours ouvrables. Vous n’avez rien à payer actuellement.';
    case 'disputed':
      return 'fait l’objet d’un paiement par carte contesté. Vous n’avez rien à payer tant que votre banque n’a pas rendu sa décision.';
    default:
      return `était payable au plus tard le ${dueDate}\u00a0: elle est en retard de ${days(-left)}.`;
  }
}

/** The same, shorter and in characters that an SMS has room for. */
function smsClause({ state, dueDate, days: left, refunded }: MessageFacts): string {
  switch (state) {
    case 'due':
      return `, échéance le ${dueDate}.`;
    case 'paid':
      return refunded ? `, payée, remboursement de ${refunded}. Merci.` : ', payée. Merci.';
    case 'refunded':
      return ', remboursée. Rien à payer.';
    case 'credited':
      return ', créditée. Rien à payer.';
    case 'closed':
      return ', fermée. Rien à payer actuellement.';
    case 'cancelled':
      return ', annulée. Rien à payer.';
    case 'debited':
      return ', paiement bancaire en cours. Rien à payer actuellement.';
    case 'disputed':
      return ', paiement par carte contesté. Rien à payer avant la décision de votre banque.';
    default:
      return `, échéance le ${dueDate}, en retard de ${days(-left)}.`;
  }
}

/** Without "û", typographic apostrophes and no-break spaces: one character outside the GSM alphabet leaves an SMS 70 characters, not 160. */
function inGsmAlphabet(text: string): string {
  return text.replaceAll('û', 'u').replaceAll('’', "'").replaceAll('\u00a0', ' ');
}

/** Ends a sentence with a name that may have its own full stop, as in "inc." */
function sentence(name: string): string {
  return /[.!?]$/.test(name) ? name : `${name}.`;
}
