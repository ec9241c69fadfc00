import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#shared/contract/client.ts'
import { longestMessage } from '#shared/leave/model.ts'
import { Decision } from '#shared/leave/view/decision.ts'
import { decideByLink } from '#shared/notifications/contract/decide-by-link.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormTextArea } from '#web/ui/form/form-text-area.tsx'
import { Form } from '#web/ui/form/form.tsx'
import styles from './decide-link.module.css'

export type Decided = 'approved' | 'denied'

interface DecideFormProps {
  token: string
  /** The version of the request that is decided on. */
  version: number
  wanted: Decided
  onDecided: (decision: Decided) => void
  /** The request has changed, or somebody else has decided. */
  onConflict: () => void
}

/** Decides with a press; a denial may be given a reason first. */
export function DecideForm({ token, version, wanted, onDecided, onConflict }: DecideFormProps) {
  const { t } = useTranslation(['leave', 'links'])
  const [decision, choose] = useState(wanted)
  const form = useForm({ resolver: schemaResolver(Decision), defaultValues: { comment: '' } })
  const { change } = useChange(decideByLink)
  const { formError, submitWith } = useFormError(form)
  const isDenial = decision === 'denied'

  const submit = submitWith(async ({ comment }) => {
    await change({ body: { token, version, decision, comment: isDenial ? comment : '' } }).catch((error: unknown) => {
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) onConflict()
      throw error
    })
    onDecided(decision)
  })

  return (
    <Form onSubmit={submit} className={styles.form}>
      <FormError>{formError}</FormError>
      {isDenial && (
        <FormTextArea
          control={form.control}
          name="comment"
          label={t('denyComment')}
          isOptional
          hint={t('denyHint')}
          maxLength={longestMessage}
          rows={3}
        />
      )}
      <Button
        type="submit"
        variant={isDenial ? 'danger' : 'primary'}
        size="lg"
        wide
        isPending={form.formState.isSubmitting}
      >
        {t(isDenial ? 'denyConfirm' : 'approve')}
      </Button>
      <Button size="lg" wide onPress={() => choose(isDenial ? 'approved' : 'denied')}>
        {t(isDenial ? 'links:decideApproveInstead' : 'links:decideDenyInstead')}
      </Button>
    </Form>
  )
}
