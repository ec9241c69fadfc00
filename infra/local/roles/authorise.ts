import { refusal, type Guard, type ServiceCall, type ServiceReply } from '../aws/proxy.ts'
import { refused } from '../aws/s3.ts'
import { fault } from '../aws/ses.ts'
import type { LocalFunction } from '../functions/local-function.ts'
import { account } from '../template/place.ts'
import type { Resource } from '../template/resources.ts'
import { needsOf } from './needs.ts'
import type { Roles } from './roles.ts'
import type { Need } from './statement.ts'

interface Authority {
  roles: Roles
  resources: Resource[]
  functions: Pick<LocalFunction, 'name' | 'role'>[]
}

/** Lets a call through only if the role of its function allows all of it, as AWS does. */
export function authorise({ roles, resources, functions }: Authority): Guard {
  const callers = new Map(functions.map(caller => [caller.name, caller]))
  return (call, pass) => {
    const caller = callers.get(call.caller)
    if (!caller) return refusal(403, 'UnrecognizedClientException', 'The security token in the request is invalid.')
    const allowed = needsOf(call, resources).map(need => ({ need, is: roles.allow(caller, need) }))
    const denied = allowed.find(({ is }) => !is)
    return denied ? accessDenied(call, caller, denied.need) : pass(call)
  }
}

function accessDenied(
  { service }: ServiceCall,
  { name, role }: Authority['functions'][number],
  need: Need,
): ServiceReply {
  const user = `arn:aws:sts::${account}:assumed-role/${role.split('/').at(-1)}/${name}`
  const sentence = `User: ${user} is not authorized to perform: ${need.action} on resource: ${need.resource} because no identity-based policy allows the ${need.action} action`
  if (service === 'ses') return fault('AccessDenied', sentence, 403)
  return service === 's3' ? refused(403, 'AccessDenied', sentence) : refusal(400, 'AccessDeniedException', sentence)
}
