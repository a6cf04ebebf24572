import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { AdminUser } from '#shared/user/schema.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { EditUserDialog } from '#web/features/admin-users/edit-user-dialog.tsx';
import { UserDialogs } from '#web/features/admin-users/user-dialogs.tsx';
import { EmployeeDialogs } from '#web/features/employees/employee-dialogs.tsx';
import PaymentSettingsScreen from '#web/features/payment-settings/payment-settings-screen.tsx';
import { EmailAddress } from '#web/features/profile/email-address.tsx';
import { PasswordDialog } from '#web/features/profile/security/password-dialog.tsx';
import { SecondFactorCard } from '#web/features/profile/security/second-factor-card.tsx';
import { SetUpDialog } from '#web/features/profile/security/set-up-dialog.tsx';
import type { CallName } from '#web/lib/api/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

const REFUSAL = 'Please confirm that it is you, then try again.';
/** The error of a call whose confirmation the user cancelled. */
const CANCELLED = new AppError('FORBIDDEN', REFUSAL, { reason: 'CONFIRMATION_REQUIRED' });
const NO_CODE = new AppError('FORBIDDEN', REFUSAL, { reason: 'CODE_REQUIRED' });
const SETUP = { secret: 'ABCD', uri: 'otpauth://totp/x' };
const SETTINGS = { preferredCurrency: 'CAD', eTransferEmail: 'pay@larch.test', version: 1 };

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: RegExp, text: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

type Case = {
  sends: CallName;
  refusal?: AppError;
  answers?: Record<string, unknown>;
  shows: ReactElement;
  at?: string;
  does: () => Promise<unknown>;
  keeps?: readonly [label: RegExp, value: string][];
};

const onClose = vi.fn();
const person: AdminUser = {
  id: 'user-2',
  email: 'ann@larch.test',
  role: 'USER',
  createdAt: '2026-01-05T12:00:00.000Z',
  profile: { firstName: 'Ann', lastName: 'Lee' },
  paymentIntegrationEnabled: false,
  paymentSettings: { paymentIntegrationEnabled: false },
};
const isOn = { 'GET /auth/second-factor': { isEnabled: true, recoveryCodesLeft: 8 } };
const stripe = (status: object) => ({
  'GET /payment-settings/user/{userId}': { ...SETTINGS, paymentIntegrationEnabled: true },
  'GET /stripe/status': status,
  'GET /stripe/options': { debits: 'off', link: true },
});
const screenAt = '/payment-settings?tab=integration';

it.each<Case>([
  {
    sends: 'PATCH /payment-settings/user/{userId}',
    answers: { 'GET /payment-settings/user/{userId}': SETTINGS },
    shows: <PaymentSettingsScreen />,
    does: async () => {
      await type(/E-Transfer Email/, 'new@larch.test');
      await press('Save Changes');
    },
    keeps: [[/E-Transfer Email/, 'new@larch.test']],
  },
  {
    sends: 'POST /profile/change-email',
    shows: <EmailAddress />,
    does: async () => {
      await press('Change email');
      await type(/New email/, 'new@larch.test');
      await press('Send Code');
    },
    keeps: [[/New email/, 'new@larch.test']],
  },
  {
    sends: 'POST /auth/change-password',
    shows: <PasswordDialog onClose={onClose} />,
    does: async () => {
      await type(/^New password/, 'better-1234');
      await type(/^Confirm password/, 'better-1234');
      await press('Change password');
    },
    keeps: [
      [/^New password/, 'better-1234'],
      [/^Confirm password/, 'better-1234'],
    ],
  },
  {
    sends: 'POST /auth/second-factor',
    shows: <SetUpDialog onClose={onClose} onEnabled={vi.fn()} />,
    does: () => waitFor(() => expect(onClose).toHaveBeenCalled()),
  },
  {
    sends: 'POST /auth/second-factor/enable',
    answers: { 'POST /auth/second-factor': SETUP },
    shows: <SetUpDialog onClose={onClose} onEnabled={vi.fn()} />,
    does: async () => {
      await type(/^Code/, '123456');
      await press('Turn on');
    },
    keeps: [[/^Code/, '123456']],
  },
  {
    sends: 'POST /auth/second-factor/recovery-codes',
    answers: isOn,
    shows: <SecondFactorCard />,
    does: async () => {
      await press('New recovery codes');
      await press('Create new codes');
    },
  },
  {
    sends: 'DELETE /auth/second-factor',
    refusal: NO_CODE,
    answers: isOn,
    shows: <SecondFactorCard />,
    does: async () => {
      await press('Turn off');
      await userEvent.click((await screen.findAllByRole('button', { name: 'Turn off' })).at(-1) as HTMLElement);
    },
  },
  {
    sends: 'GET /stripe/connect',
    answers: stripe({ connected: false }),
    shows: <PaymentSettingsScreen />,
    at: screenAt,
    does: () => press('Connect Stripe'),
  },
  {
    sends: 'POST /stripe/disconnect',
    answers: stripe({ connected: true }),
    shows: <PaymentSettingsScreen />,
    at: screenAt,
    does: async () => {
      await press('Disconnect');
      await userEvent.click((await screen.findAllByRole('button', { name: 'Disconnect' })).at(-1) as HTMLElement);
    },
  },
  {
    sends: 'DELETE /employees/{id}',
    shows: (
      <EmployeeDialogs dialog={{ kind: 'remove', employee: { id: 'e-1', user: person } as never }} onClose={onClose} />
    ),
    does: () => press('Remove'),
  },
  {
    sends: 'DELETE /admin/users/{id}',
    shows: <UserDialogs dialog={{ kind: 'delete', user: person }} listed={[]} onClose={onClose} />,
    does: () => press('Delete User'),
  },
  {
    sends: 'PATCH /admin/users/{id}/payment-integration',
    shows: <EditUserDialog onClose={onClose} user={person} />,
    does: async () => userEvent.click(await screen.findByRole('switch')),
  },
])(
  'shows no failure after the user cancels $sends',
  async ({ sends, refusal = CANCELLED, answers, shows, at, does, keeps = [] }) => {
    answerCalls({ ...answers, [sends]: refusal });
    renderFor({ status: 'authenticated', user: aUser() }, shows, at);
    await does();
    await waitFor(() => expect(callsOf(sends)).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('fieldset:disabled, [aria-busy=true]')).toBeNull());
    expect(toast.error).not.toHaveBeenCalled();
    expect(document.body.textContent).not.toMatch(new RegExp(`${REFUSAL}|Failed`));
    for (const [label, value] of keeps) expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value);
  },
);
