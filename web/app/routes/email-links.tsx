import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ConfirmEmailPage } from '#web/account/confirm-email-page.tsx'
import { ConfirmEmailChangePage } from '#web/account/email/confirm-email-change-page.tsx'
import { StopEmailChangePage } from '#web/account/email/stop-email-change-page.tsx'
import { ResetPasswordPage } from '#web/account/reset-password-page.tsx'
import { InvitationPage } from '#web/people/registration/invitation-page.tsx'
import { session } from '../session/browser-session.ts'
import { keptReturn } from '../session/kept-return.ts'
import { useSignedIn } from '../session/known-user.ts'
import { loadLinkWords } from './link-words.ts'
import { destinationOf, onTheWay } from './page-access.ts'

const pages = { ResetPassword, AcceptInvitation, ConfirmEmail, ConfirmEmailChange, StopEmailChange }

/** A page that a link in an email opens. */
export async function loadLinkPage(name: keyof typeof pages) {
  await loadLinkWords()
  return pages[name]
}

function ResetPassword() {
  const token = useToken()
  const [to] = useState(() => destinationOf(location) ?? keptReturn.get())
  return (
    <ResetPasswordPage
      token={token}
      logIn={onTheWay('/login', to)}
      forgotten={onTheWay('/forgot-password', to)}
      onReset={() => {
        keptReturn.drop()
        session.end()
      }}
    />
  )
}

function ConfirmEmail() {
  const token = useToken()
  const me = useSignedIn()
  return (
    <ConfirmEmailPage
      token={token}
      isConfirmed={Boolean(me?.is_email_confirmed)}
      onConfirmed={() => void session.reload()}
    />
  )
}

function ConfirmEmailChange() {
  return <ConfirmEmailChangePage token={useToken()} onConfirmed={() => void session.reload()} />
}

function StopEmailChange() {
  return <StopEmailChangePage token={useToken()} onRestored={() => session.end()} />
}

function AcceptInvitation() {
  const navigate = useNavigate()
  const token = useToken()
  return (
    <InvitationPage
      token={token}
      me={useSignedIn()}
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
