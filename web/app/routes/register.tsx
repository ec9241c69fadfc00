import { useNavigate } from 'react-router'
import { RegisterPage } from '#web/account/register-page.tsx'
import { drafts } from '../session/browser-drafts.ts'
import { loadSession } from '../session/load-session.ts'

const keep = (typed: { email: string }) => drafts.save('register', typed)

export function Register() {
  const navigate = useNavigate()
  return (
    <RegisterPage
      typed={drafts.load('register') as { email: string } | undefined}
      onTyping={keep}
      onRegistered={async told => {
        const session = await loadSession()
        session.signIn(told)
        void navigate('/register/company')
      }}
    />
  )
}
