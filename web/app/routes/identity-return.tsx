import { Suspense, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type { completeIdentityLogIn } from '#shared/account/contract/identity/complete-identity-log-in.ts'
import type { SecondStep } from '#shared/account/contract/second-factor/second-step.ts'
import { isProvider } from '#shared/account/identity.ts'
import type { ReplyOf } from '#shared/contract/client.ts'
import { begunWay } from '#web/account/identity/begun-way.ts'
import { IdentityReturnPage } from '#web/account/identity/identity-return-page.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { applyLanguagePreference } from '../language/switch-language.ts'
import { loadNamespaces } from '../language/namespaces.ts'
import { NotFoundPage } from '../layout/error-page.tsx'
import { rememberMeCookie } from '../session/cookies.ts'
import { loadSession } from '../session/load-session.ts'
import { SecondStepForm, securityNamespaces } from './log-in-steps.tsx'
import { returnPathIn } from './page-access.ts'

/** The page that a provider sends the browser back to, in the language of the page that somebody left. */
export async function loadIdentityReturn() {
  const { language } = begunWay.get()
  if (language) await applyLanguagePreference(language)
  await loadNamespaces(securityNamespaces)
  return IdentityReturn
}

function IdentityReturn() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { provider = '' } = useParams()
  const [step, setStep] = useState<SecondStep & { stays: boolean }>()

  async function enter({ second_step, token, user }: Partial<ReplyOf<typeof completeIdentityLogIn>>, stays: boolean) {
    if (second_step) return setStep({ ...second_step, stays })
    ;(await loadSession()).signIn({ token, user })
    document.cookie = rememberMeCookie(stays)
    const { page } = begunWay.get()
    await navigate(returnPathIn(page === undefined ? '' : `?then=${encodeURIComponent(page)}`), { replace: true })
  }

  if (!isProvider(provider)) return <NotFoundPage />
  if (step)
    return (
      <Suspense fallback={<SkeletonRows rows={3} />}>
        <SecondStepForm
          step={step}
          onSignedIn={told => enter(told, step.stays)}
          onOver={() => void navigate('/login', { replace: true })}
        />
      </Suspense>
    )
  return (
    <IdentityReturnPage
      provider={provider}
      response={search}
      onSignedIn={told => enter(told, told.remember_me)}
      onLinked={async () => {
        await navigate('/user/security', { replace: true })
      }}
    />
  )
}
