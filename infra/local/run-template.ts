import type { DatabaseSync } from 'node:sqlite'
import type { AwsProxy } from './aws/proxy.ts'
import { verifyPresigned } from './aws/s3.ts'
import type { Closers } from './closers.ts'
import { startMappings } from './event-source-mappings.ts'
import { faultControl, type FaultControl } from './faults/fault-control.ts'
import { deployCustomResources } from './functions/custom-resources.ts'
import { secretKey } from './functions/local-function.ts'
import { Meter } from './functions/meter.ts'
import { WorkerPool } from './functions/worker-pool.ts'
import { jobsOf, type Job } from './jobs/jobs.ts'
import { startScheduler } from './jobs/scheduler.ts'
import type { Log } from './log.ts'
import { authorise } from './roles/authorise.ts'
import { checkLogPermissions } from './roles/log-permissions.ts'
import { openServices, type Services } from './services.ts'
import type { Strictness } from './strictness.ts'
import type { LocalTemplate } from './template/local-template.ts'

interface RunProps {
  proxy: AwsProxy
  databaseUrl: string
  databaseFile?: string | undefined
  store: DatabaseSync
  log: Log
  /** The most workers alive at once. */
  workers?: number
  /** Whether functions of one bundle share workers, which saves tests most cold starts; off, as in Lambda. */
  sharedWorkers?: boolean
  /** Whether faults can be injected. */
  faults?: boolean
  strictness?: Strictness
  siteFolder?: string | undefined
}

/** The running parts of a template. */
interface RunningTemplate {
  services: Services
  meter: Meter
  pool: WorkerPool
  jobs: Job[]
  faults?: FaultControl
}

/** Runs a template: its services, its custom resources, and everything that invokes functions without a call. */
export async function runTemplate(
  template: LocalTemplate,
  { proxy, databaseUrl, databaseFile, store, log, workers, sharedWorkers, faults, strictness, siteFolder }: RunProps,
  closers: Closers,
): Promise<RunningTemplate> {
  const { resources, functions, roles, routes } = template
  const closing = new AbortController()
  const { signal } = closing
  const meter = new Meter()
  proxy.use((call, next) => (meter.called(call.caller, `${call.service}:${call.action}`), next(call)))
  proxy.use(verifyPresigned(secretKey))
  proxy.use(authorise(template))
  const onConsumed = meter.used.bind(meter)
  const services = await openServices({ ...template, databaseUrl, store, proxy, onConsumed, strictness, siteFolder })

  const onStart = checkLogPermissions(roles, log)
  const pool = closers.add(new WorkerPool({ most: workers, shared: sharedWorkers, log, meter, onStart }))
  const control = faults ? faultControl({ proxy, routes, resources, services, signal }) : undefined
  await deployCustomResources({ resources, functions, pool, store })

  // Aborted before the workers end, so that an interrupted event does not count as failed.
  closers.add({ close: () => closing.abort() })
  await startMappings(
    {
      ...template,
      ...services,
      ...strictness,
      pool,
      store,
      othersWrite: !databaseFile,
      ...(!faults && { databaseFile }),
    },
    signal,
  )
  const jobs = jobsOf({ ...template, ...services })
  startScheduler(jobs, signal)
  return { services, meter, pool, jobs, faults: control }
}
