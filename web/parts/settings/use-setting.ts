import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { companyQuery } from '#web/lib/queries/company.ts';
import { paymentSettingsQuery } from '#web/lib/queries/payment-settings.ts';
import { useUser } from '#web/lib/session/session.ts';
import type { MissingSetting } from '#web/parts/findings/remedies.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { t } from './texts.en.ts';

/**
 * The setting that `SettingDialog` edits. Its latest version is fetched first, so that nobody else's change is
 * overwritten.
 */
export function useSetting() {
  const client = useQueryClient();
  const { id } = useUser();
  const [setting, setSetting] = useState<MissingSetting | null>(null);
  const open = async (missing: MissingSetting) => {
    try {
      await (missing === 'payment' ? client.fetchQuery(paymentSettingsQuery(id)) : client.fetchQuery(companyQuery));
      setSetting(missing);
    } catch (error) {
      showFailure(error, t.notLoaded);
    }
  };
  return { setting, open, close: () => setSetting(null) };
}
