import { ForgotPasswordPage } from '#web/account/forgot-password-page.tsx'
import { keptReturn } from '../session/kept-return.ts'
import { onTheWay } from './page-access.ts'
import { useDestination } from './use-destination.ts'

export function ForgotPassword() {
  const to = useDestination()
  return (
    <ForgotPasswordPage
      logIn={onTheWay('/login', to)}
      onSent={() => (to === undefined ? keptReturn.drop() : keptReturn.keep(to))}
    />
  )
}
