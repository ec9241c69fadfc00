import { createServer, type Server } from 'node:http'
import { makeCustomResources } from './custom-resources.ts'
import { openDataDir, refuseBroken, removeData } from './data-dir.ts'
import { openDatabase } from './database/open-database.ts'
import { desk } from './desk/desk.ts'
import { jobsOf } from './desk/jobs.ts'
import type { Login } from './desk/logins.ts'
import { openDoor } from './doors/door.ts'
import { Crew } from './functions/crew.ts'
import { localFunction } from './functions/local-function.ts'
import type { Outcome } from './functions/outcome.ts'
import { gateway } from './gateway/gateway.ts'
import type { HttpHandler, Site } from './http-handler.ts'
import { inParallel } from './in-parallel.ts'
import { listen } from './listen.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail/mailbox.ts'
import { startMappings } from './mappings.ts'
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
  site?: (server: Server) => Promise<Site>
  log?: Log
  /** How many workers may live at once. */
  workers?: number
}

/** A template that runs. */
export interface LocalCloud {
  url: string
  /** Whether the table held nothing when it was opened. */
  isNew: boolean
  /** The people the status names; whoever makes them adds them. */
  logins: Login[]
  mails: () => Mail[]
  meter: () => ReturnType<Crew['meter']['read']>
  /** The bodies of what waits in the queue whose name holds this. */
  waitingIn: (queue: string) => string[]
  /** Runs the function whose name ends so. */
  invoke: (name: string, event: unknown) => Promise<Outcome>
  /** Has the next events answered by newly loaded code. */
  recycle: () => void
  close: () => Promise<void>
}

/** Runs the template of a cloud assembly on this machine. Throws `CannotStart` with a sentence for the person who started it. */
export async function startLocalCloud(props: LocalCloudProps): Promise<LocalCloud> {
  const { port = 0, dataDir, fresh, assembly, site = nothing, log = () => {}, workers } = props
  const endings: (() => unknown)[] = []
  const endsWith = <T>(thing: T, end?: (thing: T) => unknown) => (end && endings.push(() => end(thing)), thing)
  const ready = Promise.withResolvers<HttpHandler>()
  const server = createServer(async (request, response) => {
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
    const [directory, door, database, pages] = await inParallel(
      assembly(url),
      openDoor().then(door => endsWith(door, ({ close }) => close())),
      openDatabase(data.tableFile).then(database => endsWith(database, ({ close }) => close())),
      site(server).then(pages => endsWith(pages, ({ close }) => close?.())),
    )
    const template = readAssembly(directory)
    const resources = resourcesOf(template, { region, account, doors: door.url, origin: url })
    const services = await openServices({ resources, databaseUrl: database.url, store: data.store, door })

    const crew = endsWith(new Crew({ most: workers, log }), crew => crew.close())
    const functions = resources
      .filter(({ type }) => type === 'AWS::Lambda::Function')
      .map(resource => localFunction(resource, template, door.url, region))
    await makeCustomResources(resources, functions, crew)
    const ending = endsWith(new AbortController(), ending => ending.abort())
    await startMappings({ ...services, resources, functions, crew, store: data.store }, ending.signal)

    const { mailbox, queues, isNew } = services
    const logins: Login[] = []
    const meter = () => crew.meter.read()
    const api = gateway({ resources, functions, crew })
    const about = desk({ url, mailbox, jobs: jobsOf(resources, functions, crew), logins: () => logins, meter })
    ready.resolve((request, response) => {
      const [, room] = request.url?.split(/[/?]/) ?? []
      return (room === 'api' ? api : room === '_local' ? about : pages.handler)(request, response)
    })
    return {
      url,
      isNew,
      logins,
      mails: () => mailbox.all(),
      meter,
      waitingIn: queue => queues.bodies(named(queues.names(), name => name.includes(queue), queue)),
      invoke: (name, event) =>
        crew.invoke(
          named(functions, own => own.name.endsWith(name), name),
          event,
        ),
      recycle: () => crew.recycle(),
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
