import { Duration } from 'aws-cdk-lib/core'
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { Feature } from './feature.ts'
import type { Roles } from './roles.ts'
import { Queue } from './queue.ts'

/** The timeout of one piece of a task. */
const pieceTime = Duration.seconds(29)

interface Processor {
  /** The feature of the handler that processes the tasks. */
  feature: Feature
  /** The file of the handler. */
  file: string
  roles: Roles
}

/** The queue of long work that follows from a change and is processed piece by piece. */
export class Tasks extends Construct {
  readonly queue: Queue

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.queue = new Queue(this, 'Queue', { consumedWithin: pieceTime, attempts: 5 })
  }

  /** Sets the handler: one piece at a time, two concurrently, so that tasks leave the table's capacity to endpoints. */
  processedBy({ feature, file, roles }: Processor) {
    const processor = feature.worker(file, {
      role: roles.ownRoleFor('ProcessTask', { capabilities: feature.capabilitiesOf(file), changes: true }, [
        this.queue.consumption,
      ]),
    })
    new CfnEventSourceMapping(feature, 'Tasks', {
      functionName: processor.attrArn,
      eventSourceArn: this.queue.arn,
      batchSize: 1,
      functionResponseTypes: ['ReportBatchItemFailures'],
      scalingConfig: { maximumConcurrency: 2 },
    })
  }
}
