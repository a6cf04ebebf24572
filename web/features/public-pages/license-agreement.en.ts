import { PRODUCT_NAME } from '#shared/brand.ts';
import { paths } from '#web/lib/paths.ts';
import { CONTACT, type LegalText } from './legal-text.ts';

/** The terms that users agree to (spec 2 §2, "Legal pages"). */
export const licenseAgreement: LegalText = {
  title: 'User License Agreement',
  updated: '2025-03-17',
  intro: [
    `This agreement is between you and ${PRODUCT_NAME} (“we”, “us”). It covers your use of our website, application and related services (the “Service”). By creating an account or using the Service you accept it, together with our `,
    { text: 'Privacy Policy', to: paths.privacyPolicy },
    '. If you do not agree, please do not use the Service.',
  ],
  keyPoints: [
    {
      title: 'A licence to use',
      text: 'You receive a non-exclusive, non-transferable licence to use the Service for personal or business invoicing.',
    },
    { title: '18 or older', text: 'You must be at least 18 years old to have an account.' },
    {
      title: 'Your data is yours',
      text: 'You own what you put into the Service. We use it only to provide the Service.',
    },
    { title: 'Cancel anytime', text: 'You may stop using the Service and close your account whenever you wish.' },
    { title: 'Alberta law', text: 'This agreement is governed by the laws of Alberta and of Canada.' },
  ],
  sections: [
    {
      title: 'License Grant',
      blocks: [
        'As long as you comply with this agreement, we grant you a limited, non-exclusive, non-transferable and revocable licence to access and use the Service for personal or business invoicing.',
        'The licence covers you and the people you invite to work in your business. It does not allow you to sell, rent or sublicense the Service, or to offer it to others as your own product.',
      ],
    },
    {
      title: 'Account and Eligibility',
      blocks: [
        'You must be at least 18 years old and able to enter into a binding contract. If you use the Service for a company or another organization, you confirm that you may accept this agreement on its behalf.',
        {
          list: [
            { text: 'Give us accurate information and keep it up to date.' },
            { text: 'Keep your password to yourself. You are responsible for what happens under your account.' },
            {
              text: 'Invite only people you trust with your business records, and remove them when they leave. You are responsible for what they do in your business.',
            },
            { text: 'Tell us immediately if you believe that someone else has used your account.' },
          ],
        },
      ],
    },
    {
      title: 'Usage Rules',
      blocks: [
        'Use the Service lawfully and with respect for others. In particular, you may not:',
        {
          list: [
            {
              text: 'send estimates or invoices that are false, misleading or fraudulent, or for goods and services that are illegal;',
            },
            {
              text: 'send unsolicited messages through the Service, or contact people in breach of Canada’s anti-spam legislation (CASL) or similar laws;',
            },
            { text: 'upload malicious code, or content that infringes the rights of others;' },
            {
              text: 'try to reach accounts, data or systems that are not yours, or test their security without our written consent;',
            },
            { text: 'disrupt the Service, avoid its limits, or load it with automated requests beyond ordinary use;' },
            {
              text: 'copy, modify or reverse engineer the Service, except where the law allows it and this agreement cannot forbid it.',
            },
          ],
        },
        'You are responsible for the content of your estimates and invoices, including the taxes on them, and for keeping the records that the law requires of you. The Service computes from what you enter; it does not give tax, accounting or legal advice.',
      ],
    },
    {
      title: 'Ownership',
      blocks: [
        'You keep all rights in the data that you put into the Service: your customers, products, estimates, invoices, logo, signature and everything else (“Your Data”). You allow us to store, process and transmit Your Data only as far as it is needed to provide, protect and support the Service. You can export Your Data at any time, under Profile.',
        `We and our licensors keep all rights in the Service itself, including its software, design, the ${PRODUCT_NAME} name and logo. If you send us ideas or feedback, we may use them without owing you anything.`,
      ],
    },
    {
      title: 'Fees and Payments',
      blocks: [
        'The Service may be offered in free and paid plans. What a plan includes, what it costs and how often it is billed is shown before you choose it. You are not charged for a free plan, and we never move you from a free plan to a paid one without your consent.',
        {
          list: [
            {
              term: 'Billing.',
              text: 'Fees of paid plans are due in advance for each billing period, in the currency shown, with applicable taxes added. A plan renews until you cancel it.',
            },
            {
              term: 'Price changes.',
              text: 'We announce price increases at least 30 days in advance. They apply from your next billing period, and you may cancel before then.',
            },
            {
              term: 'Refunds.',
              text: 'Fees already paid are not refunded, except where this agreement says so or the law requires it.',
            },
            {
              term: 'Payments from your customers by card or bank account.',
              text: 'Payments of your invoices by card and from bank accounts are processed by Stripe under your own agreement with Stripe, which charges its own fees. We are not a bank or a payment processor, we do not hold your money, and refunds, disputes and returns by a bank are between you, your customer and Stripe.',
            },
          ],
        },
      ],
    },
    {
      title: 'Termination',
      blocks: [
        [
          'You may stop using the Service at any time, and cancel a paid plan with effect from the end of the billing period. The owner of a business deletes it with Your Data under Profile; until it is carried out 14 days later, the deletion can be cancelled. If you cannot sign in, ',
          { text: 'write to us', to: paths.contact },
          ' from the email address of your account. Export what you need first.',
        ],
        'We may suspend or close an account that seriously or repeatedly breaks this agreement, puts others at risk, or must be closed by law. Where we reasonably can, we tell you first and give you the chance to put things right. If we end a paid plan for any other reason, we refund the unused part of what you paid.',
        'When an account is closed, its licence ends and the links to its estimates and invoices stop working. Ownership, Fees and Payments for what is already owed, Disclaimer of Warranties, Limitation of Liability and Governing Law continue to apply.',
      ],
    },
    {
      title: 'Disclaimer of Warranties',
      blocks: [
        'We work hard to keep the Service correct, secure and available. Even so, it is provided “as is” and “as available”. To the extent permitted by law, we disclaim all warranties and conditions, express or implied, including those of merchantability, fitness for a particular purpose and non-infringement.',
        'We do not promise that the Service will be uninterrupted or free of errors, that an email or text message will reach its recipient, or that an invoice will be paid. Some laws do not allow certain warranties to be excluded; in that case they apply to you.',
      ],
    },
    {
      title: 'Limitation of Liability',
      blocks: [
        'To the extent permitted by law, neither we nor our suppliers are liable for indirect, incidental, special, consequential or punitive damages, or for lost profits, revenue, goodwill or data, even if we were told that they were possible.',
        'Our total liability for all claims that arise from this agreement or the Service is limited to the amount that you paid us for the Service in the 12 months before the event that gave rise to the claim.',
        'Nothing in this agreement limits liability that cannot be limited by law, such as liability for fraud, or rights that you have as a consumer.',
      ],
    },
    {
      title: 'Changes',
      blocks: [
        'We may improve and change the Service. If we remove something essential to a paid plan, you may cancel and receive a refund of the unused part of what you paid.',
        'We may also change this agreement. The current version is always on this page, with the date of its last update. We announce important changes at least 30 days before they take effect, by email or in the Service. If you keep using the Service after that day you accept them; if you do not agree, you may close your account before then.',
      ],
    },
    {
      title: 'Governing Law',
      blocks: [
        'This agreement is governed by the laws of the Province of Alberta and the federal laws of Canada that apply there, without regard to conflict-of-law rules. The courts of Alberta have jurisdiction over disputes that arise from it. If you are a consumer, mandatory laws of the place where you live, and the right to bring a claim there, are not affected.',
        'Please write to us before you start a formal proceeding: most concerns can be settled quickly that way. If a part of this agreement cannot be enforced, the rest remains in effect.',
      ],
    },
    {
      title: 'Contact',
      blocks: ['Questions about this agreement are welcome:', CONTACT],
    },
  ],
};
