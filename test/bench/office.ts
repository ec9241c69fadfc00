import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { startDynoxide } from '#infra/local/database/dynoxide.ts'
import { callerOf, type Caller } from '#infra/demo/caller.ts'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { builtSite } from '#infra/local/site/built-site.ts'
import type { Strictness } from '#infra/local/strictness.ts'
import { startSzabi } from '#infra/local/szabi.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { account } from '#shared/account/contract.ts'
import { seedFolder } from './seed/seed.ts'
import { tableOf, workWith } from './seed/table-of.ts'

/** A company in a local cloud, whose database can also be called directly. */
export interface Office {
  people: number
  cloud: LocalCloud
  databaseUrl: string
  table: string
  /** A signed-in client of a person. */
  signedIn: (number: number) => Promise<Caller>
  /** A deployed handler, run in this process and directly on the database. */
  handlerOf: (path: string) => Promise<(event: Partial<APIGatewayProxyEventV2>) => Promise<unknown>>
  close: () => Promise<void>
}

type Handler = (event: APIGatewayProxyEventV2, context: object) => Promise<APIGatewayProxyStructuredResultV2>

/** Ten requests per person, including last year's. */
export async function openOffice(people: number, strictness: Strictness = {}): Promise<Office> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  await seedFolder({ people, absences: people * 10, dataDir, today: todayInBudapest() })
  const database = await startDynoxide(join(dataDir, 'table.db'))
  const { table } = await tableOf(database.url)
  const setBack = workWith(database.url, table)
  const cloud = await startSzabi({
    strictness,
    site: builtSite,
    log: (source, line) => console.error(`${source}: ${line}`),
  })
  // The handlers of this process take the tokens of the cloud.
  process.env.ORIGIN = cloud.origin

  return {
    people,
    cloud,
    databaseUrl: database.url,
    table,
    signedIn: async number => {
      const caller = callerOf(cloud.url)
      const body = { email: `p${number}@seed.example`, password: 'Szabi2026' }
      await caller.ask(account.logIn, { body })
      return caller
    },
    handlerOf: async path => {
      const file = pathToFileURL(resolve(`dist/functions/${path}.mjs`)).href
      const { handler } = (await import(file)) as { handler: Handler }
      return async event => {
        const reply = await handler(eventOf(event), {})
        if (reply.statusCode !== 200) throw new Error(`${path} answers ${reply.statusCode}: ${reply.body}`)
      }
    },
    close: async () => {
      setBack()
      delete process.env.ORIGIN
      await cloud.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const eventOf = (event: Partial<APIGatewayProxyEventV2>) =>
  ({
    version: '2.0',
    routeKey: 'bench',
    rawPath: '/',
    rawQueryString: '',
    isBase64Encoded: false,
    pathParameters: { locale: 'hu' },
    requestContext: { http: { sourceIp: '127.0.0.1' } },
    ...event,
    headers: { 'content-type': 'application/json', ...event.headers },
  }) as APIGatewayProxyEventV2
