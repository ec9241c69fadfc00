import type { LocalFunction } from '../functions/local-function.ts'
import type { Log } from '../log.ts'
import type { Roles } from './roles.ts'

const needed = ['logs:CreateLogStream', 'logs:PutLogEvents']

/** Lambda drops a function's log silently where its role may not write it; the local cloud warns. */
export const checkLogPermissions =
  (roles: Roles, log: Log) =>
  (of: LocalFunction): void => {
    const missing = needed.filter(action => !roles.allow(of, { action, resource: `${of.log}:log-stream:local` }))
    if (missing.length) log(of.name, `Its role lacks ${missing.join(', ')}, so its log would be lost.`, true)
  }
