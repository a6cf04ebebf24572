import { describe, expect, it } from 'vitest';
import { lambdas, resources, type Statement, synthesize, theOnly } from './synthesize.ts';

const { product } = synthesize();

describe('the user pool', () => {
  it('identifies users by case-insensitive email address, and cannot be deleted by accident', () => {
    product.hasResource('AWS::Cognito::UserPool', {
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        UsernameAttributes: ['email'],
        UsernameConfiguration: { CaseSensitive: false },
        DeletionProtection: 'ACTIVE',
        AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      },
    });
  });

  it('requires passwords of eight characters with a digit', () => {
    product.hasResourceProperties('AWS::Cognito::UserPool', {
      Policies: {
        PasswordPolicy: {
          MinimumLength: 8,
          RequireNumbers: true,
          RequireLowercase: false,
          RequireUppercase: false,
          RequireSymbols: false,
        },
      },
    });
  });

  it('signs users in through the functions only', () => {
    const { properties } = theOnly<Record<string, unknown>>(product, 'AWS::Cognito::UserPoolClient');
    expect(properties).toMatchObject({
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      AccessTokenValidity: 60,
      AllowedOAuthFlowsUserPoolClient: false,
    });
    expect(properties.GenerateSecret).not.toBe(true);
  });

  it('does not let users change their email address in Cognito', () => {
    const { properties } = theOnly<{ WriteAttributes: string[] }>(product, 'AWS::Cognito::UserPoolClient');
    expect(properties.WriteAttributes).toEqual(['locale']);
  });

  it('issues tokens that do not work for its own API', () => {
    const { properties } = theOnly<{ UserPoolTier: string; LambdaConfig: unknown }>(product, 'AWS::Cognito::UserPool');
    const LambdaArn = { 'Fn::GetAtt': [lambdas(product).get('access-tokens')?.id, 'Arn'] };
    expect(properties.LambdaConfig).toEqual({ PreTokenGenerationConfig: { LambdaArn, LambdaVersion: 'V2_0' } });
    expect(properties.UserPoolTier).toBe('ESSENTIALS');
  });

  it('has a group for each role', () => {
    const groups = resources<{ GroupName: string }>(product, 'AWS::Cognito::UserPoolGroup');
    expect(groups.map(({ properties }) => properties.GroupName).sort()).toEqual([
      'ACCOUNTANT',
      'ADMIN',
      'EMPLOYEE',
      'USER',
    ]);
  });
});

describe('the table', () => {
  it('can be restored, cannot be deleted by accident and deletes expired items', () => {
    product.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
        Replicas: [
          {
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          },
        ],
      },
    });
  });

  it('has the keys and indexes that the functions use', () => {
    product.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      KeySchema: keys('pk', 'sk'),
      LocalSecondaryIndexes: [
        { IndexName: 'lsi1', KeySchema: keys('pk', 'lsi1sk'), Projection: { ProjectionType: 'ALL' } },
        { IndexName: 'lsi2', KeySchema: keys('pk', 'lsi2sk'), Projection: { ProjectionType: 'ALL' } },
        { IndexName: 'lsi3', KeySchema: keys('pk', 'lsi3sk'), Projection: { ProjectionType: 'ALL' } },
        { IndexName: 'lsi4', KeySchema: keys('pk', 'lsi4sk'), Projection: { ProjectionType: 'ALL' } },
      ],
      GlobalSecondaryIndexes: [
        { IndexName: 'gsi1', KeySchema: keys('gsi1pk', 'gsi1sk'), Projection: { ProjectionType: 'KEYS_ONLY' } },
        { IndexName: 'gsi2', KeySchema: keys('gsi2pk', 'gsi2sk'), Projection: { ProjectionType: 'KEYS_ONLY' } },
      ],
    });
  });
});

type BucketProperties = {
  PublicAccessBlockConfiguration?: Record<string, boolean>;
  VersioningConfiguration?: { Status: string };
  BucketEncryption?: unknown;
};
type Principal = { Service?: string; AWS?: string };
type BucketPolicy = {
  Bucket: { Ref: string };
  PolicyDocument: { Statement: (Statement & { Principal: Principal })[] };
};

