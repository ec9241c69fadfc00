import type { AwsProxy } from '../aws/proxy.ts'
import type { TemplateRoute } from '../gateway/template-routes.ts'
import type { Services } from '../services.ts'
import type { Resource } from '../template/resources.ts'
import type { Fault } from './fault.ts'
import { Faults, type ActiveFault } from './faults.ts'
import { inject } from './inject.ts'
import { LaggingCopies } from './lagging-copies.ts'

/** Sets and lists the faults to inject. */
export interface FaultControl {
  all: () => ActiveFault[]
  /** Replaces the active faults. */
  set: (faults: Fault[]) => Promise<void>
}

interface FaultControlProps {
  proxy: AwsProxy
  routes: TemplateRoute[]
  resources: Resource[]
  services: Pick<Services, 'call' | 'streams'>
  signal: AbortSignal
}

/** Adds fault injection to the AWS proxy; no fault is active until one is set. */
export function faultControl({ proxy, routes, resources, services, signal }: FaultControlProps): FaultControl {
  const endpoints = new Map(routes.map(({ key, answer }) => [answer.fn.name, key.replace('/api/{locale}', '')]))
  const faults = new Faults(caller => endpoints.get(caller))
  const tables = resources.filter(({ type }) => type === 'AWS::DynamoDB::Table')
  const copies = new LaggingCopies({ ...services, tables, signal })
  proxy.use(inject(faults, copies))
  return {
    all: () => faults.all(),
    async set(wanted) {
      const lags = wanted.filter(({ kind }) => kind === 'stale').map(({ milliseconds }) => milliseconds)
      if (lags.length) await copies.follow(Math.max(...lags))
      faults.set(wanted)
    },
  }
}
