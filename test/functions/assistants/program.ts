import { Client as McpClient } from '@modelcontextprotocol/sdk/client/index.js'
import { auth, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js'
import type { AssistantScope } from '#shared/account/assistant.ts'
import type { AssistantRequest } from '#shared/account/contract/assistant/assistant-request.ts'
import { connectAssistant } from '#shared/account/contract/assistant/connect-assistant.ts'
import { showAssistantRequest } from '#shared/account/contract/assistant/show-assistant-request.ts'
import type { Client } from '#test/support/client.ts'
import type { World } from '#test/support/world.ts'
import { confirm } from '../account/with-factors.ts'
import { openOffice } from '../leave/office.ts'

export const callback = 'http://127.0.0.1:33418/callback'

/** Somebody's assistant, as a program that keeps its own tokens. */
export class Program implements OAuthClientProvider {
  information: OAuthClientInformationMixed | undefined
  kept: OAuthTokens | undefined
  verifier = ''
  asked: URL | undefined
  readonly redirectUrl = callback
  readonly clientMetadata = {
    client_name: 'Claude',
    redirect_uris: [callback],
    token_endpoint_auth_method: 'none',
  }

  clientInformation() {
    return this.information
  }
  saveClientInformation(information: OAuthClientInformationMixed) {
    this.information = information
  }
  tokens() {
    return this.kept
  }
  saveTokens(tokens: OAuthTokens) {
    this.kept = tokens
  }
  redirectToAuthorization(address: URL) {
    this.asked = address
  }
  saveCodeVerifier(verifier: string) {
    this.verifier = verifier
  }
  codeVerifier() {
    return this.verifier
  }
}

/** What an assistant asks by the page that it opens. */
export const requestIn = (address: URL) => Object.fromEntries(address.searchParams) as unknown as AssistantRequest

interface Told {
  isError?: boolean
  structuredContent?: Record<string, unknown>
  content: { text: string }[]
}

/** Calls a tool by the official client. */
export const tool = async (mcp: McpClient, name: string, args: object = {}) =>
  (await mcp.callTool({ name, arguments: { ...args } })) as unknown as Told

/** The same, confirmed as a person who agrees would have it. */
export async function confirmedTool(mcp: McpClient, name: string, args: object) {
  const { confirmation } = (await tool(mcp, name, args)).structuredContent!
  return tool(mcp, name, { ...args, confirmation })
}

/** Assistants of the people of a world. */
export function assistantsIn(world: World) {
  const mcpUrl = () => new URL(`${world.cloud.origin}/api/mcp`)
  const api = (path: string) => `${world.cloud.origin}/api${path}`

  /** Consents in the page that the assistant opened; where the browser is sent back to. */
  async function consent(person: Client, program: Program, scopes: AssistantScope[] = ['read', 'write']) {
    await confirm(person)
    const asked = requestIn(program.asked!)
    const { company } = (await person.asked(showAssistantRequest, { query: asked })).data
    const { data } = await person.asked(connectAssistant, { body: { ...asked, company: company.id, scopes } })
    return new URL(data.address)
  }

  /** A program that has asked and was granted, before it comes for its tokens. */
  async function granted(person: Client, scopes?: AssistantScope[]) {
    const program = new Program()
    await auth(program, { serverUrl: mcpUrl() })
    const code = (await consent(person, program, scopes)).searchParams.get('code')!
    const form = {
      grant_type: 'authorization_code',
      code,
      client_id: program.information!.client_id,
      redirect_uri: callback,
      code_verifier: program.verifier,
    }
    return { program, code, form }
  }

  /** An assistant that somebody has connected, by the official client. */
  async function connected(person: Client, scopes?: AssistantScope[]) {
    const { program, code, form } = await granted(person, scopes)
    await auth(program, { serverUrl: mcpUrl(), authorizationCode: code })
    const mcp = new McpClient({ name: 'test', version: '1' })
    await mcp.connect(new StreamableHTTPClientTransport(mcpUrl(), { authProvider: program }))
    return { mcp, program, form }
  }

  /** The office with an assistant that Anna has connected. */
  async function annasAssistant(scopes?: AssistantScope[]) {
    const office = await openOffice(world)
    return { ...office, ...(await connected(office.anna.client, scopes)) }
  }

  async function posted(path: string, form: Record<string, string>) {
    const reply = await fetch(api(path), { method: 'POST', body: new URLSearchParams(form) })
    return { status: reply.status, body: (await reply.json()) as Record<string, string> }
  }

  return {
    mcpUrl,
    api,
    consent,
    granted,
    connected,
    annasAssistant,
    token: (form: Record<string, string>) => posted('/oauth/token', form),
    revoke: (form: Record<string, string>) => posted('/oauth/revoke', form),
  }
}

/** How an assistant renews its tokens. */
export const refreshForm = (program: Program) => ({
  grant_type: 'refresh_token',
  refresh_token: program.kept!.refresh_token!,
  client_id: program.information!.client_id,
})
