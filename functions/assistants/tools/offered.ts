import type { AssistantScope } from '#shared/account/assistant.ts'
import type { AnyEndpoint } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import { listLackingDocuments } from '#shared/leave/contract/document/list-lacking-documents.ts'
import { showObligations } from '#shared/notifications/contract/show-obligations.ts'
import { toolName } from '#shared/assistants/tool.ts'

export type Handler = (event: never, context: never) => Promise<{ statusCode?: number; body?: string }>

/** A tool: a contract entry that is marked for it, and the handler that every other caller of it reaches too. */
export interface OfferedTool {
  entry: string
  endpoint: AnyEndpoint
  load: () => Promise<{ handler: unknown }>
  /** What shows the consequences of a change, by the same arguments. */
  preview?: 'previewLeave' | 'showRequest'
}

const handlers: Record<string, Pick<OfferedTool, 'load' | 'preview'>> = {
  showBalance: { load: () => import('#functions/leave/show-balance.ts') },
  listDaysOff: { load: () => import('#functions/leave/list-days-off.ts') },
  listAbsent: { load: () => import('#functions/leave/list-absent.ts') },
  listWaiting: { load: () => import('#functions/leave/list-waiting.ts') },
  listLackingDocuments: { load: () => import('#functions/leave/list-lacking-documents.ts') },
  showObligations: { load: () => import('#functions/notifications/show-obligations.ts') },
  showRequest: { load: () => import('#functions/leave/show-request.ts') },
  previewLeave: { load: () => import('#functions/leave/preview-leave.ts') },
  requestLeave: { load: () => import('#functions/leave/request-leave.ts'), preview: 'previewLeave' },
  cancelLeave: { load: () => import('#functions/leave/cancel-leave.ts'), preview: 'showRequest' },
  approveLeave: { load: () => import('#functions/leave/approve-leave.ts'), preview: 'showRequest' },
  denyLeave: { load: () => import('#functions/leave/deny-leave.ts'), preview: 'showRequest' },
}

/** The entries of the contract that are marked as tools. */
export const marked: readonly OfferedTool[] = Object.entries({
  ...leave,
  listLackingDocuments,
  showObligations,
}).flatMap(([entry, endpoint]: [string, AnyEndpoint]) => {
  const handler = handlers[entry]
  return endpoint.tool && handler ? [{ entry, endpoint, ...handler }] : []
})

/** The tools that the scopes of an assistant reach. */
export const offeredBy = (scopes: readonly AssistantScope[]): readonly OfferedTool[] =>
  marked.filter(({ endpoint }) => scopes.includes(endpoint.tool!.scope))

export const toolCalled = (tools: readonly OfferedTool[], name: string) =>
  tools.find(({ entry }) => toolName(entry) === name)

export const entryCalled = (entry: string): OfferedTool => marked.find(one => one.entry === entry)!
