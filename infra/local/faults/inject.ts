import { setTimeout as pause } from 'node:timers/promises'
import { ConnectionDropped, withInput, type Middleware } from '../aws/proxy.ts'
import { writeConflict } from '../aws/dynamodb-errors.ts'
import { internalFailure, throttled } from './fault-reply.ts'
import type { Faults } from './faults.ts'
import type { LaggingCopies } from './lagging-copies.ts'

/** Injects the active faults into the calls they match. */
export const inject =
  (faults: Faults, copies: LaggingCopies): Middleware =>
  async (call, next) => {
    const fault = faults.match(call)
    switch (fault?.kind) {
      case 'throttle':
        return throttled(call)
      case 'conflict':
        return writeConflict(call)
      case 'error':
        return internalFailure(call)
      case 'delay':
        await pause(fault.milliseconds)
        return next(call)
      case 'timeout':
        await pause(fault.milliseconds)
        throw new ConnectionDropped()
      case 'lost-reply':
        await next(call)
        throw new ConnectionDropped()
      case 'stale': {
        const { TableName } = call.input as { TableName: string }
        return next(withInput(call, { ...call.input, TableName: copies.nameOf(TableName) }))
      }
      default:
        return next(call)
    }
  }
