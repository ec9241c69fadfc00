import { RemovalPolicy } from 'aws-cdk-lib/core'
import { CfnBucket, CfnBucketPolicy } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { onlyEncrypted, policy } from './policy.ts'

interface BucketProps {
  /** What is tidied away by itself. */
  rules?: CfnBucket.RuleProperty[]
  /** Whether an overwritten or deleted file can be brought back while `rules` keep its older versions. */
  versioned?: boolean
}

/** A private bucket that is kept when the stack goes: nobody reads it but by a role, a signed address, or the content network. */
export class Bucket extends Construct {
  readonly name: string
  readonly arn: string
  readonly domainName: string

  constructor(scope: Construct, id: string, { rules = [], versioned }: BucketProps = {}) {
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
      ...(versioned && { versioningConfiguration: { status: 'Enabled' } }),
    })
    bucket.applyRemovalPolicy(RemovalPolicy.RETAIN)
    this.name = bucket.ref
    this.arn = bucket.attrArn
    this.domainName = bucket.attrRegionalDomainName
  }

  /** Who else may do what, beside the roles that say it themselves; nothing goes without encryption on the way. */
  allows(...statements: object[]) {
    new CfnBucketPolicy(this, 'Policy', {
      bucket: this.name,
      policyDocument: policy([...statements, onlyEncrypted('s3:*', [this.arn, `${this.arn}/*`])]),
    })
  }
}

const unfinishedUploads: CfnBucket.RuleProperty = {
  id: 'unfinished-uploads',
  status: 'Enabled',
  abortIncompleteMultipartUpload: { daysAfterInitiation: 1 },
}
