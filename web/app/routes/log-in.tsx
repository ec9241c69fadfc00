import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LogInPage } from '#web/account/log-in-page.tsx'
import { rememberMeCookie, wantsToStay } from '../session/cookies.ts'
import { returnPathIn } from './page-access.ts'
import { loadSession } from '../session/load-session.ts'

const never = () => () => {}

export function LogIn() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const stays = useSyncExternalStore(
    never,
    () => wantsToStay(document.cookie),
    () => true,
  )
  return (
    <LogInPage
      key={String(stays)}
      stays={stays}
      onSignedIn={async (told, wishesToStay) => {
        const session = await loadSession()
        session.signIn(told)
        document.cookie = rememberMeCookie(wishesToStay)
        void navigate(returnPathIn(search), { replace: true })
      }}
    />
  )
}
