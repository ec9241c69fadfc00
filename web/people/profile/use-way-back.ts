import { useLocation, useSearchParams } from 'react-router'
import type { Profile } from './use-profile.ts'

/** Where one comes from to the page of somebody else: to an attendance sheet from the list of its month, else from the team calendar. */
export function useWayBack(profile: Pick<Profile, 'isAdmin'> | undefined) {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  if (!pathname.endsWith('/export')) return { to: '/days-off', word: 'backToTeam' } as const
  const list = profile?.isAdmin ? '/company/attendance' : '/attendance'
  const month = query.get('month')
  return { to: month ? `${list}?${new URLSearchParams({ month })}` : list, word: 'backToSheets' } as const
}
