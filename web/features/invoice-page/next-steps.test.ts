import { describe, expect, it } from 'vitest';
import { nextSteps } from './next-steps.ts';

const TODAY = '2026-03-15';
const DUE = { status: 'SENT', dueDate: '2026-03-20' } as const;
const LATE = { status: 'OVERDUE', dueDate: '2026-03-03' } as const;

type Facts = Parameters<typeof nextSteps>[0];

describe('the next step of an invoice', () => {
  it.each<[string, Facts, string[]]>([
    ['that is a draft', { ...DUE, status: 'DRAFT' }, ['send']],
    ['that is due', DUE, ['record', 'resend']],
    ['that is partly paid', { ...DUE, amountPaid: 20 }, ['record', 'payments']],
    ['that is late', LATE, ['remind', 'record']],
    ['that is late, before the sweep has marked it', { ...LATE, status: 'SENT' }, ['remind', 'record']],
    ['whose customer reported an e-Transfer', { ...LATE, isClaimed: true }, ['confirm', 'record']],
    ['with a bank payment on its way', { ...LATE, isDebited: true }, ['payments', 'duplicate']],
    [
      'with a bank payment on its way, a reported e-Transfer and an email that came back',
      { ...LATE, isDebited: true, isClaimed: true, returnedMail: 'BOUNCED' },
      ['payments', 'duplicate'],
    ],
    ['that is a deposit request with a bank payment', { ...DUE, isDeposit: true, isDebited: true }, ['payments']],
    ['whose email came back', { ...DUE, returnedMail: 'BOUNCED' }, ['correct', 'record']],
    ['whose email was not sent', { ...DUE, returnedMail: 'NOT_SENT' }, ['resend', 'record']],
    ['that is paid', { ...DUE, status: 'PAID', amountPaid: 20 }, ['duplicate', 'payments']],
    ['that is disputed', { ...DUE, status: 'PAID', amountPaid: 20, isDisputed: true }, ['payments', 'duplicate']],
    [
      'whose refund failed',
      { ...DUE, status: 'PAID', amountPaid: 20, paymentNotice: { code: 'REFUND_FAILED' } },
      ['payments', 'duplicate'],
    ],
    ['that was refunded', { ...DUE, status: 'CANCELLED', amountRefunded: 20 }, ['duplicate', 'payments']],
    ['that was written off', { ...DUE, status: 'CANCELLED', isWrittenOff: true }, ['reverse', 'payments']],
    ['that is cancelled', { ...DUE, status: 'CANCELLED' }, ['duplicate']],
    ['that is a deposit request', { ...DUE, isDeposit: true }, ['record', 'resend']],
    ['that is a held deposit', { ...DUE, isDeposit: true, status: 'PAID', amountPaid: 20 }, []],
    [
      'that is a deposit which was applied',
      { ...DUE, isDeposit: true, status: 'PAID', amountPaid: 20, amountKept: 20 },
      ['payments'],
    ],
    ['that is a cancelled deposit request', { ...DUE, isDeposit: true, status: 'CANCELLED' }, []],
  ])('%s', (_, facts, steps) => {
    expect(nextSteps(facts, TODAY)).toEqual(steps);
  });
});
