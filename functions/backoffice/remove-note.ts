import * as contract from '#shared/backoffice/contract/companies/remove-note.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, remove } from '#functions/platform/table.ts'
import { knownCompany } from './known-company.ts'
import { companyNotes } from './note-store.ts'
import { auditedByOperator, noted } from '#functions/company/operator-audit-store.ts'

/** The log outlives the note and its company, so that it says only that there was one, which the company gained or lost. */
export const handler = serve(contract.removeNote, async ({ path: { id, noteId } }, { actor, now, once }) => {
  const [company, note] = await Promise.all([knownCompany(id), get(companyNotes, { company: id, id: noteId })])
  if (!note) throw problem('notFound')
  await commit(
    remove(companyNotes, note),
    ...auditedByOperator(
      { actor, now },
      {
        area: 'companies',
        act: 'changed',
        subject: { id, name: company.name },
        changes: [{ field: 'note', before: noted, after: null }],
      },
    ),
    ...once({}),
  )
})
