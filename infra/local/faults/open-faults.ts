import type { Door } from '../aws/proxy.ts'
import type { TemplateRoute } from '../gateway/template-routes.ts'
import type { Services } from '../services.ts'
import type { Resource } from '../template/resources.ts'
import type { Fault } from './fault.ts'
import { Faults, type Standing } from './faults.ts'
import { inject } from './inject.ts'
import { LaggingCopies } from './lagging-copies.ts'

/** How faults are brought about. */
export interface FaultControl {
  all: () => Standing[]
  /** Has these strike from now on, in place of those before. */
  set: (faults: Fault[]) => Promise<void>
}

interface FaultsProps {
  door: Door
  routes: TemplateRoute[]
  resources: Resource[]
  services: Pick<Services, 'call' | 'streams'>
  signal: AbortSignal
}

/** Sets faults up behind the door; none is about until one is set. */
export function openFaults({ door, routes, resources, services, signal }: FaultsProps): FaultControl {
  const endpoints = new Map(routes.map(({ key, answer }) => [answer.fn.name, key.replace('/api/{locale}', '')]))
  const faults = new Faults(caller => endpoints.get(caller))
  const tables = resources.filter(({ type }) => type === 'AWS::DynamoDB::Table')
  const copies = new LaggingCopies({ ...services, tables, signal })
  door.guards(inject(faults, copies))
  return {
    all: () => faults.all(),
    async set(wanted) {
      const lags = wanted.filter(({ kind }) => kind === 'stale').map(({ milliseconds }) => milliseconds)
      if (lags.length) await copies.follow(Math.max(...lags))
      faults.set(wanted)
    },
  }
}
