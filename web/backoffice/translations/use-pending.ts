import { useContext, useState } from 'react'
import { people } from '#shared/people/contract.ts'
import { DraftsContext } from '#web/api/drafts/drafts-context.ts'
import { draftNameOf } from '#web/api/drafts/draft-name.ts'
import { useApi } from '#web/api/use-api.ts'
import type { Pending } from './pending.ts'

/** The edits that are not published yet, kept over a reload and a sign-out for whoever typed them. */
export function usePending() {
  const drafts = useContext(DraftsContext)
  const me = useApi(people.showMe, undefined, { revalidateIfStale: false }).data?.data
  const name = me && draftNameOf(me, 'backoffice.translations')
  const [known, know] = useState<{ name: string | undefined; pending: Pending }>({ name: undefined, pending: {} })
  // Who is signed in may be known later than the page is shown.
  if (name !== undefined && known.name !== name)
    know({ name, pending: { ...(drafts?.load(name) as Pending | undefined), ...known.pending } })
  return [
    known.pending,
    (pending: Pending) => {
      know({ ...known, pending })
      if (name === undefined) return
      if (Object.keys(pending).length) drafts?.save(name, pending)
      else drafts?.drop(name)
    },
  ] as const
}
