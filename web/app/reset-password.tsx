import { useSearchParams } from 'react-router'
import { ResetPasswordPage } from '#web/account/reset-password-page.tsx'
import { session } from './browser-session.ts'

export function ResetPassword() {
  const [asked] = useSearchParams()
  return <ResetPasswordPage token={asked.get('token') ?? ''} onReset={() => session.end()} />
}
