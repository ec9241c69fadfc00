import { setting } from './environment.ts'
import { sendMessages, type Message } from './send-messages.ts'

/** Queues deliveries to webhooks, apart from everything else, since receivers may take their time. */
export const enqueueDeliveries = (deliveries: Message[]) => sendMessages(setting('WEBHOOK_QUEUE_URL'), deliveries)
