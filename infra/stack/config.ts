import type { Node } from 'constructs';
import * as z from 'zod';

const HostName = z.hostname();
const Amount = z.coerce.number().nonnegative();

/** What a stage may set; everything has a default or may be absent. */
const StageConfig = z.strictObject({
  /** Where data and functions live. */
  region: z.string().default('ca-central-1'),
  /** Host name of the site, such as `app.example.ca`; without it CloudFront's own name is used. */
  domain: HostName.optional(),
  /** Route 53 zone of the domain: with it, certificate and address records are made by the deployment. */
  hostedZoneId: z.string().optional(),
  /** Sender of every e-mail; without it nothing is mailed. */
  fromAddress: z.email().optional(),
  /** Who gets the messages of the contact form, `fromAddress` unless told; people see it when the form is busy. */
  supportEmail: z.email().optional(),
  /** The number that the site names for help, as people read it; taken when the site is built. */
  supportPhone: z.string().optional(),
  /** Who is told when something goes wrong. */
  alarmEmail: z.email().optional(),
  /** Monthly cost in US dollars after which `alarmEmail` is told. */
  monthlyBudgetUsd: Amount.optional(),
  /** Monthly cost of SMS in US dollars: the limit set in the account, of which 80 % raises an alarm. */
  smsMonthlyLimitUsd: z.coerce.number().positive().default(1),
  /** How many PDFs may be made at once; 0 reserves nothing, for accounts whose quota is still that of a new one. */
  pdfConcurrency: z.coerce.number().int().nonnegative().default(10),
  /** A table restored from a backup, which the functions use instead of the stack's own. */
  restoredTable: z.string().optional(),
  /** Anything new makes the next deployment read the secrets anew. */
  secretsRevision: z.coerce.string().default('1'),
});

/** The settings of a stage, checked, with their defaults. */
export type StageConfig = z.output<typeof StageConfig>;

/**
 * The stage to build and its settings from the CDK context: `stage` names it (`production` unless told), the object of
 * that name holds its settings, and a setting given on the command line (`-c domain=…`) wins. Throws for a setting that
 * is unknown or malformed.
 */
export function readConfig(node: Node): { stage: string; config: StageConfig } {
  const stage = z.stringFormat('stage', /^[a-z][a-z0-9-]*$/).parse(node.tryGetContext('stage') ?? 'production');
  const ofStage = z.record(z.string(), z.unknown()).parse(node.tryGetContext(stage) ?? {});
  const overrides = Object.keys(StageConfig.shape).map((name) => [name, node.tryGetContext(name)] as const);
  const settings = [...Object.entries(ofStage), ...overrides.filter(([, value]) => value !== undefined)];
  return { stage, config: StageConfig.parse(Object.fromEntries(settings.filter(([, value]) => value !== ''))) };
}
