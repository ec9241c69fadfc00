import { useSearchParams } from 'react-router'
import { DecidePage } from '#web/leave/decide-link/decide-page.tsx'
import { loadLinkWords } from './link-words.ts'

/** The page of the two buttons of an email about a request. */
export async function loadDecide() {
  await loadLinkWords()
  return Decide
}

function Decide() {
  const [query] = useSearchParams()
  const wanted = query.get('decision') === 'denied' ? 'denied' : 'approved'
  return <DecidePage token={query.get('token') ?? ''} wanted={wanted} />
}
