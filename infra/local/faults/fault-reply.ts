import { refusal, type ServiceCall, type ServiceReply } from '../aws/proxy.ts'
import { refused } from '../aws/s3.ts'
import { fault } from '../aws/ses.ts'

/** How a service says that too much is asked of it. */
export function throttled(call: ServiceCall): ServiceReply {
  if (call.service === 'ses') return fault('Throttling', 'Maximum sending rate exceeded.')
  if (call.service === 's3') return refused(503, 'SlowDown', 'Please reduce your request rate.')
  // A transaction is cancelled as a whole, and says which step was to blame.
  if (isTransaction(call)) return cancelled(call, 'ThrottlingError')
  return refusal(400, 'ThrottlingException', 'Rate exceeded.')
}

/** How DynamoDB says that another write was at the same item. */
export const conflicting = (call: ServiceCall): ServiceReply =>
  isTransaction(call)
    ? cancelled(call, 'TransactionConflict')
    : refusal(400, 'TransactionConflictException', 'Transaction is ongoing for the item.')

/** How a service says that something broke inside. */
export function broken({ service }: ServiceCall): ServiceReply {
  if (service === 'ses') return fault('InternalFailure', 'The request processing has failed.', 500)
  if (service === 's3') return refused(500, 'InternalError', 'We encountered an internal error. Please try again.')
  return refusal(500, service === 'dynamodb' ? 'InternalServerError' : 'InternalFailure', 'The request failed.')
}

const isTransaction = ({ action }: ServiceCall) => action === 'TransactWriteItems'

function cancelled({ input }: ServiceCall, code: string): ServiceReply {
  const { TransactItems } = input as { TransactItems: unknown[] }
  const CancellationReasons = TransactItems.map((_, i) =>
    i ? { Code: 'None' } : { Code: code, Message: 'Try again.' },
  )
  const codes = CancellationReasons.map(({ Code }) => Code).join(', ')
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`
  return {
    ...refusal(400, 'TransactionCanceledException', message),
    body: JSON.stringify({ __type: 'TransactionCanceledException', message, CancellationReasons }),
  }
}
