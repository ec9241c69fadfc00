import { addYears } from '#shared/calendar/day.ts'
import * as contract from '#shared/leave/contract/document/list-lacking-documents.ts'
import { lacksDocument } from '#shared/leave/document/asked-document.ts'
import { serve } from '#functions/platform/serve.ts'
import { list } from '#functions/platform/table.ts'
import { lackingDocumentIn, requests, waitingIn } from './leave-store.ts'
import { viewsOf } from './request-view.ts'

/** The most requests that are listed. */
const most = 100

export const handler = serve(contract.listLackingDocuments, async ({ query }, { actor, now, language }) => {
  const { company } = actor
  const since = addYears(now.today, -1)
  const [decided, waiting] = await Promise.all([
    list(requests, {
      pk: lackingDocumentIn(company),
      index: 1,
      between: [since, '9'],
      newestFirst: true,
      atMost: most,
    }),
    query.status === 'approved' ? [] : list(requests, { pk: waitingIn(company), index: 1 }),
  ])
  const lacking = [...decided, ...waiting]
    .filter(request => lacksDocument(request) && request.from_date >= since)
    .sort((one, other) => other.from_date.localeCompare(one.from_date))
  return { data: await viewsOf(lacking.slice(0, most), { actor, language, now }) }
})
