import { createServer, type Server } from 'node:http'
import { createCustomResources } from './functions/custom-resources.ts'
import { openDataDir, refuseBroken, removeData } from './data-dir.ts'
import { openDatabase } from './database/open-database.ts'
import { devConsole } from './console/console.ts'
import type { Status } from './console/status.ts'
import { siteHandler } from './edge/site-handler.ts'
import { openAwsProxy } from './aws/proxy.ts'
import { faultControl } from './faults/fault-control.ts'
import { WorkerPool } from './functions/worker-pool.ts'
import { localFunction } from './functions/local-function.ts'
import { Meter } from './functions/meter.ts'
import type { Outcome } from './functions/outcome.ts'
import { gateway } from './gateway/gateway.ts'
import { routesOf } from './gateway/template-routes.ts'
import type { HttpHandler, Site } from './http/http-handler.ts'
import { inParallel } from './in-parallel.ts'
import { startScheduler } from './jobs/scheduler.ts'
import { jobsOf } from './jobs/jobs.ts'
import { listen } from './http/listen.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail/mailbox.ts'
import { startMappings } from './event-source-mappings.ts'
import { meterOf, type MeterReading } from './functions/meter-reading.ts'
import { authorise } from './roles/authorise.ts'
import { checkLogPermissions } from './roles/log-permissions.ts'
import type { PermissionRecord } from './roles/permission-record.ts'
import { Roles } from './roles/roles.ts'
import { Secrets } from './aws/secrets.ts'
import type { Say } from './say.ts'
import { openServices } from './services.ts'
import { readAssembly } from './template/assembly.ts'
import { account, region } from './template/place.ts'
import { resourcesOf } from './template/resources.ts'

export interface LocalCloudProps {
  /** Gives the folder of the cloud assembly to run, once the address of the site is known. */
  assembly: (origin: string) => Promise<string>
  /** 0, the default, takes any free port. */
  port?: number
  /** Without it, nothing is kept. */
  dataDir?: string
  /** Whether what was kept is to go first. */
  fresh?: boolean
  site?: (server: Server, say: Say) => Promise<Site>
  /** What stands beside the product on this machine, by the first part of its path. */
  rooms?: Record<string, HttpHandler>
  log?: Log
  /** Hears of the steps of the start. */
  say?: Say
  /** What programs are told; ready from the beginning unless whoever starts it has something to prepare. */
  status?: Status
  /** How many workers may live at once. */
  workers?: number
  /** Whether functions of one bundle, role and environment share workers, which spares tests most cold starts; off, as in Lambda. */
  sharedWorkers?: boolean
  /** Whether services may be made to fail, at `/_local/faults`. */
  faults?: boolean
}

/** A template that runs. */
export interface LocalCloud {
  url: string
  /** The site's address as emails and pages name it. */
  origin: string
  /** Whether the table held nothing when it was opened. */
  isNew: boolean
  /** Whoever prepares something changes it when that is done. */
  status: Status
  mails: () => Mail[]
  meter: () => MeterReading
  /** What the roles allow, and what was done and refused under them. */
  permissions: () => PermissionRecord
  /** The bodies of what waits in the queue whose name holds this. */
  waitingIn: (queue: string) => string[]
  /** What answers at its address: the site, the API behind it, and the dev console. */
  handler: HttpHandler
  /** The API past its front, as its own address would answer in AWS. */
  gateway: HttpHandler
  /** Runs the function whose name ends so. */
  invoke: (name: string, event: unknown) => Promise<Outcome>
  /** Has the next events answered by newly loaded code. */
  recycle: () => void
  close: () => Promise<void>
}

/** Milliseconds for which a caller may be silent: longer than the caller waits itself, who else may call just as it is hung up. */
const keepAliveTimeout = 600_000

