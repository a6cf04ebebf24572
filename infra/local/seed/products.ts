import type { ProductInput } from '#shared/product/schema.ts';

type Others = Pick<ProductInput, 'unit' | 'taxTreatment' | 'supplyCategory'>;
type Line = readonly [shortDescription: string, price: number, detailedDescription: string, others?: Others];

const LINES: readonly Line[] = [
  [
    'Brand identity',
    2400,
    'Logo, colour and type system, delivered with a guide of twelve pages',
    { supplyCategory: 'advertising' },
  ],
  ['Website design', 450, 'One responsive page template, designed for phone, tablet and desktop', { unit: 'page' }],
  ['Website development', 125, 'Front-end development, per hour', { unit: 'h' }],
  ['Product photography', 320, 'Half a day in the studio, ten retouched pictures included'],
  ['Copywriting', 95.5, 'Texts in English and French, per hour', { unit: 'h' }],
  ['Translation, English to French', 0.29, 'Certified translation with a second reader, per word', { unit: 'word' }],
  ['Monthly maintenance', 180, 'Updates, backups and monitoring of one website', { unit: 'month' }],
  [
    'Domain and hosting',
    19.99,
    'Domain name, certificate and hosting in Canada, per month',
    { unit: 'month', supplyCategory: 'software' },
  ],
  [
    'Business cards',
    89.95,
    '250 cards on recycled cotton paper, printed on both sides, with rounded corners',
    { supplyCategory: 'goods' },
  ],
  [
    'Workshop: finding your voice',
    1500,
    'A day with your team:\n• who your customers are\n• what you promise them\n• how you sound',
    { taxTreatment: 'noPst' },
  ],
  ['Consultation', 0, 'The first half hour, by phone or video, at no charge'],
  ['Éclair package', 749.5, 'A landing page in five working days, from the first call to going live'],
];

/** The products of the demo business. */
export const DEMO_PRODUCTS: readonly ProductInput[] = LINES.map(
  ([shortDescription, price, detailedDescription, others]) => ({
    shortDescription,
    detailedDescription,
    price,
    ...others,
  }),
);
