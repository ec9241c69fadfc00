import * as contract from '#shared/assistants/contract/listen-to-tools.ts'
import { servePlain } from '#functions/platform/serve-plain.ts'

/** Clients take it as the answer that there is no stream to listen to. */
export const handler = servePlain(contract.listenToTools, async () => ({ status: 405, headers: { allow: 'POST' } }))
