import type { AssignableRole } from '#shared/user/roles.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { t } from './texts.en.ts';

const TONES: Readonly<Record<AssignableRole, Tone>> = { ADMIN: 'blue', USER: 'grey' };

/** The role of an account. */
export function RoleBadge({ role }: { role: AssignableRole }) {
  return (
    <div className="flex">
      <Badge tone={TONES[role]}>{t.roles[role]}</Badge>
    </div>
  );
}

/** Whether a business may take card payments. */
export function IntegrationBadge({ enabled }: { enabled: boolean }) {
  return (
    <div className="flex">
      <Badge tone={enabled ? 'green' : 'grey'}>{enabled ? t.enabled : t.disabled}</Badge>
    </div>
  );
}
