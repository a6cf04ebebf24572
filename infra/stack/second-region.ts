import { Aws } from 'aws-cdk-lib';

/** Days for which the second region keeps each daily backup, as long as the table can be restored in its own region. */
export const KEPT_DAYS = 35;

/** The second region as the product's stack knows it: by name, since references cannot cross regions. */
export type SecondRegion = { readonly region: string; readonly vaultName: string; readonly bucketName: string };

/** The second region of a product's stack. */
export function secondRegionOf(stackName: string, region: string): SecondRegion {
  // Bucket names are unique worldwide, and lower case.
  return { region, vaultName: stackName, bucketName: `${stackName.toLowerCase()}-files-${Aws.ACCOUNT_ID}-${region}` };
}
