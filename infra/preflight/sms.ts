import {
  DescribePhoneNumbersCommand,
  GetResourcePolicyCommand,
  type PhoneNumberInformation,
  ResourceNotFoundException,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { GetSMSAttributesCommand, GetSMSSandboxAccountStatusCommand } from '@aws-sdk/client-sns';
import type { Settings } from '#infra/deploy/settings.ts';
import { smsDestinations } from '#shared/sms-number.ts';
import type { Account } from './account.ts';
import { type Answer, later, ready } from './finding.ts';

/** The countries in which carriers drop what no registered number sends. */
const COUNTRIES = { CA: 'Canada', US: 'the United States' } as const;

/** Whether SMS reach every number in the countries that are set, up to the limit that is set. */
export async function checkSms(account: Account, { config }: Settings): Promise<Answer[]> {
  const { smsMonthlyLimitUsd, smsDestinations: setting } = config;
  const findings = [...(await checkSandbox(account)), ...(await checkNumbers(account, smsDestinations(setting)))];
  const { attributes } = await account.sns.send(new GetSMSAttributesCommand({ attributes: ['MonthlySpendLimit'] }));
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

async function checkSandbox({ sns }: Account): Promise<Answer[]> {
  const { IsInSandbox } = await sns.send(new GetSMSSandboxAccountStatusCommand());
  if (!IsInSandbox) return [];
  return [
    later(
      'SMS are in the sandbox: only verified numbers receive any. Console: SNS, Text messaging (SMS), Exit SMS sandbox.',
    ),
  ];
}

async function checkNumbers(account: Account, destinations: readonly string[]): Promise<Answer[]> {
  const { PhoneNumbers = [] } = await account.endUserMessaging.send(new DescribePhoneNumbersCommand());
  const answers = await Promise.all(
    Object.entries(COUNTRIES)
      .filter(([code]) => destinations.includes(code))
      .map(([code, country]) => checkNumber(account, { code, country, numbers: PhoneNumbers })),
  );
  return answers.flat();
}

type Country = { code: string; country: string; numbers: readonly PhoneNumberInformation[] };

async function checkNumber(account: Account, { code, country, numbers }: Country): Promise<Answer[]> {
  const ofCountry = numbers.filter(
    ({ IsoCountryCode, NumberCapabilities }) => IsoCountryCode === code && NumberCapabilities?.includes('SMS'),
  );
  const active = ofCountry.filter(({ Status }) => Status === 'ACTIVE');
  if (active.length === 0) {
    const state = ofCountry.length > 0 ? 'is not active yet' : 'is missing';
    return [
      later(
        `A number for SMS to ${country} ${state}: carriers drop them without an error. Console: AWS End User Messaging, Phone numbers, or take ${code} out of smsDestinations.`,
      ),
    ];
  }
  const allowed = await Promise.all(active.map(({ PhoneNumberArn }) => allowsSns(account, PhoneNumberArn)));
  if (allowed.some(Boolean)) return [];
  return [
    later(
      `SNS may not use the number ${active[0]?.PhoneNumber}, so SMS to ${country} are dropped without an error. Console: AWS End User Messaging, the number, Resource policy: allow sns.amazonaws.com to use sms-voice:SendTextMessage.`,
    ),
  ];
}

/** Whether the number's resource policy lets SNS send with it, as AWS requires of numbers since September 2024. */
async function allowsSns({ endUserMessaging }: Account, numberArn: string | undefined): Promise<boolean> {
  try {
    const { Policy = '' } = await endUserMessaging.send(new GetResourcePolicyCommand({ ResourceArn: numberArn }));
    return Policy.includes('sns.amazonaws.com');
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false;
    throw error;
  }
}
