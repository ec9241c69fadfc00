import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { useChange } from '#web/api/use-change.ts'
import { useKeepTyped, useKeptDraft } from '#web/api/use-kept-draft.ts'
import { useFormError } from '#web/api/use-form-error.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { useRequestError } from '../../use-request-error.ts'
import { ShortenDraft, shortenBody } from './shorten-draft.ts'

const blank: ShortenDraft = { to_date: '', nothing_remains: false, reason: '' }

/** The state of the form that shortens a leave, and its submission. */
export function useShortenForm(request: RequestView, onClose: () => void) {
  const { t } = useTranslation('request')
  const kept = useKeptDraft(`shorten.${request.id}`, blank)
  const form = useForm({
    resolver: schemaResolver(ShortenDraft),
    defaultValues: kept.initial,
    reValidateMode: 'onSubmit',
  })
  useKeepTyped(form.control, kept)
  const { formError, setFormError, submitWith } = useFormError(form)
  const { change } = useChange(leave.shortenLeave)
  const handleError = useRequestError({ mode: 'shorten', onClose })

  const submit = submitWith(async draft => {
    try {
      await change({ path: { id: request.id }, body: shortenBody(draft) })
      kept.drop()
      toast.success(t('shortened'))
      onClose()
    } catch (error) {
      const unhandled = handleError(error)
      if (unhandled?.kind === 'retryable') setFormError(unhandled.sentence)
      if (unhandled?.kind === 'invalid') throw error
    }
  })

  return { form, formError, submit, isSubmitting: form.formState.isSubmitting }
}
