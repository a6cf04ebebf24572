import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { brandColors } from '#shared/company/brand-colors.ts';
import { aStatement } from '#test/support/a-statement.ts';
import { StatementDocument } from './statement-document.tsx';

it('has the colours, the layout and the foot of its company', () => {
  const statement = aStatement(2);
  const brand = {
    brandColors: brandColors('#1e3a8a'),
    documentLayout: 'band',
    footerLine: 'Bonded and insured',
  } as const;
  const company = { ...statement.company, ...brand, country: 'Canada' };
  const markup = renderToStaticMarkup(<StatementDocument statement={{ ...statement, company }} />);
  expect(markup).toContain('class="invoice-document statement invoice-band invoice-on-letter"');
  expect(markup).toContain('--invoice-rule:#1e3a8a');
  expect(markup).toContain('<p class="invoice-foot" dir="auto">Bonded and insured</p>');
});

it('names bank payments on their way below the balance, in the language of the customer', () => {
  const pending = [{ on: '2026-03-04', invoiceNumber: 'INV-7', amount: 344.93 }];
  const [section] = aStatement(2).sections;
  const markup = (language: 'en' | 'fr') => {
    const statement = aStatement(2, { language, ...(section && { sections: [{ ...section, pending }] }) });
    return renderToStaticMarkup(<StatementDocument statement={statement} />).replaceAll('\u00a0', ' ');
  };
  expect(markup('en')).toContain(
    'Bank payment of 344.93 CAD for invoice INV-7 on its way since Mar 4, 2026; it counts once it arrives.',
  );
  expect(markup('fr')).toContain(
    'Paiement bancaire de 344,93 CAD pour la facture INV-7 en cours depuis le 4 mars 2026; il comptera une fois reçu.',
  );
});
