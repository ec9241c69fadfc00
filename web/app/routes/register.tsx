import { useNavigate } from 'react-router'
import { RegisterPage } from '#web/account/register-page.tsx'
import { loadSession } from '../session/load-session.ts'

export function Register() {
  const navigate = useNavigate()
  return (
    <RegisterPage
      onRegistered={async told => {
        const session = await loadSession()
        session.signIn(told)
        void navigate('/register/company')
      }}
    />
  )
}
