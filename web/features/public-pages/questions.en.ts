import { PRODUCT_NAME } from '#shared/brand.ts';
import type { Question } from './question.ts';

/** The questions of the FAQ, in order (spec 1 §2.7). */
export const QUESTIONS: readonly Question[] = [
  {
    question: 'How do I send an invoice to my customer?',
    answer: [
      'Open the invoice, press Send Invoice and choose email or SMS. The email carries the invoice as a PDF and a link to its own page; the text message carries the link. A draft becomes Sent automatically.',
      'Before you send it, you are told what it lacks: a way to pay, your registration number from $100, the terms of payment from $500, or a due date in the past. A button beside each one mends it.',
      'Your customer needs no account: the link opens the invoice on any phone or computer, where it can be read, downloaded and paid. You can also copy the link and share it yourself.',
      'Photos of the work, drawings or receipts can go with it: on the invoice, or on its appointment before, choose Attach Files for up to ten PDF, PNG or JPEG files of 10 MB each. Your customer can save them from the invoice’s page, and the email takes them along while they are below 5 MB together.',
      'The invoice’s page shows whether the email was delivered and the link opened. Reminders before and after the due date can go out by themselves: choose the days under Payment Settings, where you can also read what each one says and put it in your own words, in English and in French. Skip or send one at any time.',
      'Invoice numbers are random at first, so that no one can tell how many invoices you write. To count upwards, as in 2026-014, or to continue the numbers of another program, choose so in Company Settings. There you can also add up to five fields of your own to every invoice, such as a project or a cost centre, for your customers to see or for you alone.',
    ],
  },
  {
    question: 'Can my customers pay by credit card?',
    answer: [
      `Yes, through Stripe. Ask for card payments under Payment Settings; once we have enabled them, connect your own Stripe account there. From then on your invoices carry a Pay Now button, and a paid invoice is marked as paid automatically.`,
      'You can also let them pay invoices in Canadian dollars from a bank account, by pre-authorized debit: switch it on under Payment Settings, Integration. Your customer signs in to their bank on Stripe’s page. Such a payment is usually on its way for five business days, during which the invoice says so and nobody is reminded. If it fails, or if the bank returns it later, both of you are told, and the invoice is due again.',
      `The money goes straight to your Stripe account, less the fee that Stripe charges you. Card numbers are entered on Stripe's page and never reach ${PRODUCT_NAME}. Bank transfer, e-Transfer, cheque and cash work too: your invoice shows the details, and you enter what arrives with Record Payment.`,
    ],
  },
  {
    question: 'What do the invoice statuses mean, and when is an invoice overdue?',
    answer: [
      'A Draft has not been sent yet. Sent means that you have sent it to your customer, Paid that it has been paid, and Cancelled that nothing is due any more.',
      'A sent invoice becomes Overdue automatically once its due date has passed. When you are paid by bank transfer, e-Transfer, cheque or cash, choose Record Payment on the invoice: it takes part payments, sends a receipt if you wish, and marks the invoice as paid once nothing is left. A customer who reports an e-Transfer on the invoice page shows up there for you to confirm.',
      'Does one payment cover several invoices? Choose Record Payment on the customer’s page, or select the invoices in the list: the amounts are filled in, those due the longest first. What a customer pays beyond their invoices stays as credit on their page, until you use it for an invoice or give it back. If you turn on “Use credit by itself” for a customer, their credit pays each invoice first, as soon as you send it or mark it as sent. If you let payers say how much they sent, under Payment Settings, a report of more than one invoice leads you to the same step.',
      'The overview above the list shows what needs your attention, what you billed and received in the last six months, and how long the money owed to you has been due.',
      'Among an invoice’s payments, you can also refund one, reduce the price with a credit note, or write off a balance that will never be paid.',
    ],
  },
  {
    question: 'How do I ask for a deposit?',
    answer: [
      'Choose Request a Deposit on the customer’s page, or among the actions of a draft invoice, where you can also enter it as a share of the total. The request has its own number and page, is sent, reminded of and paid like an invoice, and charges no tax: the tax is charged by the invoice that the deposit is applied to.',
      'What is paid is held until you use it. The page of a sent invoice offers the customer’s deposits with one click, and their page shows what is held. You can refund a deposit like any payment.',
      'If the customer withdraws and you keep the deposit, choose Keep Deposit on its page: this makes an invoice whose price includes the taxes, as the law asks of a deposit that is forfeited.',
    ],
  },
  {
    question: 'How do I send an estimate, and what happens once it is accepted?',
    answer: [
      'Under Estimates, write one like an invoice, with the day until which it is valid. Lines can be optional or one of a group: your customer chooses, and the total follows. Send it by email or SMS, or pass on its link. A reminder before the last day of those you emailed can be switched on under Payment Settings.',
      'Your customer needs no account. On its page they choose, type their name, draw a signature if you ask for one, and accept or decline; a question that they ask there comes to you by email. If they told you by phone or sent a purchase order, choose Record Decision. What they accepted can no longer be changed.',
      'Make Invoice makes a draft invoice of an accepted estimate; Invoice a Part takes a share, such as 30%, or some of the lines, and its page shows what is left. If the estimate asks for a deposit, it is requested as soon as it is accepted, and what is paid of it pays the invoices that are made of the estimate.',
    ],
  },
  {
    question: 'How do I invoice the same every month, or on other fixed days?',
    answer: [
      'Choose Make Recurring on any invoice, or write one under Recurring Invoices, and press Schedule: every week, month, quarter or year, on a day such as the 15th, the last day or the second Tuesday, without an end, until a day or for a number of invoices. The next days and amounts are shown before you start.',
      'Each invoice is sent automatically, or made as a draft for you to send. It gets its own number and days, and your customer’s details and the tax rates of its time; prices stay yours, or follow those of your products. Texts can have {month}, {quarter}, {period} and {year}, which are filled in for each invoice in your customer’s language. If something stands in the way, such as a missing email, the invoice stays a draft and you are told.',
      'It can also be paid automatically: choose “Email it and charge the saved card or bank account”, and your customer can save their card, or their bank account, with the next invoice that they pay. Each email states the day and the amount. If a charge fails, your customer gets the link to pay, and a card is tried three more times, a bank account that lacked money once more; both of you can remove what is saved at any time.',
      'On its page you skip a day, change only one invoice or all from now on, pause, or stop. Invoices that were made stay as they are.',
    ],
  },
  {
    question: 'How do I add GST, PST or HST to an invoice?',
    answer: [
      'Enter your registration numbers once, in Company Settings. From then on, the taxes of your customer’s province are added to each invoice automatically, each on its own line with its rate and your number: 5% GST in Alberta, 13% HST in Ontario, 5% GST and 9.975% QST in Québec, 5% GST and 7% PST in British Columbia. A tax is added only if you are registered for it.',
      'Lines can be zero-rated, exempt or free of PST, customers can have exemptions, and a product or a line can say what is sold, such as a printed book or children’s clothing, on which some provinces charge less. You can still enter a rate of your own in the Payment step. Taxes are worked out after discount and shipping, to the cent. If you are not sure which ones apply, ask your accountant or the Canada Revenue Agency.',
      'When a tax that you are registered for changes, your drafts follow the rate of their issue date, and the invoices that you have sent stay as they are. The invoice list shows which drafts and products a change affects.',
      'Reports gives you the figures for your sales tax returns of a month, a quarter or a year, each with the invoices and credit notes that add up to it, by the regular or the quick method, and files nothing. Mark a return as filed, and it keeps the figures of that day and tells you which documents change later. Invoices in another currency count once you enter their exchange rate.',
      'It also shows what each customer owes, by days after the due date, and your income by month, customer, product or province. Under Files are a double-entry journal, the invoices and the payments of a period for your bookkeeping program, as CSV files or Excel workbooks.',
    ],
  },
  {
    question: 'Can I download an invoice as a PDF?',
    answer: [
      'Yes. Choose Download PDF in the invoice list or in the editor. Your customer finds the same button on the invoice page, and receives the PDF with your email.',
      'Customers in Québec get their invoices in French, including the PDF, the email and the invoice page; all others get them in English. You can choose the language for a customer or for a single invoice.',
      'The PDF looks just like the preview, with your logo and signature, and its text can be searched and read aloud. Your colour, the layout and a line at the foot of every page are chosen in Company Settings; the email and the invoice page have the same colour. While the invoice can be paid by card, the PDF also has a link and a QR code that open its payment page.',
    ],
  },
  {
    question: 'Can my team work with me, and is our data safe?',
    answer: [
      'Invite employees by email under Employees. They work with your invoices, customers, products and schedule, while company and payment settings stay with you. Remove someone and their access ends immediately. Activity shows you who changed what.',
      'Your accountant can be invited there, too: they see invoices, estimates, customers, products, reports and activity, and save them as files. They change, send and pay nothing, and of your bank account they see only the last digits.',
      'Your data belongs to you. It is stored in Canada, encrypted, and apart from that of every other business. Whenever you like, you can save a list as a CSV file or an Excel workbook, prepare an export of everything with all PDFs under Profile, or delete your business there: it goes for good after 14 days, in which you can change your mind.',
    ],
  },
];
