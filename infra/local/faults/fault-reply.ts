import { jsonError, type ServiceCall, type ServiceReply } from '../aws/proxy.ts'
import { s3Error } from '../aws/s3.ts'
import { sesError } from '../aws/ses.ts'

/** A service's own error for throttling. */
export function throttled(call: ServiceCall): ServiceReply {
  if (call.service === 'ses') return sesError('Throttling', 'Maximum sending rate exceeded.')
  if (call.service === 's3') return s3Error(503, 'SlowDown', 'Please reduce your request rate.')
  // A throttled transaction is cancelled as a whole, with a reason for each step.
  if (isTransaction(call)) return cancelled(call, 'ThrottlingError')
  return jsonError(400, 'ThrottlingException', 'Rate exceeded.')
}

/** DynamoDB's own error for a write conflict on an item. */
export const writeConflict = (call: ServiceCall): ServiceReply =>
  isTransaction(call)
    ? cancelled(call, 'TransactionConflict')
    : jsonError(400, 'TransactionConflictException', 'Transaction is ongoing for the item.')

/** A service's own error for an internal failure. */
export function internalFailure({ service }: ServiceCall): ServiceReply {
  if (service === 'ses') return sesError('InternalFailure', 'The request processing has failed.', 500)
  if (service === 's3') return s3Error(500, 'InternalError', 'We encountered an internal error. Please try again.')
  return jsonError(500, service === 'dynamodb' ? 'InternalServerError' : 'InternalFailure', 'The request failed.')
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
    ...jsonError(400, 'TransactionCanceledException', message),
    body: JSON.stringify({ __type: 'TransactionCanceledException', message, CancellationReasons }),
  }
}
