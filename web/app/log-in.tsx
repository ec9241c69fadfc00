import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LogInPage } from '#web/account/log-in-page.tsx'
import { rememberMeCookie, wantsToStay } from './cookies.ts'
import { wayBack } from './destination.ts'
import { bringSession } from './session-door.ts'

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
        const session = await bringSession()
        session.enter(told)
        document.cookie = rememberMeCookie(wishesToStay)
        void navigate(wayBack(search), { replace: true })
      }}
    />
  )
}
