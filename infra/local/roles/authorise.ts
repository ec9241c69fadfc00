import { jsonError, type Middleware, type ServiceCall, type ServiceReply } from '../aws/proxy.ts'
import { s3Error } from '../aws/s3.ts'
import { sesError } from '../aws/ses.ts'
import type { LocalFunction } from '../functions/local-function.ts'
import { account } from '../template/place.ts'
import type { Resource } from '../template/resources.ts'
import { requiredAccess } from './required-access.ts'
import type { Roles } from './roles.ts'
import type { Access } from './statement.ts'

interface AuthoriseProps {
  roles: Roles
  resources: Resource[]
  functions: Pick<LocalFunction, 'name' | 'role'>[]
}

/**
 * Denies every call that the caller's role does not allow in full, as IAM does, and says of a missing file only that access is
 * denied where the role may not list the bucket, as S3 does.
 */
export function authorise({ roles, resources, functions }: AuthoriseProps): Middleware {
  const callers = new Map(functions.map(caller => [caller.name, caller]))
  return async (call, next) => {
    const caller = callers.get(call.caller)
    if (!caller) return jsonError(403, 'UnrecognizedClientException', 'The security token in the request is invalid.')
    const checked = requiredAccess(call, resources).map(access => ({ access, allowed: roles.allow(caller, access) }))
    const denied = checked.find(({ allowed }) => !allowed)
    if (denied) return accessDenied(call, caller, denied.access)
    const reply = await next(call)
    const listing = call.service === 's3' && reply.status === 404 && listingOf(checked[0]?.access.resource)
    if (!listing) return reply
    // Recorded as used only where it is granted, since nobody asked for a list.
    return roles.grants(caller, listing) && roles.allow(caller, listing) ? reply : accessDenied(call, caller, listing)
  }
}

/** The access to list the bucket of a file, by the file's ARN. */
const listingOf = (file = ''): Access => ({ action: 's3:ListBucket', resource: file.split('/', 1)[0] ?? '' })

function accessDenied(
  { service }: ServiceCall,
  { name, role }: AuthoriseProps['functions'][number],
  { action, resource }: Access,
): ServiceReply {
  const user = `arn:aws:sts::${account}:assumed-role/${role.split('/').at(-1)}/${name}`
  const message = `User: ${user} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`
  if (service === 'ses') return sesError('AccessDenied', message, 403)
  return service === 's3' ? s3Error(403, 'AccessDenied', message) : jsonError(400, 'AccessDeniedException', message)
}
