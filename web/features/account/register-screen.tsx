import { Link, useLocation } from 'react-router-dom';
import { PASSWORD_RULE } from '#shared/auth/password.ts';
import type { Login } from '#shared/auth/schema.ts';
import { paths } from '#web/app/paths.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { toast } from '#web/ui/toast.ts';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { LINK_STYLE } from './link-style.ts';
import { registrationFailure } from './register-errors.ts';
import { useRegister } from './use-register.ts';

/** Register (spec 1 §2.4). Where it leads is the guests' guard's to say. */
export function RegisterScreen() {
  useDocumentTitle('Create account');
  const { state } = useLocation();
  const register = useRegister();
  const onFailure = (error: unknown) => {
    const failure = registrationFailure(error);
    toast.error(failure.toast);
    return failure.text;
  };
  const onSubmit = async (credentials: Login): Promise<string | undefined> => {
    if (!credentials.email || !credentials.password) return 'Please fill in all fields';
    return register(credentials).then(() => undefined, onFailure);
  };
  return (
    <AccountLayout
      pitch="Create, manage, and send professional invoices in minutes, and get paid faster."
      subtitle="Start invoicing today"
      title="Create an account"
    >
      <AccountForm
        busyLabel="Creating account..."
        footer={
          <>
            Already have an account?{' '}
            <Link className={LINK_STYLE} state={state} to={paths.login}>
              Sign in
            </Link>
          </>
        }
        isNewPassword
        noValidate
        onSubmit={onSubmit}
        passwordHint={PASSWORD_RULE}
        submitLabel="Create account"
      />
    </AccountLayout>
  );
}
