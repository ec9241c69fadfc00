import { nowAt } from '#functions/platform/clock.ts'
import { consume } from '#functions/platform/consume.ts'
import { deliver } from './webhooks/deliver.ts'
import { DeliveryJob } from './webhooks/delivery-job.ts'

/** The consumer of the queue of deliveries to webhooks. */
export const handler = consume(async body => deliver(DeliveryJob.parse(body), () => nowAt(new Date())))
