import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';

/** Issuer of the tokens that GitHub gives to jobs. */
const GITHUB = 'token.actions.githubusercontent.com';

type Props = {
  /** The repository in the subject of its tokens, such as `owner@12/name@34`. */
  repository: string;
  /** The environment of the jobs that may deploy. */
  stage: string;
  secondRegion: string | undefined;
};

/**
 * The role of the pipeline, which only jobs of the repository in the stage's environment can assume. It may assume the
 * roles of CDK's bootstrap, as any deployment does, and see and protect its own stack, as `npm run deploy` does.
 */
export class DeployRole extends Construct {
  constructor(scope: Construct, id: string, { repository, stage, secondRegion }: Props) {
    super(scope, id);
    const { account, region, synthesizer } = Stack.of(this);
    const provider = `arn:aws:iam::${account}:oidc-provider/${GITHUB}`;
    const role = new Role(this, 'Role', {
      description: `Deploys the stage ${stage} from GitHub`,
      assumedBy: new WebIdentityPrincipal(provider, {
        StringEquals: {
          [`${GITHUB}:aud`]: 'sts.amazonaws.com',
          [`${GITHUB}:sub`]: `repo:${repository}:environment:${stage}`,
        },
      }),
      maxSessionDuration: Duration.hours(1),
    });
    const roles = [...new Set([region, 'us-east-1', secondRegion ?? region])].flatMap((place) =>
      ['deploy', 'file-publishing', 'lookup'].map(
        (work) => `arn:aws:iam::${account}:role/cdk-${synthesizer.bootstrapQualifier}-${work}-role-${account}-${place}`,
      ),
    );
    role.addToPolicy(new PolicyStatement({ actions: ['sts:AssumeRole'], resources: roles }));
    role.addToPolicy(
      new PolicyStatement({
        actions: ['cloudformation:DescribeStacks', 'cloudformation:SetStackPolicy'],
        resources: [Stack.of(this).stackId],
      }),
    );
    new CfnOutput(this, 'Arn', { value: role.roleArn });
  }
}
