import { EventEmitter } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { makeCustomResources } from './custom-resources.ts'
import { openDataDir, refuseBroken } from './data-dir.ts'
import { dynamoAt } from './database/dynamo-call.ts'
import { startDynoxide, type Database } from './database/dynoxide.ts'
import { ensureTable, hasItems } from './database/tables.ts'
import { openDoor } from './doors/door.ts'
import { dynamodb } from './doors/dynamodb.ts'
import { secretsManager } from './doors/secrets-manager.ts'
import { ses } from './doors/ses.ts'
import { sqs } from './doors/sqs.ts'
import { Crew } from './functions/crew.ts'
import { localFunction } from './functions/local-function.ts'
import type { Outcome } from './functions/outcome.ts'
import { gateway } from './gateway/gateway.ts'
import { listen } from './listen.ts'
import { Mailbox, type Mail } from './mail/mailbox.ts'
import { startMappings } from './mappings.ts'
import { QueueStore } from './queues/queue-store.ts'
import { queueTerms } from './queues/queue-terms.ts'
import { readAssembly } from './template/assembly.ts'
import { account, region } from './template/place.ts'
import { resourcesOf, type Resource } from './template/resources.ts'

export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => unknown

export interface LocalCloudProps {
  /** Gives the folder of the cloud assembly to run, once the address of the site is known. */
  assembly: (origin: string) => Promise<string>
  /** 0, the default, takes any free port. */
  port?: number
  /** Without it, nothing is kept. */
  dataDir?: string
  /** Answers what is not the API's; asked for once the address is known. */
  site?: (origin: string) => Promise<HttpHandler>
  /** Takes each line that a function writes, and each failure. */
  log?: (source: string, line: string) => void
  /** How many workers may live at once. */
  workers?: number
}

/** A template that runs. */
export interface LocalCloud {
  url: string
  /** Whether the table held nothing when it was opened. */
  isNew: boolean
  resources: Resource[]
  mailbox: Mailbox
  mails: () => Mail[]
  meter: () => ReturnType<Crew['meter']['read']>
  /** The bodies of what waits in the queue whose name ends so. */
  waitingIn: (queue: string) => string[]
  /** Runs the function whose name ends so. */
  invoke: (name: string, event: unknown) => Promise<Outcome>
  /** Has the next events answered by newly loaded code. */
  recycle: () => void
  close: () => Promise<void>
}

/** Runs the template of a cloud assembly on this machine. Throws `CannotStart` with a sentence for the person who started it. */
export async function startLocalCloud({ port = 0, dataDir, assembly, site, log = () => {}, workers }: LocalCloudProps): Promise<LocalCloud> {
  const closing: (() => unknown)[] = []
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step()
  }
  try {
    // The port is taken first: what cannot start says so at once, and whoever calls too early waits.
    const opened = Promise.withResolvers<HttpHandler>()
    opened.promise.catch(() => {})
    const server = createServer(async (request, response) => (await opened.promise)(request, response))
    const url = `http://127.0.0.1:${await listen(server, port)}`
    closing.push(() => (server.close(), server.closeAllConnections()))

    const data = openDataDir(dataDir)
    closing.push(data.close)
    if (data.tableFile) refuseBroken(data.tableFile)

    const [directory, door, database, pages] = await settleAll([
      assembly(url),
      openDoor().then(door => (closing.push(door.close), door)),
      openDatabase(data.tableFile).then(database => (closing.push(database.close), database)),
      site?.(url) ?? notFound,
    ])
    const template = readAssembly(directory)
    const resources = resourcesOf(template, { region, account, doors: door.url, origin: url })
    const ofType = (type: string) => resources.filter(resource => resource.type === type)

    const call = dynamoAt(database.url, region)
    const tables = ofType('AWS::DynamoDB::Table')
    const streams = new Map<string, string>()
    for (const table of tables) {
      const stream = await ensureTable(call, table)
      if (stream) streams.set(table.attributes.StreamArn ?? '', stream)
    }
    const isNew = !(await Promise.all(tables.map(({ name }) => hasItems(call, name)))).includes(true)

    const mailbox = new Mailbox(data.store)
    const queues = new QueueStore(data.store, ofType('AWS::SQS::Queue').map(queueTerms))
    const writes = new EventEmitter<{ written: [] }>()
    door.opens('dynamodb', dynamodb(database.url, region, () => writes.emit('written')))
    door.opens('ses', ses(mailbox))
    door.opens('sqs', sqs(queues))
    door.opens('secretsmanager', secretsManager(data.store, ofType('AWS::SecretsManager::Secret')))

    const functions = ofType('AWS::Lambda::Function').map(resource => localFunction(resource, template, door.url, region))
    const crew = new Crew({ most: workers, log })
    closing.push(() => crew.close())
    await makeCustomResources(resources, functions, crew)
    const ending = new AbortController()
    await startMappings({ resources, functions, crew, queues, streams, call, store: data.store, writes }, ending.signal)
    closing.push(() => ending.abort())

    const api = gateway({ resources, functions, crew })
    opened.resolve((request, response) => (request.url?.startsWith('/api/') ? api : pages)(request, response))
    const named = <T extends { name: string }>(all: T[], name: string) => {
      const found = all.find(one => one.name.endsWith(name))
      if (!found) throw new Error(`Nothing in the template is called ${name}.`)
      return found
    }
    return {
      url,
      isNew,
      resources,
      mailbox,
      mails: () => mailbox.all(),
      meter: () => crew.meter.read(),
      waitingIn: queue => queues.bodies(named(ofType('AWS::SQS::Queue'), queue).name),
      invoke: (name, event) => crew.invoke(named(functions, name), event),
      recycle: () => crew.recycle(),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The operator's own DynamoDB where one is named, else the one that comes along. */
async function openDatabase(file?: string): Promise<Database> {
  const own = process.env.AWS_ENDPOINT_URL_DYNAMODB
  return own ? { url: own, close: async () => {} } : startDynoxide(file)
}

/** All results; if one fails, it waits for the others before it throws, so that nothing is left running. */
async function settleAll<T extends readonly unknown[]>(works: [...{ [I in keyof T]: Promise<T[I]> }]): Promise<T> {
  const results = await Promise.allSettled(works)
  const failed = results.find(result => result.status === 'rejected')
  if (failed) throw (failed as PromiseRejectedResult).reason
  return results.map(result => (result as PromiseFulfilledResult<unknown>).value) as unknown as T
}

const notFound = Promise.resolve<HttpHandler>((_, response) => response.writeHead(404).end())
