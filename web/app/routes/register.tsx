import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { ProviderPlaces } from '#web/account/identity/provider-places.tsx'
import { providers } from '#web/account/identity/providers.ts'
import { RegisterPage } from '#web/account/register-page.tsx'
import { useHydrated } from '#web/ui/form/use-hydrated.ts'
import { loadSession } from '../session/load-session.ts'
import { ProviderButtons } from './log-in-steps.tsx'

export function Register() {
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const byProvider = providers.length > 0 && (
    <Suspense fallback={<ProviderPlaces />}>{isHydrated ? <ProviderButtons stays /> : <ProviderPlaces />}</Suspense>
  )
  return (
    <RegisterPage
      otherWay={byProvider}
      onRegistered={async told => {
        const session = await loadSession()
        session.signIn(told)
        void navigate('/register/company')
      }}
    />
  )
}
