import type { ServiceCall } from '../aws/proxy.ts'
import type { Fault } from './fault.ts'

/** An active fault, and how often it has been injected. */
export type ActiveFault = Fault & { hits: number }

/** The faults that are active. */
export class Faults {
  #active: ActiveFault[] = []
  readonly #endpointOf: (caller: string) => string | undefined

  /** `endpointOf` gives the endpoint of a function, as `POST /day-off`. */
  constructor(endpointOf: (caller: string) => string | undefined) {
    this.#endpointOf = endpointOf
  }

  /** Replaces the active faults. */
  set(faults: Fault[]) {
    this.#active = faults.map(fault => ({ ...fault, hits: 0 }))
  }

  all(): ActiveFault[] {
    return this.#active
  }

  /** Draws the fault to inject into a call, if any, and counts it. */
  match(call: ServiceCall): Fault | undefined {
    const fault = this.#active.find(active => this.#concerns(active, call) && Math.random() < active.probability)
    if (fault) fault.hits++
    return fault
  }

  #concerns(
    { kind, service, operation, table, mentions, endpoint, count = Infinity, hits }: ActiveFault,
    call: ServiceCall,
  ) {
    return (
      hits < count &&
      (kind !== 'conflict' || (call.service === 'dynamodb' && isWrite(call))) &&
      (kind !== 'stale' || isIndexQuery(call)) &&
      (!service || service === call.service) &&
      (!operation || operation === call.action) &&
      (!table || (call.service === 'dynamodb' && JSON.stringify(call.input).includes(table))) &&
      (!mentions || call.body.includes(mentions)) &&
      (!endpoint || endpoint === this.#endpointOf(call.caller) || call.caller.includes(endpoint))
    )
  }
}

const isWrite = ({ action }: ServiceCall) => /^(Put|Update|Delete|TransactWrite)/.test(action)

const isIndexQuery = (call: ServiceCall) =>
  call.service === 'dynamodb' && call.action === 'Query' && 'IndexName' in call.input
