import { jsonError, type ServiceCall, type ServiceReply } from './proxy.ts'

export const isTransaction = ({ action }: ServiceCall) => action === 'TransactWriteItems'

/** DynamoDB's error for a cancelled transaction, with the reason of each step. */
export function transactionCancelled(codes: string[]): ServiceReply {
  const CancellationReasons = codes.map(Code => (Code === 'None' ? { Code } : { Code, Message: 'Try again.' }))
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes.join(', ')}]`
  return {
    ...jsonError(400, 'TransactionCanceledException', message),
    body: JSON.stringify({ __type: 'TransactionCanceledException', message, CancellationReasons }),
  }
}

/** A transaction cancelled for its first step. */
export function cancelledAtFirst({ input }: ServiceCall, code: string): ServiceReply {
  const { TransactItems } = input as { TransactItems: unknown[] }
  return transactionCancelled(TransactItems.map((_, i) => (i ? 'None' : code)))
}

/** DynamoDB's own error for a write conflict on an item. */
export const writeConflict = (call: ServiceCall): ServiceReply =>
  isTransaction(call)
    ? cancelledAtFirst(call, 'TransactionConflict')
    : jsonError(400, 'TransactionConflictException', 'Transaction is ongoing for the item.')

/** DynamoDB's own error for throttling; a throttled transaction is cancelled as a whole. */
export const dynamodbThrottled = (call: ServiceCall): ServiceReply =>
  isTransaction(call)
    ? cancelledAtFirst(call, 'ThrottlingError')
    : jsonError(400, 'ThrottlingException', 'Rate exceeded.')