describe.each(resources<BucketProperties>(product, 'AWS::S3::Bucket'))('the bucket $path', ({ id, properties }) => {
  const statements = resources<BucketPolicy>(product, 'AWS::S3::BucketPolicy')
    .filter((policy) => policy.properties.Bucket.Ref === id)
    .flatMap((policy) => policy.properties.PolicyDocument.Statement);

  it('is private, encrypted and versioned', () => {
    expect(Object.values(properties.PublicAccessBlockConfiguration ?? {})).toEqual([true, true, true, true]);
    expect(properties.VersioningConfiguration).toEqual({ Status: 'Enabled' });
    expect(properties.BucketEncryption).toBeDefined();
  });

  it('requires TLS', () => {
    const denied = statements.find(
      ({ Effect, Condition }) => Effect === 'Deny' && JSON.stringify(Condition).includes('aws:SecureTransport'),
    );
    expect(denied).toMatchObject({ Action: 's3:*', Principal: { AWS: '*' } });
  });

  it('allows only the account’s distributions and S3 log delivery', () => {
    const allowed = statements.filter(({ Effect }) => Effect === 'Allow');
    const sources: Readonly<Record<string, string>> = {
      'cloudfront.amazonaws.com': '["arn:aws:cloudfront::",{"Ref":"AWS::AccountId"},":distribution/*"]',
      'logging.s3.amazonaws.com': 'aws:SourceArn',
    };
    for (const { Principal, Condition } of allowed) {
      expect(Object.keys(sources)).toContain(Principal.Service);
      expect(JSON.stringify(Condition)).toContain(sources[Principal.Service ?? '']);
    }
  });
});

describe('the access log of the files', () => {
  const buckets = Object.entries(product.findResources('AWS::S3::Bucket')).map(([id, { Properties }]) => ({
    id,
    destination: Properties.LoggingConfiguration?.DestinationBucketName?.Ref,
  }));
  const log = buckets.find(({ destination }) => destination === undefined);

  it('covers every other bucket, and is kept as long as other logs', () => {
    const logged = buckets.filter(({ id }) => id !== log?.id);
    expect(logged).toHaveLength(2);
    for (const { destination } of logged) expect(destination).toBe(log?.id);
    const rules = product.findResources('AWS::S3::Bucket')[log?.id ?? '']?.Properties.LifecycleConfiguration.Rules;
    expect(rules).toMatchObject([{ ExpirationInDays: 90, Status: 'Enabled' }]);
  });

  it('is not accessible to any function', () => {
    const permissions = ['AWS::IAM::Policy', 'AWS::IAM::Role'].map((type) => product.findResources(type));
    expect(JSON.stringify(permissions)).not.toContain(log?.id);
  });
});

it('expires PDFs, which can be rendered again, and keeps uploads', () => {
  product.hasResource('AWS::S3::Bucket', {
    DeletionPolicy: 'RetainExceptOnCreate',
    Properties: {
      LifecycleConfiguration: {
        Rules: [
          { Prefix: 'pdf/', ExpirationInDays: 90, Status: 'Enabled' },
          { Prefix: 'exports/', ExpirationInDays: 7, Status: 'Enabled' },
          { Prefix: 'uploads/', ExpirationInDays: 1, Status: 'Enabled' },
          {
            NoncurrentVersionExpiration: { NoncurrentDays: 90 },
            ExpiredObjectDeleteMarker: true,
            Status: 'Enabled',
          },
        ],
      },
    },
  });
});

it('lets the distribution read only the images', () => {
  const policies = resources<BucketPolicy>(product, 'AWS::S3::BucketPolicy').filter(({ path }) =>
    path.includes('/Files/'),
  );
  const allowed = policies
    .flatMap(({ properties }) => properties.PolicyDocument.Statement)
    .filter(({ Effect }) => Effect === 'Allow');
  expect(allowed.map(({ Action }) => Action)).toEqual(['s3:GetObject']);
  expect(JSON.stringify(allowed[0]?.Resource)).toContain('/images/*');
});

function keys(hash: string, range: string) {
  return [
    { AttributeName: hash, KeyType: 'HASH' },
    { AttributeName: range, KeyType: 'RANGE' },
  ];
}
