import type { Resource } from '../template/resources.ts'
import type { QueueTerms } from './queue-store.ts'

interface QueueProperties {
  VisibilityTimeout?: number
  DelaySeconds?: number
  RedrivePolicy?: { deadLetterTargetArn: string; maxReceiveCount: number }
}

/** The name of a queue from its ARN or address. */
export const queueName = (address: string) => address.split(/[:/]/).at(-1) ?? ''

/** The terms of a queue of the template. */
export function queueTerms({ name, properties }: Resource): QueueTerms {
  const { VisibilityTimeout = 30, DelaySeconds = 0, RedrivePolicy } = properties as QueueProperties
  return {
    name,
    visibilityTimeout: VisibilityTimeout,
    delay: DelaySeconds,
    ...(RedrivePolicy && {
      redrive: { to: queueName(RedrivePolicy.deadLetterTargetArn), after: RedrivePolicy.maxReceiveCount },
    }),
  }
}
