import type { Server } from 'node:http'
import { openAwsProxy } from './aws/proxy.ts'
import { Closers } from './closers.ts'
import { devConsole } from './console/console.ts'
import type { Status } from './console/status.ts'
import { openDataDir, refuseBroken, removeData } from './data-dir.ts'
import type { DynamoCall } from './database/dynamo-call.ts'
import { openDatabase } from './database/open-database.ts'
import { bucketOrigins } from './edge/bucket-origin.ts'
import { siteHandler } from './edge/site-handler.ts'
import { meterOf, type MeterReading } from './functions/meter-reading.ts'
import type { Outcome } from './functions/outcome.ts'
import { gateway } from './gateway/gateway.ts'
import { deferredServer } from './http/deferred-server.ts'
import type { HttpHandler, Site } from './http/http-handler.ts'
import { listen } from './http/listen.ts'
import { inParallel } from './in-parallel.ts'
import type { Log } from './log.ts'
import { programLocally } from './database/program-locally.ts'
import { localParking } from './queues/local-parking.ts'
import type { Parking } from '#infra/replay/parking.ts'
import type { Mail } from './mail/mailbox.ts'
import type { PermissionRecord } from './roles/permission-record.ts'
import { runTemplate } from './run-template.ts'
import type { Say } from './say.ts'
import type { Strictness } from './strictness.ts'
import { localTemplate } from './template/local-template.ts'

export interface LocalCloudProps {
  /** Gives the folder of the cloud assembly to run, once the site's URL is known. */
  assembly: (origin: string) => Promise<string>
  /** 0, the default, takes any free port. */
  port?: number
  /** The folder of the data, which are kept in memory without one. */
  dataDir?: string
  /** Whether kept data are deleted first. */
  fresh?: boolean
  site?: (server: Server, say: Say) => Promise<Site>
  /** Further handlers, by the first segment of the path. */
  mounts?: Record<string, HttpHandler>
  log?: Log
  /** Called with each step of the start. */
  say?: Say
  /** The status for programs; ready at once unless the caller has something to prepare. */
  status?: Status
  /** The most workers alive at once. */
  workers?: number
  /** Whether functions of one bundle share workers, which saves tests most cold starts; off, as in Lambda. */
  sharedWorkers?: boolean
  /** Whether faults can be injected, at `/_local/faults`. */
  faults?: boolean
  /** What AWS does and one machine alone does not; without it only overlapping transactions are cancelled. */
  strictness?: Strictness
}

/** A running template. */
export interface LocalCloud {
  url: string
  /** The site's URL in emails and pages. */
  origin: string
  /** Whether the table was empty at the start. */
  isNew: boolean
  /** Updated by the caller when its preparation is done. */
  status: Status
  mails: () => Mail[]
  meter: () => MeterReading
  /** The roles, and every allowed or denied use of their permissions. */
  permissions: () => PermissionRecord
  /** What failed for good, and waits to be replayed. */
  parking: Parking
  /** The bodies of the messages in the queue whose name contains the text. */
  waitingIn: (queue: string) => string[]
  /** Handles requests to the URL: the site, the API behind it, and the dev console. */
  handler: HttpHandler
  /** The API under an address of its own, without CloudFront. */
  gateway: HttpHandler
  /** Invokes the function whose name ends with the text. */
  invoke: (name: string, event: unknown) => Promise<Outcome>
  /** Replaces the workers, so that the next events run new code. */
  recycle: () => void
  /** Replaces the workers by some that functions of one bundle share, which saves most cold starts, or by their own again. */
  shareWorkers: (isShared: boolean) => void
  operator: Operator
  close: () => Promise<void>
}

/** What an operator reaches of a running template, past the AWS proxy and its permissions. */
export interface Operator {
  /** The environment of the function whose name ends with the text. */
  settingsOf: (name: string) => Record<string, string>
  /** The value of a secret, by its ARN or name. */
  secret: (id: string) => string
  /** Calls the database, whose streams are looked at afterwards. */
  call: DynamoCall
}

