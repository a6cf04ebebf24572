import { GetSMSAttributesCommand, GetSMSSandboxAccountStatusCommand } from '@aws-sdk/client-sns';
import type { Settings } from '#infra/deploy/settings.ts';
import type { Account } from './account.ts';
import { type Answer, later, ready } from './finding.ts';

/** Whether SMS reach every number, up to the limit that is set. */
export async function checkSms({ sns }: Account, { config: { smsMonthlyLimitUsd } }: Settings): Promise<Answer[]> {
  const findings: Answer[] = [];
  const { IsInSandbox } = await sns.send(new GetSMSSandboxAccountStatusCommand());
  if (IsInSandbox) {
    findings.push(
      later(
        'SMS are in the sandbox: only verified numbers receive any. Console: SNS, Text messaging (SMS), Exit SMS sandbox.',
      ),
    );
  }
  const { attributes } = await sns.send(new GetSMSAttributesCommand({ attributes: ['MonthlySpendLimit'] }));
  // AWS's limit of an account that has never asked for another.
  const limitUsd = Number(attributes?.MonthlySpendLimit ?? 1);
  if (limitUsd < smsMonthlyLimitUsd) {
    findings.push(
      later(
        `SMS stop at ${limitUsd} US dollars a month, before the alarm at 80 % of ${smsMonthlyLimitUsd}. Raise the limit in the console (SNS, Text messaging), or set smsMonthlyLimitUsd to ${limitUsd}.`,
      ),
    );
  }
  return findings.length > 0 ? findings : [ready(`SMS can be sent, up to ${limitUsd} US dollars a month.`)];
}
