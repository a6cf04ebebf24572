import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { api } from '#shared/api/index.ts';
import type { Route, RouteGroup } from '#shared/api/route.ts';

/** Requests of one address within five minutes. */
const REQUESTS = { any: 3_000, strict: 150 };

/** Stops floods and known attacks before they reach the site or the API. */
export class Firewall extends Construct {
  readonly acl: CfnWebACL;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('All'),
      rules: [
        // Stripe sends every event from a few addresses and signs each: no rate fits them.
        blockAbove('RequestsOfOneAddress', 0, REQUESTS.any, not(pathMatches('^/api/stripe/events$'))),
        blockAbove('StrictRequestsOfOneAddress', 1, REQUESTS.strict, anyOf(strictCalls())),
        managedRules('AWSManagedRulesAmazonIpReputationList', 2),
        managedRules('AWSManagedRulesCommonRuleSet', 3, BODY_RULES),
        managedRules('AWSManagedRulesKnownBadInputsRuleSet', 4),
      ],
    });
  }
}

/**
 * The common rules that look into bodies only count: invoices are larger than 8 KB, and their notes hold web addresses and
 * whatever else people write. The API checks bodies by schema, and every surface escapes what it shows.
 */
const BODY_RULES = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
];

/** The calls that cost money or invite guessing: for each method, its paths as one expression. */
function strictCalls(): CfnWebACL.StatementProperty[] {
  const routes = Object.values<RouteGroup>(api).flatMap((group) => Object.values(group));
  const byMethod = Map.groupBy(
    routes.filter(({ throttle }) => throttle === 'strict'),
    ({ method }) => method,
  );
  return [...byMethod].map(([method, strict]) => both(methodIs(method), pathMatches(oneOf(strict))));
}

function oneOf(routes: readonly Route[]): string {
  return `^/api(${routes.map(({ path }) => path.replaceAll(/\{\w+\}/g, '[^/]+')).join('|')})$`;
}

function blockAbove(name: string, priority: number, limit: number, scopeDownStatement: CfnWebACL.StatementProperty) {
  return {
    name,
    priority,
    action: { block: { customResponse: { responseCode: 429 } } },
    statement: { rateBasedStatement: { limit, aggregateKeyType: 'IP', scopeDownStatement } },
    visibilityConfig: visibility(name),
  };
}

function managedRules(name: string, priority: number, countedOnly: readonly string[] = []) {
  return {
    name,
    priority,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: countedOnly.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
    visibilityConfig: visibility(name),
  };
}

function pathMatches(regexString: string): CfnWebACL.StatementProperty {
  return {
    regexMatchStatement: {
      fieldToMatch: { uriPath: {} },
      regexString,
      // The API decodes the path before it looks for a route.
      textTransformations: [{ priority: 0, type: 'URL_DECODE' }],
    },
  };
}

function methodIs(searchString: string): CfnWebACL.StatementProperty {
  return {
    byteMatchStatement: {
      fieldToMatch: { method: {} },
      positionalConstraint: 'EXACTLY',
      searchString,
      textTransformations: [{ priority: 0, type: 'NONE' }],
    },
  };
}

function both(...statements: CfnWebACL.StatementProperty[]): CfnWebACL.StatementProperty {
  return { andStatement: { statements } };
}

/** Either of them; an "or" takes two at least. */
function anyOf(statements: CfnWebACL.StatementProperty[]): CfnWebACL.StatementProperty {
  const [only, ...others] = statements;
  return only && others.length === 0 ? only : { orStatement: { statements } };
}

function not(statement: CfnWebACL.StatementProperty): CfnWebACL.StatementProperty {
  return { notStatement: { statement } };
}

function visibility(metricName: string) {
  return { cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true, metricName };
}
