import { Duration } from 'aws-cdk-lib/core'
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { Feature } from './feature.ts'
import type { Permits } from './roles.ts'
import { Queue } from './queue.ts'

/** How long a task has for one of its pieces. */
const pieceTime = Duration.seconds(29)

interface Doer {
  /** The feature whose handler does the tasks. */
  feature: Feature
  /** The file of the handler. */
  file: string
  permits: Permits
}

/** Long work that follows from a change and is done piece by piece. */
export class Tasks extends Construct {
  readonly queue: Queue

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.queue = new Queue(this, 'Queue', { consumedWithin: pieceTime, attempts: 5 })
  }

  /** Says who does them: one piece at a time, two beside each other, so that people who work are not held up. */
  doneBy({ feature, file, permits }: Doer) {
    const doer = feature.worker(file, {
      role: permits.ownRoleFor('DoTask', { capabilities: feature.capabilitiesOf(file), changes: true }, [
        {
          Action: ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'].map(name => `sqs:${name}`),
          Resource: [this.queue.arn],
        },
      ]),
    })
    new CfnEventSourceMapping(feature, 'Tasks', {
      functionName: doer.attrArn,
      eventSourceArn: this.queue.arn,
      batchSize: 1,
      functionResponseTypes: ['ReportBatchItemFailures'],
      scalingConfig: { maximumConcurrency: 2 },
    })
  }
}
