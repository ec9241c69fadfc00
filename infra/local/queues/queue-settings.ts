import type { Resource } from '../template/resources.ts'
import type { QueueSettings } from './queue-store.ts'

interface QueueProperties {
  VisibilityTimeout?: number
  DelaySeconds?: number
  RedrivePolicy?: { deadLetterTargetArn: string; maxReceiveCount: number }
}

/** The name of a queue from its ARN or URL. */
export const queueName = (address: string) => address.split(/[:/]/).at(-1) ?? ''

/** Reads the settings of a queue of the template. */
export function queueSettings({ name, properties }: Resource): QueueSettings {
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
