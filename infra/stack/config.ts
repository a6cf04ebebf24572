import * as z from 'zod';

const HostName = z.hostname();
const Amount = z.coerce.number().nonnegative();

/** An address that receives alarms, or `none`. */
export const AlarmEmail = z.union([z.literal('none'), z.email()]);

/** Settings of a stage; all have a default or are optional. */
const Settings = z.strictObject({
  /** Region of data and functions. */
  region: z.string().default('ca-central-1'),
  /** Another region for daily backups of the table and copies of the files; without it there are none. */
  secondRegion: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+)+-\d$/)
    .optional(),
  /** Host name of the site, such as `app.example.ca`; without it CloudFront's own name is used. */
  domain: HostName.optional(),
  /** Route 53 zone of the domain, in which the deployment creates certificate, address and mail records. */
  hostedZoneId: z.string().optional(),
  /** Name of that zone; without it, `zoneName` derives the name from the domains of site and sender. */
  hostedZoneName: HostName.optional(),
  /** Sender of all emails; without it none are sent. */
  fromAddress: z.email().optional(),
  /** Whether the sender's domain is in SES already: verified before, or by another stage with the same domain. */
  mailIdentityExists: z.union([z.boolean(), z.stringbool()]).default(false),
  /** What other mail servers do with email that fakes the sender's domain; `existing` leaves its DMARC record alone. */
  dmarcPolicy: z.enum(['none', 'quarantine', 'reject', 'existing']).default('none'),
  /** Recipient of contact messages, by default `fromAddress`; shown once a sender has reached the form's limit. */
  supportEmail: z.email().optional(),
  /** Phone number for support on the site; read when the site is built. */
  supportPhone: z.string().optional(),
  /** Recipient of alarms; `none` if there is deliberately none. */
  alarmEmail: AlarmEmail.optional(),
  /** Monthly cost in US dollars at which `alarmEmail` is notified. */
  monthlyBudgetUsd: Amount.optional(),
  /** The account's monthly SMS limit in US dollars; an alarm goes off at 80 %. */
  smsMonthlyLimitUsd: z.coerce.number().positive().default(1),
  /** Maximum number of invoices and invitations that the whole product emails per day (UTC). */
  dailyMailCap: z.coerce.number().int().positive().default(5_000),
  /** Maximum number of SMS that the whole product sends per day (UTC). */
  dailySmsCap: z.coerce.number().int().positive().default(500),
  /** Where SMS may go: `CA`, `US`, and prefixes of other numbers, such as `CA, +44, +1876`. */
  smsDestinations: z
    .string()
    .regex(/^((CA|US|\+[1-9]\d*)(,\s*|$))+$/)
    .default('CA'),
  /** Maximum of concurrent PDFs, reserved from the account's Lambda quota; 0 sets no limit and reserves nothing. */
  pdfConcurrency: z.coerce.number().int().nonnegative().default(0),
  /** The account's quota of concurrent functions; an alarm goes off at 80 %. */
  concurrencyQuota: z.coerce.number().int().positive().default(1_000),
  /** Calls per second by all clients, and as many at once; the firewall limits single addresses. */
  callsPerSecond: z.coerce.number().int().positive().max(5_000).default(2_000),
  /** The same for each call that costs money or invites guessing. */
  strictCallsPerSecond: z.coerce.number().int().positive().max(5_000).default(500),
  /** Whether administrators need a second factor for admin calls. */
  adminSecondFactor: z.enum(['required', 'optional']).default('required'),
  /** Email of the account with which the canary tries the product; without it there is no canary. */
  canaryEmail: z.email().optional(),
  /** Whether calls shift to a new version of a function gradually (`on`) or all at once. */
  gradual: z.stringbool({ truthy: ['on'], falsy: ['off'] }).default(false),
  /** A restored table, which the functions use in place of the stack's. */
  restoredTable: z.string().optional(),
  /** Increment by one to start a new user pool after the loss of the current one. */
  userPoolRevision: z.coerce.number().int().positive().default(1),
  /** Whether stack, table and user pool refuse deletion; `npm run deploy` turns it off for the first deployment. */
  protection: z.enum(['on', 'off']).default('on'),
  /** Increment by one to rotate the secret that CloudFront sends to the API. */
  originSecretRevision: z.coerce.number().int().positive().default(1),
  /** The repository that deploys the stage, as in the subject of GitHub's tokens; without it there is no role. */
  githubRepository: z
    .string()
    .regex(/^[\w.@-]+\/[\w.@-]+$/)
    .optional(),
  /** Any change makes the next deployment read the secrets again. */
  secretsRevision: z.coerce.string().default('1'),
});

const StageConfig = Settings.refine(({ region, secondRegion }) => region !== secondRegion, {
  error: 'secondRegion must be another region than region',
  path: ['secondRegion'],
});

/** The validated settings of a stage, with defaults. */
export type StageConfig = z.output<typeof StageConfig>;

/** Reads a value of the CDK context, as a node of the construct tree does. */
export type Context = { tryGetContext(name: string): unknown };

/** Whether this is the name of a setting, or `stage`. */
export function isSetting(name: string): boolean {
  return name === 'stage' || name in Settings.shape;
}

/** The name of the product's stack in a stage. */
export function productStackName(stage: string): string {
  return stage === 'production' ? 'Invoicing' : `Invoicing-${stage}`;
}

/** The name of the stack in a stage that keeps what outlives the product. */
export function dataStackName(stage: string): string {
  return `${productStackName(stage)}-Data`;
}

/**
 * The stage and its settings from the CDK context: `stage` is its name (by default `production`), the object of that
 * name has its settings, and settings on the command line (`-c domain=…`) win. An empty one is the default. Throws for
 * unknown or malformed settings.
 */
export function readConfig(node: Context): { stage: string; config: StageConfig } {
  const stage = z.stringFormat('stage', /^[a-z][a-z0-9-]*$/).parse(node.tryGetContext('stage') ?? 'production');
  const ofStage = z.record(z.string(), z.unknown()).parse(node.tryGetContext(stage) ?? {});
  const overrides = Object.keys(Settings.shape).map((name) => [name, node.tryGetContext(name)] as const);
  const settings = { ...ofStage, ...Object.fromEntries(overrides.filter(([, value]) => value !== undefined)) };
  const given = Object.entries(settings).filter(([, value]) => value !== '');
  return { stage, config: StageConfig.parse(Object.fromEntries(given)) };
}
