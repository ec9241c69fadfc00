import { RemovalPolicy } from 'aws-cdk-lib/core'
import { CfnBucket, CfnBucketPolicy } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { denyWithoutTls, policy } from './policy.ts'
import type { Queue } from './queue.ts'

interface BucketProps {
  /** Lifecycle rules. */
  rules?: CfnBucket.RuleProperty[]
  /** The queue that is told when the file of a name has been stored. */
  tells?: { queue: Queue; of: string }
}

/** A private bucket, retained with the stack: read only by a role, a presigned URL or CloudFront. */
export class Bucket extends Construct {
  readonly name: string
  readonly arn: string
  readonly domainName: string

  constructor(scope: Construct, id: string, { rules = [], tells }: BucketProps = {}) {
    super(scope, id)
    const bucket = new CfnBucket(this, 'Files', {
      publicAccessBlockConfiguration: {
        blockPublicAcls: true,
        blockPublicPolicy: true,
        ignorePublicAcls: true,
        restrictPublicBuckets: true,
      },
      ownershipControls: { rules: [{ objectOwnership: 'BucketOwnerEnforced' }] },
      bucketEncryption: {
        serverSideEncryptionConfiguration: [{ serverSideEncryptionByDefault: { sseAlgorithm: 'AES256' } }],
      },
      lifecycleConfiguration: { rules: [unfinishedUploads, ...rules] },
      ...(tells && { notificationConfiguration: { queueConfigurations: [whenStored(tells)] } }),
    })
    // S3 asks the queue whether it may tell it, before it takes the bucket's wish.
    if (tells) bucket.node.addDependency(tells.queue)
    bucket.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE)
    this.name = bucket.ref
    this.arn = bucket.attrArn
    this.domainName = bucket.attrRegionalDomainName
  }

  /** Adds statements to the bucket policy, which denies any access without TLS. */
  addPolicy(...statements: object[]) {
    new CfnBucketPolicy(this, 'Policy', {
      bucket: this.name,
      policyDocument: policy([...statements, denyWithoutTls('s3:*', [this.arn, `${this.arn}/*`])]),
    })
  }
}

const whenStored = ({ queue, of }: NonNullable<BucketProps['tells']>) => ({
  event: 's3:ObjectCreated:*',
  queue: queue.arn,
  filter: { s3Key: { rules: [{ name: 'prefix', value: of }] } },
})

const unfinishedUploads: CfnBucket.RuleProperty = {
  id: 'unfinished-uploads',
  status: 'Enabled',
  abortIncompleteMultipartUpload: { daysAfterInitiation: 1 },
}
