import * as contract from '#shared/backoffice/contract/companies/add-note.ts'
import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, insert } from '#functions/platform/table.ts'
import { knownCompany } from './known-company.ts'
import { companyNotes } from './note-store.ts'
import { auditedByOperator, noted } from '#functions/company/operator-audit-store.ts'

/** The log outlives the note and its company, so that it says only that there was one, which the company gained or lost. */
export const handler = serve(contract.addNote, async ({ path: { id }, body: { text } }, { actor, now, once }) => {
  const company = await knownCompany(id)
  await commit(
    insert(companyNotes, { company: id, id: newId(), at: now.seconds, by: actor.account, text }),
    ...auditedByOperator(
      { actor, now },
      {
        area: 'companies',
        act: 'changed',
        subject: { id, name: company.name },
        changes: [{ field: 'note', before: null, after: noted }],
      },
    ),
    ...once({}),
  )
})
