import * as z from 'zod/mini'
import { Id } from '#shared/contract/wire.ts'
import { keptOf } from '#shared/leave/document/documents.ts'
import { documents } from '#functions/platform/documents.ts'
import type { Message } from '#functions/platform/send-messages.ts'
import { get } from '#functions/platform/table.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { documentKey } from './document-keys.ts'
import { requests } from './leave-store.ts'

/** A task to delete the file of a document, unless its request has it. */
export const UnusedDocumentTask = z.object({
  task: z.literal('unused-document'),
  company: Id,
  member: Id,
  request: Id,
  document: Id,
})
type UnusedDocument = Omit<z.infer<typeof UnusedDocumentTask>, 'task'>

/** Seconds, longer than a function may run: by then the change has been committed, or never will be. */
const afterTheChange = 45

/** Queues the task before a change, so that one that fails or is interrupted leaves no file that no request has. */
export const deleteIfUnused = (...documents: UnusedDocument[]) => enqueueTasks(documents.map(asUnusedDocumentMessage))

const asUnusedDocumentMessage = (task: UnusedDocument): Message => ({
  id: JSON.stringify(task),
  body: { task: 'unused-document', ...task } satisfies z.infer<typeof UnusedDocumentTask>,
  after: afterTheChange,
})

export async function deleteUnusedDocument({ company, member, request: id, document }: UnusedDocument) {
  const request = await get(requests, { company, member, id })
  if (request && keptOf(request).some(kept => kept.id === document)) return
  await documents.delete(documentKey({ company, member, id: document }))
}
