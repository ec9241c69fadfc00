import type { LocalFunction } from '../functions/local-function.ts'
import type { Log } from '../log.ts'
import type { Roles } from './roles.ts'

const needed = ['logs:CreateLogStream', 'logs:PutLogEvents']

/** Lambda writes a function's log under the function's own role. AWS says nothing where it may not, so it is said here. */
export const logOpener =
  (roles: Roles, log: Log) =>
  (of: LocalFunction): void => {
    const lacking = needed.filter(action => !roles.allow(of, { action, resource: `${of.log}:log-stream:local` }))
    if (lacking.length) log(of.name, `Its role lacks ${lacking.join(', ')}, so that its log would be lost.`, true)
  }
