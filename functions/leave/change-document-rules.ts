import { audited } from '#functions/company/audit-store.ts'
import { calendars } from '#functions/company/calendar-store.ts'
import { loadCompany } from '#functions/company/company-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { aboutCompany, documentRuleChanges } from '#shared/company/audit/audited-changes.ts'
import * as contract from '#shared/leave/contract/document/change-document-rules.ts'
import { documentRulesOf } from '#shared/leave/document/asked-document.ts'

/** The rules lie with the calendar, so that a request that is made meanwhile by the old ones is told from one by the new ones by its moment alone. */
export const handler = serve(contract.changeDocumentRules, async ({ body }, { actor, now, once }) => {
  const { company, calendar } = await loadCompany(actor.company)
  const document_rules = { ...body, types: [...new Set(body.types)].sort((one, other) => one - other) }
  const reply = { data: document_rules }
  await commit(
    replace(calendars, { ...calendar, document_rules }),
    ...audited({ actor, now }, 'document_rules_changed', aboutCompany(company), {
      changes: documentRuleChanges(documentRulesOf(calendar), document_rules),
    }),
    ...once(reply),
  )
  return reply
})
