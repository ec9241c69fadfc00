import { useNavigate, useSearchParams } from 'react-router'
import { ResetPasswordPage } from '#web/account/reset-password-page.tsx'
import { InvitationPage } from '#web/people/registration/invitation-page.tsx'
import { session } from '../session/browser-session.ts'

export function ResetPassword() {
  const token = useToken()
  return <ResetPasswordPage token={token} onReset={() => session.end()} />
}

export function AcceptInvitation() {
  const navigate = useNavigate()
  const token = useToken()
  return (
    <InvitationPage
      token={token}
      onJoined={token => {
        if (token) session.renew(token)
        void navigate(token ? '/dashboard' : '/login', { replace: true })
      }}
    />
  )
}

/** The one-time token in the link of an email. */
function useToken() {
  const [query] = useSearchParams()
  return query.get('token') ?? ''
}
