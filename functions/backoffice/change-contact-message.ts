import * as contract from '#shared/backoffice/contract/contact/change-contact-message.ts'
import { operatorChanges } from '#shared/company/audit/operator-entry.ts'
import { dayInBudapest } from '#shared/calendar/budapest-day.ts'
import { problem } from '#shared/contract/problem.ts'
import { contactMessages } from '#functions/site/contact-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { auditedByOperator, noted } from '#functions/company/operator-audit-store.ts'
import { replacedVersion } from './with-version.ts'

const said = (note: string) => (note ? noted : null)

/**
 * The log outlives the message, which is kept for a year as whoever wrote was promised, so that it has its day in place of their name, and of the
 * note only that it was changed.
 */
export const handler = serve(contract.changeContactMessage, async ({ path: { id }, body }, { actor, now, once }) => {
  const before = await get(contactMessages, { id })
  if (!before) throw problem('notFound')
  if (before._version !== body.version) throw problem('conflict', 'refusals:changedMeanwhile')
  const { state, note } = body
  const after = { ...before, state, note }
  const reply = { data: replacedVersion(after) }
  await commit(
    replace(contactMessages, after),
    ...auditedByOperator(
      { actor, now },
      {
        area: 'contact-messages',
        act: state === 'answered' && before.state !== state ? 'answered' : 'changed',
        subject: { id, name: dayInBudapest(before.created_at * 1000) },
        changes: [
          ...operatorChanges({ state: before.state }, { state }),
          ...(note === before.note ? [] : [{ field: 'note', before: said(before.note), after: said(note) }]),
        ],
      },
    ),
    ...once(reply),
  )
  return reply
})
