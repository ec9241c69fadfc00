import { dynamodbThrottled } from '../aws/dynamodb-errors.ts'
import { jsonError, type ServiceCall, type ServiceReply } from '../aws/proxy.ts'
import { s3Error } from '../aws/s3.ts'
import { sesError } from '../aws/ses.ts'

/** A service's own error for throttling. */
export function throttled(call: ServiceCall): ServiceReply {
  if (call.service === 'ses') return sesError('Throttling', 'Maximum sending rate exceeded.')
  if (call.service === 's3') return s3Error(503, 'SlowDown', 'Please reduce your request rate.')
  return dynamodbThrottled(call)
}

/** A service's own error for an internal failure. */
export function internalFailure({ service }: ServiceCall): ServiceReply {
  if (service === 'ses') return sesError('InternalFailure', 'The request processing has failed.', 500)
  if (service === 's3') return s3Error(500, 'InternalError', 'We encountered an internal error. Please try again.')
  return jsonError(500, service === 'dynamodb' ? 'InternalServerError' : 'InternalFailure', 'The request failed.')
}
