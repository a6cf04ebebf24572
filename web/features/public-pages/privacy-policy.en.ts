import { PRODUCT_NAME } from '#shared/brand.ts';
import { paths } from '#web/lib/paths.ts';
import { CONTACT, EMAIL, type LegalText } from './legal-text.ts';

/** How the product handles personal information (spec 2 §2, "Legal pages"). */
export const privacyPolicy: LegalText = {
  title: 'Privacy Policy',
  updated: '2025-03-17',
  intro: `This policy explains what personal information ${PRODUCT_NAME} (“we”, “us”) collects, why, and what you can do about it. We follow Canada’s Personal Information Protection and Electronic Documents Act (PIPEDA), Alberta’s Personal Information Protection Act (PIPA) and, for people in Québec, the Act respecting the protection of personal information in the private sector as amended by Law 25.`,
  keyPoints: [
    { title: 'Only what is needed', text: 'We collect only what invoicing requires, and nothing for advertising.' },
    { title: 'Never sold', text: 'We do not sell or rent personal information, and we use no advertising trackers.' },
    { title: 'Kept in Canada', text: 'Your records are stored on Amazon Web Services in Canada and encrypted.' },
    {
      title: 'No card or account numbers',
      text: 'Payments by card and from a bank account are made on Stripe’s pages. The numbers of payers’ cards and bank accounts never reach us.',
    },
    {
      title: 'You decide',
      text: 'You may access, correct, delete, object to or export your information. Export and deletion are in your Profile.',
    },
  ],
  sections: [
    {
      title: 'Information We Collect',
      blocks: [
        {
          list: [
            {
              term: 'Account.',
              text: 'Your name, email address, phone number and preferred currency. Your password is kept by our sign-in service in a form that no one can read.',
            },
            {
              term: 'Business.',
              text: 'Your company’s name, address, contact details, registration and tax numbers, logo and signature, and the bank, e-Transfer or cheque details that you want on your invoices.',
            },
            {
              term: 'Records.',
              text: 'What you enter about customers, products, employees, appointments, estimates and invoices, and the files that you attach to invoices and appointments; your browser removes the place where a photo was taken. That includes personal information of other people, such as the name, address, email address and phone number of a customer.',
            },
            {
              term: 'Payments.',
              text: 'What a business records about payments, refunds and credits, what a payer reports of an e-Transfer, and for payments by card or from a bank account the amount, the time and the reference at Stripe. If a payer saves a card or a bank account for a business’s recurring invoices: the brand of the card or the name of the bank, the last four digits, what they agreed to and when, with the network address and browser, which the business keeps as a proof. Card numbers are entered with Stripe and never reach our servers; nor do the numbers of bank accounts that are debited. What a payer saved can be removed by them on the page of an invoice, and by the business; Stripe then forgets it, and it is not charged any more. An authorization to debit a bank account can also be withdrawn from the business or at the bank.',
            },
            {
              term: 'Delivery and views.',
              text: 'For each invoice, whether its email was delivered, and when its page was first and last opened and how often; for each estimate, whether its email was delivered and when its page was first opened. The business that sent it sees this. Nothing else about a visitor is kept with it, and addresses that refuse our email or report it as unwanted are not written to again.',
            },
            {
              term: 'Answers to estimates.',
              text: 'Of whoever accepts an estimate: the name they type, the signature they draw, what they choose and the time, and as evidence the network address and browser that they used; of whoever declines, the reason that they give. What is asked about an estimate, with the email address for the answer, goes to the business that sent it.',
            },
            {
              term: 'Activity.',
              text: 'Who in a business changed what and when, and from which network address, for the owner of that business.',
            },
            {
              term: 'Sign-ins.',
              text: 'The devices on which you are signed in, with their browser and the time of their last use. You can end each of them in your Profile.',
            },
            { term: 'Messages.', text: 'What you write to us through the contact form, by email or by phone.' },
            {
              term: 'Technical information.',
              text: 'The time, address and result of requests to our servers, with the IP address and browser type where security needs them.',
            },
          ],
        },
        'We do not use advertising or analytics cookies. Your browser’s local storage keeps you signed in and remembers unfinished drafts and the state of the menu; logging out removes the first two. The app installed on a phone or computer also keeps your first invoices and the appointments of a week, to read without a connection, until you log out. A random device token stays, without your name or email: it shows that you have signed in there before, so that other people’s failed attempts do not lock you out.',
      ],
    },
    {
      title: 'How We Use Information',
      blocks: [
        'We use personal information for these purposes only:',
        {
          list: [
            {
              text: 'to provide the Service: to create, send, display and store estimates and invoices, to remind of them, and to show whether they were opened, answered and paid;',
            },
            { text: 'to sign you in, protect accounts and prevent fraud and abuse;' },
            { text: 'to answer your questions and to tell you about important changes;' },
            { text: 'to find and fix errors and keep the Service fast and reliable;' },
            { text: 'to meet our legal obligations.' },
          ],
        },
        'You consent to these purposes when you create an account or contact us. We ask again before we use your information for anything else. We make no decision about anyone that is based on automated processing alone, and do not profile people.',
        'If you receive an estimate or invoice through the Service, the business that sent it decides why and how your information is used; we process it on that business’s behalf. Please contact that business first.',
      ],
    },
    {
      title: 'How We Share Information',
      blocks: [
        'We do not sell or rent personal information. We share it only as follows:',
        {
          list: [
            {
              term: 'With the people you choose.',
              text: 'Your estimates and invoices, with their files and your company’s details, are shown to those who receive them or have their link, an accepted estimate with the name and signature of who accepted it, and your business’s records to the employees and the accountant you invite; your accountant sees only the last digits of bank numbers.',
            },
            {
              term: 'Hosting: Amazon Web Services (AWS).',
              text: 'Runs our servers, database, file storage and sign-in, in its Canada (Central) region, ca-central-1.',
            },
            {
              term: 'Payments by card and from bank accounts: Stripe.',
              text: 'Processes these payments, emails payers about the debits of their bank accounts, and verifies businesses that accept them, under its own privacy policy.',
            },
            {
              term: 'Email and text messages: AWS and telecommunications carriers.',
              text: 'Deliver the messages that you send, with the recipient’s address or phone number.',
            },
            {
              term: 'The law.',
              text: 'Authorities, where a law, warrant or court order requires it, and others where it is necessary to protect life, safety or legal rights.',
            },
            {
              term: 'A successor.',
              text: 'Should our business be sold or merged, its buyer, bound by this policy. We would tell you first.',
            },
          ],
        },
        'Our service providers may use the information only to do their work for us.',
      ],
    },
    {
      title: 'Security',
      blocks: [
        'We protect information in proportion to its sensitivity. Connections are encrypted (TLS), and so are stored data and backups. Each business’s records are kept apart from all others, every request is checked for permission, and access by our own people is limited to those who need it. Links to estimates and invoices contain long random identifiers that cannot be guessed.',
        'No system is perfectly secure. If a breach creates a real risk of significant harm to you, we notify you, the Privacy Commissioner of Canada and, where it applies, the Information and Privacy Commissioner of Alberta or Québec’s Commission d’accès à l’information without unreasonable delay. We keep a register of such incidents.',
      ],
    },
    {
      title: 'Your Rights',
      blocks: [
        'Wherever you live, you may ask us to let you:',
        {
          list: [
            {
              term: 'Access',
              text: 'the personal information that we hold about you, and learn how it is used and shared;',
            },
            {
              term: 'Correct',
              text: 'what is wrong or out of date (most of it you can change yourself in the application);',
            },
            {
              term: 'Delete',
              text: 'your information, unless the law requires us to keep it (an owner deletes a business with everything in it under Profile, and has 14 days to change their mind);',
            },
            { term: 'Object', text: 'to a use or disclosure of your information, or withdraw your consent to it;' },
            {
              term: 'Export',
              text: 'your information in a structured, common electronic format and take it elsewhere (under Profile, an owner prepares an archive of all records with their PDFs).',
            },
          ],
        },
        [
          'Write to our Privacy Officer at ',
          EMAIL,
          '. We may have to confirm who you are. We answer within 30 days, free of charge, and give our reasons if we cannot do what you ask. Without some information the Service cannot work; we tell you if that is so.',
        ],
        [
          'If our answer does not satisfy you, you may complain to the ',
          { text: 'Office of the Privacy Commissioner of Canada', to: 'https://www.priv.gc.ca/' },
          ' (1-800-282-1376), to the ',
          { text: 'Office of the Information and Privacy Commissioner of Alberta', to: 'https://oipc.ab.ca/' },
          ' (1-888-878-4044), in Québec to the ',
          { text: 'Commission d’accès à l’information', to: 'https://www.cai.gouv.qc.ca/' },
          ' (1-888-528-7741), or to the privacy commissioner of your province.',
        ],
      ],
    },
    {
      title: 'Data Retention',
      blocks: [
        'We keep personal information only as long as the purposes above require:',
        {
          list: [
            {
              term: 'Accounts and records:',
              text: 'as long as your account exists. When a business is deleted, its records and files go after 14 days and links to its estimates and invoices stop working. Backups that still hold them are overwritten within 90 days.',
            },
            { term: 'Activity:', text: 'seven years, unless the business is deleted before.' },
            { term: 'Deliveries of emails:', text: 'two years.' },
            { term: 'Technical logs:', text: '90 days.' },
            { term: 'Messages to us:', text: 'as long as it takes to help you, and at most two years.' },
            { term: 'Legal obligations:', text: 'longer where a law, a dispute or an investigation requires it.' },
          ],
        },
        'Tax law may require you to keep your own invoices for six years or more. Please export them before you delete your business.',
      ],
    },
    {
      title: 'International Transfers',
      blocks: [
        'Your records are stored in Canada. Some of the work of our service providers takes place elsewhere: Stripe processes payments in the United States and other countries, web traffic may pass through delivery locations near you, and email and text messages travel to wherever their recipients are. AWS keeps the log of our firewall in the United States (US East, N. Virginia) for 90 days: of requests that it blocks or counts, the network address, its country and the time, but not the page.',
        'Information in another country is subject to that country’s laws, and its courts and authorities may be able to obtain it. We choose providers that protect it comparably and bind them by contract. Our Privacy Officer can tell you more about our practices and about providers outside Canada.',
      ],
    },
    {
      title: 'Children Under 18',
      blocks: [
        'The Service is for businesses and not for anyone under 18. We do not knowingly collect personal information from people under 18 as users. If you believe that we have, please write to us and we will delete it.',
      ],
    },
    {
      title: 'Changes',
      blocks: [
        'We may update this policy. The current version is always on this page, with the date of its last update. We announce important changes at least 30 days before they take effect, by email or in the Service, and ask for your consent where the law requires it.',
      ],
    },
    {
      title: 'Contact',
      blocks: [
        'Our Privacy Officer is the person in charge of the protection of personal information. They are responsible for this policy and answer your questions, requests and complaints:',
        CONTACT,
        [
          'Your use of the Service is covered by our ',
          { text: 'User License Agreement', to: paths.licenseAgreement },
          '.',
        ],
      ],
    },
  ],
};
