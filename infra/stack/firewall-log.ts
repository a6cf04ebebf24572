import { ArnFormat, Stack } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, type CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { LOGS } from './function.ts';

/** Header fields that carry a token, a cookie, or the address of a page that only its id protects. */
const SECRET_HEADERS = ['authorization', 'cookie', 'referer'];

/**
 * Logs the requests that the firewall blocks or counts: address, country, method and rule. Paths and queries are left
 * out, since ids and tokens in them open invoices and invitations.
 */
export class FirewallLog extends Construct {
  constructor(scope: Construct, id: string, acl: CfnWebACL) {
    super(scope, id);
    const stack = Stack.of(this);
    const logGroup = new LogGroup(this, 'Log', {
      // AWS WAF requires this prefix.
      logGroupName: `aws-waf-logs-${stack.stackName}`,
      ...LOGS,
    });
    new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: acl.attrArn,
      // Without the `:*` at the end of the log group's own attribute.
      logDestinationConfigs: [
        stack.formatArn({
          service: 'logs',
          resource: 'log-group',
          resourceName: logGroup.logGroupName,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: ['BLOCK', 'COUNT', 'EXCLUDED_AS_COUNT'].map(loggedAction),
          },
        ],
      },
      redactedFields: [
        { uriPath: {} },
        { queryString: {} },
        ...SECRET_HEADERS.map((name) => ({ singleHeader: { Name: name } })),
      ],
    });
  }
}

function loggedAction(action: string) {
  return { ActionCondition: { Action: action } };
}
