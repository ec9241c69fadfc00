import { useNavigate, useSearchParams } from 'react-router'
import { InvitationPage } from '#web/people/registration/invitation-page.tsx'
import { session } from './browser-session.ts'

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
