import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** Everything that protects the account: password, second step at sign-in, signed-in devices. */
export function SecurityTab() {
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PasswordCard />
      <SecondFactorCard />
      <SessionsCard />
    </div>
  );
}
