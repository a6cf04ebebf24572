/**
 * The resources that keep data, by their logical ids, with their types. CloudFormation replaces a resource by an empty one
 * when its logical id changes, which follows from the name and place of its construct.
 */
export const KEPT_RESOURCES = {
  DataTableFDBAD0F2: 'AWS::DynamoDB::GlobalTable',
  IdentityUsers61009EFD: 'AWS::Cognito::UserPool',
  FilesBucket7C17EE2E: 'AWS::S3::Bucket',
  SiteBucket978D4AEB: 'AWS::S3::Bucket',
  AccessLogBucket1B5E635D: 'AWS::S3::Bucket',
  SecretsStripe8F38C071: 'AWS::SecretsManager::Secret',
  SecretsAuth545FB8E8: 'AWS::SecretsManager::Secret',
} as const;
