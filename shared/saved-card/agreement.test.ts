import { expect, it } from 'vitest';
import { cardAgreement } from './agreement.ts';

it('a payer agrees to both days on which a series may charge: the due day, and that of the invoice', () => {
  expect(cardAgreement('en', 'Larch Studio').terms).toContain('on the due date or as soon as they are sent');
  expect(cardAgreement('fr', 'Atelier Mélèze').terms).toContain('à leur échéance ou dès leur envoi');
});
