import type { ServiceCall } from '../aws/proxy.ts'
import type { Fault } from './fault.ts'

/** A fault that is about, and how often it has struck. */
export type Standing = Fault & { hits: number }

/** The faults that are about at the moment. */
export class Faults {
  #standing: Standing[] = []
  readonly #endpointOf: (caller: string) => string | undefined

  /** `endpointOf` says which endpoint a function answers, as `POST /day-off`. */
  constructor(endpointOf: (caller: string) => string | undefined) {
    this.#endpointOf = endpointOf
  }

  /** In place of those that were about until now. */
  set(faults: Fault[]) {
    this.#standing = faults.map(fault => ({ ...fault, hits: 0 }))
  }

  all(): Standing[] {
    return this.#standing
  }

  /** The fault that strikes a call, if one does. */
  strike(call: ServiceCall): Fault | undefined {
    const fault = this.#standing.find(
      standing => this.#concerns(standing, call) && Math.random() < standing.probability,
    )
    if (fault) fault.hits++
    return fault
  }

  #concerns(
    { kind, service, operation, table, mentions, endpoint, count = Infinity, hits }: Standing,
    call: ServiceCall,
  ) {
    return (
      hits < count &&
      (kind !== 'conflict' || (call.service === 'dynamodb' && isWrite(call))) &&
      (kind !== 'stale' || asksIndex(call)) &&
      (!service || service === call.service) &&
      (!operation || operation === call.action) &&
      (!table || (call.service === 'dynamodb' && JSON.stringify(call.input).includes(table))) &&
      (!mentions || call.body.includes(mentions)) &&
      (!endpoint || endpoint === this.#endpointOf(call.caller) || call.caller.includes(endpoint))
    )
  }
}

const isWrite = ({ action }: ServiceCall) => /^(Put|Update|Delete|TransactWrite)/.test(action)

const asksIndex = (call: ServiceCall) =>
  call.service === 'dynamodb' && call.action === 'Query' && 'IndexName' in call.input