/** Runs the template of a cloud assembly on this machine. @throws CannotStart with a sentence for the operator */
export async function startLocalCloud(props: LocalCloudProps): Promise<LocalCloud> {
  const { port = 0, log = () => {}, say = () => {}, status = { ready: true, logins: [] } } = props
  const { server, serve, close: closeServer } = deferredServer(log)
  const closers = new Closers()
  const close = async () => {
    closeServer()
    await closers.close()
  }
  try {
    // The port is taken first: a start that fails says so at once, and early requests wait.
    const url = `http://127.0.0.1:${await listen(server, port)}`
    const base = await openBase(url, server, { ...props, say }, closers)
    say('Starting what the template names.')
    const template = localTemplate({ ...base, proxyUrl: base.proxy.url, origin: url })
    const running = await runTemplate(template, { ...props, ...base, siteFolder: folderOf(base.pages), log }, closers)

    const { mailbox, queues, objects, isNew, call, writes, areSettled } = running.services
    const meter = () => meterOf(running.meter, template.routes)
    const api = gateway({ ...template, ...running })
    const buckets = bucketOrigins({ objects, proxyUrl: base.proxy.url })
    // An operator's program writes to the database itself; where it makes links, it does so as the function that opens them.
    const settings = template.functions.find(({ name }) => name.endsWith('account-reset-password'))?.environment
    const operate = (...program: [file: string, ...args: string[]]) =>
      programLocally({ ...base, ...template, settings }, program).finally(() => writes.happened())
    const parking = localParking({ ...template, ...running.services })
    const handler = mounted(siteHandler(template.resources, { api, buckets, objects }, base.pages), {
      ...props.mounts,
      _local: devConsole({ ...running, parking, operate, mailbox, isSettled: areSettled, url, status, meter }),
    })
    serve(handler)
    const functionNamed = (name: string) => named(template.functions, own => own.name.endsWith(name), name)
    return {
      url,
      origin: url,
      isNew,
      status,
      mails: () => mailbox.all(),
      meter,
      parking,
      permissions: () => template.roles.record(),
      waitingIn: queue => queues.bodies(named(queues.names(), name => name.includes(queue), queue)),
      handler,
      gateway: api,
      invoke: (name, event) => running.pool.invoke(functionNamed(name), event),
      recycle: () => running.pool.recycle(),
      shareWorkers: isShared => running.pool.share(isShared),
      operator: {
        settingsOf: name => functionNamed(name).environment,
        secret: id => template.secrets.valueOf(id),
        call: <Reply>(target: string, input: object) => call<Reply>(target, input).finally(() => writes.happened()),
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Opens what a template runs on: its assembly, the data folder, the database, the AWS proxy and the pages. */
async function openBase(
  url: string,
  server: Server,
  { dataDir, fresh, assembly, site = noSite, say }: LocalCloudProps & { say: Say },
  closers: Closers,
) {
  if (dataDir && fresh) removeData(dataDir)
  const { store, tableFile } = closers.add(openDataDir(dataDir))
  if (tableFile) refuseBroken(tableFile)
  const [directory, proxy, database, pages] = await inParallel(
    assembly(url),
    openAwsProxy().then(closers.add),
    openDatabase(tableFile).then(closers.add),
    site(server, say).then(closers.add),
  )
  return { directory, store, proxy, databaseUrl: database.url, databaseFile: database.file, pages }
}

/** The folder that stands for the bucket of the site. */
const folderOf = (pages: Site) => ('files' in pages ? pages.files : undefined)

/** Handles a request by the first segment of its path, or by the site. */
const mounted =
  (site: HttpHandler, mounts: Partial<Record<string, HttpHandler>>): HttpHandler =>
  (request, response) => {
    const [, first = ''] = request.url?.split(/[/?]/) ?? []
    return (mounts[first] ?? site)(request, response)
  }

function named<T>(all: T[], matches: (one: T) => boolean, name: string): T {
  const found = all.find(matches)
  if (!found) throw new Error(`Nothing in the template is called ${name}.`)
  return found
}

const noSite = async (): Promise<Site> => ({ handler: (_, response) => response.writeHead(404).end() })
