import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import type { logIn } from '#shared/account/contract/log-in.ts'
import type { SecondStep } from '#shared/account/contract/second-factor/second-step.ts'
import type { ReplyOf } from '#shared/contract/client.ts'
import { ForgotPasswordPage } from '#web/account/forgot-password-page.tsx'
import { ProviderPlaces } from '#web/account/identity/provider-places.tsx'
import { providers } from '#web/account/identity/providers.ts'
import { LogInPage } from '#web/account/log-in-page.tsx'
import { useHydrated } from '#web/ui/form/use-hydrated.ts'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { rememberMeCookie, wantsToStay } from '../session/cookies.ts'
import { useSessionEnd } from '../session/session-end.ts'
import { keptReturn } from '../session/kept-return.ts'
import { onTheWay, returnPathIn } from './page-access.ts'
import { useDestination } from './use-destination.ts'
import { loadSession } from '../session/load-session.ts'
import { FactorNeededPage, PasskeyLogIn, ProviderButtons, SecondStepForm } from './log-in-steps.tsx'

/** The password, and for whoever has a second factor the second step after it; leads to the page that is named, else to that of the address. */
export function LogIn({ then }: { then?: string }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { t } = useTranslation('account')
  const named = useDestination()
  const to = then ?? named
  const ended = useSessionEnd()
  const [step, setStep] = useState<SecondStep & { stays: boolean }>()
  const isHydrated = useHydrated()
  const stays = !isHydrated || wantsToStay(document.cookie)

  async function enter(told: ReplyOf<typeof logIn>, wishesToStay: boolean) {
    if (told.second_step) return setStep({ ...told.second_step, stays: wishesToStay })
    const session = await loadSession()
    session.signIn(told)
    document.cookie = rememberMeCookie(wishesToStay)
    void navigate(then ?? returnPathIn(search), { replace: true })
  }

  if (step)
    return (
      <Suspense fallback={<SkeletonRows rows={3} />}>
        <SecondStepForm step={step} onSignedIn={told => enter(told, step.stays)} onOver={() => setStep(undefined)} />
      </Suspense>
    )
  const byProvider = providers.length > 0 && (
    <Suspense fallback={<ProviderPlaces />}>
      {isHydrated ? <ProviderButtons stays={stays} page={to} /> : <ProviderPlaces />}
    </Suspense>
  )
  const passkey = isHydrated && (
    <Suspense fallback={null}>
      <PasskeyLogIn stays={stays} onSignedIn={told => enter(told, stays)} />
    </Suspense>
  )
  return (
    <LogInPage
      key={String(stays)}
      stays={stays}
      reason={ended && (ended.message ?? t('sessionOver'))}
      forgotten={onTheWay('/forgot-password', to)}
      mayRegister={!to?.startsWith('/admin')}
      otherWay={
        <>
          {byProvider}
          {passkey}
        </>
      }
      onSignedIn={enter}
    />
  )
}

/** The page that a provider sends the browser back to, which few sign-ins need. */
export const loadIdentityReturn = async () => (await import('./identity-return.tsx')).loadIdentityReturn()

/** Where an administrator without a second factor is led. */
export function FactorNeeded() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <Suspense fallback={<SkeletonRows rows={6} />}>
      <FactorNeededPage
        onDone={async () => {
          await (await loadSession()).reload()
          await navigate(returnPathIn(search), { replace: true })
        }}
      />
    </Suspense>
  )
}

/** The way back is kept for the tab in which the link of the email opens. */
export function ForgotPassword() {
  const to = useDestination()
  return (
    <ForgotPasswordPage
      logIn={onTheWay('/login', to)}
      onSent={() => (to === undefined ? keptReturn.drop() : keptReturn.keep(to))}
    />
  )
}
