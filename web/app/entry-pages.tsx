import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { LogInPage } from '#web/account/log-in-page.tsx'
import { InvitationPage } from '#web/people/invitation-page.tsx'
import { session } from './browser-session.ts'
import { rememberMeCookie, wantsToStay } from './cookies.ts'
import { wayBack } from './destination.ts'

export function LogIn() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <LogInPage
      stays={wantsToStay(document.cookie)}
      onSignedIn={(told, stays) => {
        session.enter(told)
        document.cookie = rememberMeCookie(stays)
        void navigate(wayBack(search), { replace: true })
      }}
    />
  )
}

export function AcceptInvitation() {
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  return (
    <InvitationPage
      token={asked.get('token') ?? ''}
      onJoined={token => {
        session.renew(token)
        void navigate('/dashboard', { replace: true })
      }}
    />
  )
}