/** Runs the template of a cloud assembly on this machine. Throws `CannotStart` with a sentence for the person who started it. */
export async function startLocalCloud(props: LocalCloudProps): Promise<LocalCloud> {
  const {
    port = 0,
    dataDir,
    fresh,
    assembly,
    site = nothing,
    rooms = {},
    log = () => {},
    say = () => {},
    workers,
    sharedWorkers,
  } = props
  const { status = { ready: true, logins: [] } } = props
  const endings: (() => unknown)[] = []
  const endsWith = <T>(thing: T, end?: (thing: T) => unknown) => (end && endings.push(() => end(thing)), thing)
  const ready = Promise.withResolvers<HttpHandler>()
  const server = createServer({ keepAliveTimeout }, async (request, response) => {
    try {
      await (
        await ready.promise
      )(request, response)
    } catch (error) {
      // A caller who hung up in the middle is no failure of ours.
      if (!request.destroyed) log('http', String(error), true)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    }
  })
  const close = async () => {
    server.close()
    server.closeAllConnections()
    for (const end of endings.splice(0).reverse()) await end()
  }
  try {
    // The port is taken first: what cannot start says so at once, and whoever calls too early waits.
    const url = `http://127.0.0.1:${await listen(server, port)}`

    if (dataDir && fresh) removeData(dataDir)
    const data = endsWith(openDataDir(dataDir), ({ close }) => close())
    if (data.tableFile) refuseBroken(data.tableFile)
    const [directory, proxy, database, pages] = await inParallel(
      assembly(url),
      openAwsProxy().then(proxy => endsWith(proxy, ({ close }) => close())),
      openDatabase(data.tableFile).then(database => endsWith(database, ({ close }) => close())),
      site(server, say).then(pages => endsWith(pages, ({ close }) => close?.())),
    )
    say('Starting what the template names.')
    const template = readAssembly(directory, url)
    const resources = resourcesOf(template, {
      region,
      account,
      proxyUrl: proxy.url,
      origin: url,
      secret: id => secrets.valueOf(id),
    })
    const secrets = new Secrets(data.store, resources)
    const functions = resources
      .filter(({ type }) => type === 'AWS::Lambda::Function')
      .map(resource => localFunction(resource, template, { proxyUrl: proxy.url, region, account }))
    const ending = new AbortController()
    const roles = new Roles(resources)
    for (const one of functions) roles.register(one)
    const routes = routesOf(resources, functions, roles)
    const meter = new Meter()
    proxy.use((call, next) => (meter.called(call.caller, `${call.service}:${call.action}`), next(call)))
    proxy.use(authorise({ roles, resources, functions }))
    const services = await openServices({
      resources,
      databaseUrl: database.url,
      store: data.store,
      secrets,
      proxy,
      onConsumed: (caller, units) => meter.used(caller, units),
    })

    const onStart = checkLogPermissions(roles, log)
    const pool = endsWith(new WorkerPool({ most: workers, shared: sharedWorkers, log, meter, onStart }), pool =>
      pool.close(),
    )
    const faults = props.faults
      ? faultControl({ proxy, routes, resources, services, signal: ending.signal })
      : undefined
    await createCustomResources(resources, functions, pool)
    // Aborted before the workers end, so that an event cut off is not taken for one that failed.
    endsWith(ending, ending => ending.abort())
    await startMappings({ ...services, resources, functions, roles, pool, store: data.store }, ending.signal)

    const { mailbox, queues, isNew } = services
    const reading = () => meterOf(meter, routes)
    const api = gateway({ routes, pool })
    const jobs = jobsOf({ resources, functions, pool, roles })
    startScheduler(jobs, ending.signal)
    const about = devConsole({ url, mailbox, jobs, status, meter: reading, faults })
    const front = siteHandler(resources, api, pages)
    const beside: Partial<Record<string, HttpHandler>> = { ...rooms, _local: about }
    const handler: HttpHandler = (request, response) => {
      const [, room = ''] = request.url?.split(/[/?]/) ?? []
      return (beside[room] ?? front)(request, response)
    }
    ready.resolve(handler)
    return {
      url,
      origin: url,
      isNew,
      status,
      mails: () => mailbox.all(),
      meter: reading,
      permissions: () => roles.record(),
      waitingIn: queue => queues.bodies(named(queues.names(), name => name.includes(queue), queue)),
      handler,
      gateway: api,
      invoke: (name, event) =>
        pool.invoke(
          named(functions, own => own.name.endsWith(name), name),
          event,
        ),
      recycle: () => pool.recycle(),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

function named<T>(all: T[], isIt: (one: T) => boolean, name: string): T {
  const found = all.find(isIt)
  if (!found) throw new Error(`Nothing in the template is called ${name}.`)
  return found
}

const nothing = async (): Promise<Site> => ({ handler: (_, response) => response.writeHead(404).end() })
