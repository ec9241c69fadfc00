import { setTimeout as pause } from 'node:timers/promises'
import { HungUp, withInput, type Guard } from '../aws/proxy.ts'
import { broken, conflicting, throttled } from './fault-reply.ts'
import type { Faults } from './faults.ts'
import type { LaggingCopies } from './lagging-copies.ts'

/** Lets the faults that are about strike the calls. */
export const inject =
  (faults: Faults, copies: LaggingCopies): Guard =>
  async (call, pass) => {
    const fault = faults.strike(call)
    switch (fault?.kind) {
      case 'throttle':
        return throttled(call)
      case 'conflict':
        return conflicting(call)
      case 'error':
        return broken(call)
      case 'delay':
        await pause(fault.milliseconds)
        return pass(call)
      case 'timeout':
        await pause(fault.milliseconds)
        throw new HungUp()
      case 'lost-reply':
        await pass(call)
        throw new HungUp()
      case 'stale': {
        const { TableName } = call.input as { TableName: string }
        return pass(withInput(call, { ...call.input, TableName: copies.nameOf(TableName) }))
      }
      default:
        return pass(call)
    }
  }
