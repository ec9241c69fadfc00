import { Aws, Duration } from 'aws-cdk-lib/core'
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { Feature } from './feature.ts'
import { Queue } from './queue.ts'
import type { Roles } from './roles.ts'

/** The publisher's timeout: it renders every public page, and writes those that have changed. */
const publishingTime = Duration.seconds(29)

/** How long changes are gathered, since one import of translations changes many items. */
const gathered = Duration.seconds(2)

/** The queue of what has changed of the public site, and the function that writes it anew. */
export class Publisher extends Construct {
  readonly queue: Queue

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.queue = new Queue(this, 'Queue', {
      consumedWithin: publishingTime,
      gathered,
      attempts: 5,
      // The bucket of the site tells when a release has been uploaded.
      sender: {
        Principal: { Service: 's3.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      },
    })
  }

  /** Sets the handler `publish` of the feature. */
  publishedBy({ site, roles }: { site: Feature; roles: Roles }) {
    const capabilities = site.capabilitiesOf('publish')
    const publisher = site.worker('publish', {
      role: roles.ownRoleFor('PublishSite', { capabilities, changes: true }, [this.queue.consumption]),
    })
    new CfnEventSourceMapping(site, 'Publications', {
      functionName: publisher.attrArn,
      eventSourceArn: this.queue.arn,
      batchSize: 100,
      maximumBatchingWindowInSeconds: gathered.toSeconds(),
      functionResponseTypes: ['ReportBatchItemFailures'],
      scalingConfig: { maximumConcurrency: 2 },
    })
  }
}
