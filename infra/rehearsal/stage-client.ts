import { setTimeout as pause } from 'node:timers/promises'
import { callerOf, type Caller } from '#infra/demo/caller.ts'
import { region } from '#infra/stages.ts'
import type { AnyEndpoint, InputOf, ReplyOf } from '#shared/contract/client.ts'
import type { Emulator } from './emulator.ts'

/** An email as the emulator keeps it. */
interface SentEmail {
  To: string[]
  BodyText: string
}

/** What the distribution of a stage is called, where it forwards calls of the API, and with which secret. */
interface Distribution {
  domainName: string
  api: string
  secret: string
}

/** A deployed stage as its users reach it. */
export class StageClient {
  readonly #emulator: Emulator
  readonly #stack: string

  constructor(emulator: Emulator, stack: string) {
    this.#emulator = emulator
    this.#stack = stack
  }

  /** A page through the content network, as somebody sees it who follows its redirection to HTTPS. */
  async page(path: string): Promise<Response> {
    const { domainName } = await this.#distribution()
    return fetch(this.#emulator.url + path, { headers: { host: domainName, 'x-forwarded-proto': 'https' } })
  }

  /** Somebody who calls the API with what the content network sends along: the origin secret and the caller's address. */
  async client(): Promise<Caller> {
    const { api } = await this.#distribution()
    const caller = callerOf(`${this.#emulator.url}/_aws/execute-api/${api}/$default`)
    const { ask } = caller
    return Object.assign(caller, {
      ask: async <E extends AnyEndpoint>(endpoint: E, input?: InputOf<E>): Promise<ReplyOf<E>> =>
        ask(endpoint, input, {
          'x-origin-secret': (await this.#distribution()).secret,
          'x-viewer-address': '10.0.0.1',
        }),
    })
  }

  /** The text of an email to an address that contains something, once it has arrived. */
  async emailTo(address: string, text: string, seconds = 90): Promise<string> {
    for (const until = Date.now() + seconds * 1_000; Date.now() < until; await pause(500)) {
      const found = (await this.emails()).find(email => email.to.includes(address) && email.text.includes(text))
      if (found) return found.text
    }
    throw new Error(`No email with ${text} reached ${address}.`)
  }

  async emails(): Promise<{ to: string; text: string }[]> {
    const reply = await fetch(`${this.#emulator.url}/_ministack/ses/messages`)
    const { messages } = (await reply.json()) as { messages: Record<string, SentEmail[]> }
    return Object.values(messages)
      .flat()
      .map(({ To, BodyText }) => ({ to: To.join(', '), text: BodyText }))
  }

  /** The emulator tells accounts and services by the signature, and does not verify it. */
  async #distribution(): Promise<Distribution> {
    const { AWS_ACCESS_KEY_ID } = this.#emulator.environment
    const scope = `${AWS_ACCESS_KEY_ID}/20260101/${region}/cloudfront/aws4_request`
    const reply = await fetch(`${this.#emulator.url}/2020-05-31/distribution`, {
      headers: { authorization: `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=host, Signature=rehearsal` },
    })
    const own = (await reply.text()).split('<DistributionSummary>').find(part => part.includes(`${this.#stack}-`)) ?? ''
    const after = (pattern: RegExp) => pattern.exec(own)?.[1] ?? ''
    return {
      domainName: after(/<DomainName>(\w+\.cloudfront\.net)/),
      api: after(/<DomainName>(\w+)\.execute-api\./),
      secret: after(/<HeaderName>x-origin-secret<\/HeaderName>\s*<HeaderValue>([^<]+)/),
    }
  }
}
