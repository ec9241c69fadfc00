import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { completeLogIn } from '#shared/account/contract/second-factor/complete-log-in.ts'
import { FactorCode } from '#shared/account/contract/second-factor/factor-code.ts'
import type { SecondStep } from '#shared/account/contract/second-factor/second-step.ts'
import { startPasskeyLogIn } from '#shared/account/contract/second-factor/start-passkey-log-in.ts'
import { ApiError, type InputOf, type ReplyOf } from '#shared/contract/client.ts'
import { call } from '#web/api/call.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { askPasskey, hasPasskeys } from './passkey.ts'

type Factor = SecondStep['factors'][number]

interface SecondStepFormProps {
  step: SecondStep
  onSignedIn: (told: ReplyOf<typeof completeLogIn>) => Promise<void>
  /** Back to the password: the challenge is over, or somebody else wants to sign in. */
  onOver: () => void
}

const codeForm = z.object({ code: FactorCode })
const withoutCode = z.object({ code: z.string() })
const leads = { authenticator: 'stepAuthenticator', passkey: 'stepPasskey', recovery_code: 'stepRecovery' } as const
const choices = {
  authenticator: 'stepUseAuthenticator',
  passkey: 'stepUsePasskey',
  recovery_code: 'stepUseRecovery',
} as const

/** What is asked after the password; one of the factors at a time. */
export function SecondStepForm({ step, onSignedIn, onOver }: SecondStepFormProps) {
  const { t } = useTranslation('security')
  const usable = step.factors.filter(factor => factor !== 'passkey' || hasPasskeys())
  const [chosen, choose] = useState<Factor | undefined>(usable[0])
  const form = useForm({
    resolver: schemaResolver(chosen === 'passkey' ? withoutCode : codeForm),
    defaultValues: { code: '' },
  })
  const { formError, submitWith } = useFormError(form)

  const complete = async (proof: InputOf<typeof completeLogIn>['body']) =>
    onSignedIn(await call(completeLogIn, { body: proof }))

  async function unlessOver(act: () => Promise<void>) {
    try {
      await act()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error
      toast.error(error.message)
      onOver()
    }
  }

  async function byPasskey() {
    const { passkey: request } = await call(startPasskeyLogIn, { body: { second_step: step.challenge } })
    const passkey = await askPasskey(request)
    if (passkey) await complete({ challenge: step.challenge, passkey })
  }

  const submit = submitWith(({ code }) =>
    unlessOver(() => (chosen === 'passkey' ? byPasskey() : complete({ challenge: step.challenge, code }))),
  )

  function use(factor: Factor) {
    form.reset({ code: '' })
    choose(factor)
  }

  if (!chosen) return <Nothing onOver={onOver} />
  return (
    <>
      <h1>{t('stepTitle')}</h1>
      <p>{t(leads[chosen])}</p>
      <Form key={chosen} onSubmit={submit}>
        <FormError>{formError}</FormError>
        {chosen !== 'passkey' && (
          <FormTextField
            control={form.control}
            name="code"
            label={t(chosen === 'authenticator' ? 'code' : 'stepRecoveryCode')}
            autoComplete={chosen === 'authenticator' ? 'one-time-code' : 'off'}
            inputMode={chosen === 'authenticator' ? 'numeric' : 'text'}
            autoFocus
            isRequired
          />
        )}
        <Button type="submit" variant="primary" size="lg" wide isPending={form.formState.isSubmitting}>
          {t(chosen === 'passkey' ? 'stepUsePasskey' : 'stepContinue')}
        </Button>
      </Form>
      {usable
        .filter(factor => factor !== chosen)
        .map(factor => (
          <Button key={factor} variant="quiet" onPress={() => use(factor)}>
            {t(choices[factor])}
          </Button>
        ))}
      <Button variant="quiet" icon="arrow-left" onPress={onOver}>
        {t('stepBack')}
      </Button>
    </>
  )
}

function Nothing({ onOver }: { onOver: () => void }) {
  const { t } = useTranslation('security')
  return (
    <>
      <h1>{t('stepTitle')}</h1>
      <Alert tone="danger">{t('stepNone')}</Alert>
      <Button onPress={onOver}>{t('stepBack')}</Button>
    </>
  )
}
