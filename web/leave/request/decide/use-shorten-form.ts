import { useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { useChange } from '#web/api/use-change.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { useRequestError } from '../../use-request-error.ts'
import { ShortenDraft, shortenBody } from './shorten-draft.ts'

const blank: ShortenDraft = { to_date: '', nothing_remains: false, reason: '' }

/** The state of the form that shortens a leave, and its submission. */
export function useShortenForm(request: RequestView, onClose: () => void) {
  const { t } = useTranslation('request')
  const { form, isDirty, discard, finish } = useDraftedForm({
    name: `shorten.${request.id}`,
    schema: ShortenDraft,
    known: blank,
    reValidateMode: 'onSubmit',
  })
  const { formError, setFormError, submitWith } = useFormError(form)
  const { change } = useChange(leave.shortenLeave)
  const handleError = useRequestError({ mode: 'shorten', onClose })

  const submit = submitWith(async draft => {
    try {
      await change({ path: { id: request.id }, body: shortenBody(draft) })
      finish()
      toast.success(t('shortened'))
      onClose()
    } catch (error) {
      const unhandled = handleError(error)
      if (unhandled?.kind === 'retryable') setFormError(unhandled.sentence)
      if (unhandled?.kind === 'invalid') throw error
    }
  })

  return { form, formError, submit, isSubmitting: form.formState.isSubmitting, isDirty, discard }
}
