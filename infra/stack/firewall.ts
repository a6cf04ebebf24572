import { Stack } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { api } from '#shared/api/index.ts';
import { callParts, type RouteGroup } from '#shared/api/route.ts';

/** Requests from one address in five minutes. */
const REQUESTS = { any: 3_000, strict: 150 };

/** Blocks floods and known attacks in front of site and API. */
export class Firewall extends Construct {
  readonly acl: CfnWebACL;
  /** Its name in metrics, which no other stage of the account has. */
  readonly metricName: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.metricName = Stack.of(this).stackName;
    this.acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility(this.metricName),
      rules: [
        // Stripe sends all events from a few addresses and signs them: no rate limit fits.
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
 * The common rules on bodies only count: invoices exceed 8 KB, and notes contain URLs and anything else people write.
 * The API validates bodies, and every output escapes them.
 */
const BODY_RULES = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
];

/** Characters of an expression: https://docs.aws.amazon.com/waf/latest/developerguide/limits.html. */
const MAX_EXPRESSION = 200;

/** The calls that cost money or invite guessing, by method. */
function strictCalls(): CfnWebACL.StatementProperty[] {
  const routes = Object.values<RouteGroup>(api).flatMap((group) => Object.values(group));
  const strict = routes.filter(({ throttle }) => throttle === 'strict').map(({ call }) => callParts(call));
  return [...Map.groupBy(strict, ([method]) => method)].map(([method, calls]) =>
    both(methodIs(method), anyOf(expressionsOf(calls.map(([, path]) => path)).map(pathMatches))),
  );
}

/** Expressions that together match these paths, as few as fit. */
function expressionsOf(paths: readonly string[]): string[] {
  const expressions: string[] = [];
  let alternatives: string[] = [];
  for (const path of paths.map((path) => path.replaceAll(/\{\w+\}/g, '[^/]+'))) {
    const longer = [...alternatives, path];
    if (oneOf(longer).length <= MAX_EXPRESSION) alternatives = longer;
    else {
      expressions.push(oneOf(alternatives));
      alternatives = [path];
    }
  }
  return [...expressions, oneOf(alternatives)];
}

function oneOf(alternatives: readonly string[]): string {
  return `^/api(${alternatives.join('|')})$`;
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
      // The API decodes paths before matching routes.
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

/** Any of the statements; "or" needs at least two. */
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
