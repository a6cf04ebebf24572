import { GetAccountCommand, GetEmailIdentityCommand, NotFoundException } from '@aws-sdk/client-sesv2';
import type { Settings } from '#infra/deploy/settings.ts';
import { mailDomain } from '#infra/stack/host-names.ts';
import type { Account } from './account.ts';
import { type Answer, blocks, later, ready } from './finding.ts';
import { isInStage } from './records.ts';

/** Whether email can be sent, and the sender's domain is in SES as the settings say. */
export async function checkMail(account: Account, settings: Settings): Promise<Answer[]> {
  const { fromAddress } = settings.config;
  if (!fromAddress) return [later('Without fromAddress no email is sent, and users cannot confirm their accounts.')];
  const domain = mailDomain(fromAddress);
  const [sandbox, identity] = await Promise.all([checkSandbox(account), checkIdentity(account, settings, domain)]);
  const findings = [...sandbox, ...identity];
  return findings.length > 0 ? findings : [ready(`Email can be sent from ${domain} to any address.`)];
}

async function checkSandbox({ ses }: Account): Promise<Answer[]> {
  const { ProductionAccessEnabled, SendingEnabled } = await ses.send(new GetAccountCommand());
  if (SendingEnabled === false) return [later('SES has paused sending for this account: see its Account dashboard.')];
  if (ProductionAccessEnabled) return [];
  return [
    later(
      'SES is in the sandbox: only verified addresses receive email. Console: SES, Account dashboard, Request production access.',
    ),
  ];
}

async function checkIdentity(account: Account, settings: Settings, domain: string): Promise<Answer[]> {
  const { mailIdentityExists } = settings.config;
  const verified = await isVerified(account, domain);
  if (verified === undefined) {
    if (!mailIdentityExists) return [];
    return [blocks(`${domain} is not in SES of this region. Verify it there, or set mailIdentityExists to false.`)];
  }
  const isOurs = await isInStage(account, settings, domain);
  if (isOurs && mailIdentityExists) {
    return [
      blocks(`${domain} belongs to this stage: with mailIdentityExists, the deployment would remove it from SES.`),
    ];
  }
  if (!isOurs && !mailIdentityExists) {
    return [blocks(`${domain} is in SES already, so the deployment cannot create it. Set mailIdentityExists to true.`)];
  }
  return verified ? [] : [later(`${domain} is not verified: SES waits for its DKIM records in the DNS.`)];
}

/** Undefined if the domain is not in SES. */
async function isVerified({ ses }: Account, domain: string): Promise<boolean | undefined> {
  try {
    const { VerifiedForSendingStatus } = await ses.send(new GetEmailIdentityCommand({ EmailIdentity: domain }));
    return VerifiedForSendingStatus ?? false;
  } catch (error) {
    if (error instanceof NotFoundException) return undefined;
    throw error;
  }
}
