import { useNavigate } from 'react-router'
import { RegisterPage } from '#web/account/register-page.tsx'
import { drafts } from './browser-drafts.ts'
import { bringSession } from './session-door.ts'

const keep = (typed: { email: string }) => drafts.save('register', typed)

export function Register() {
  const navigate = useNavigate()
  return (
    <RegisterPage
      typed={drafts.load('register') as { email: string } | undefined}
      onTyping={keep}
      onRegistered={async told => {
        const session = await bringSession()
        session.enter(told)
        void navigate('/register/company')
      }}
    />
  )
}
