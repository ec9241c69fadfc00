import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import type { ResultPerPerson } from '#shared/leave/contract/request-leave.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { retryKeys } from '#web/api/retry-keys.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { useChange } from '#web/api/use-change.ts'
import { useKeepTyped, useKeptDraft } from '#web/api/use-kept-draft.ts'
import { useFormError } from '#web/api/use-form-error.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { useOpenRequest, type RequestTask } from '../../open-request.tsx'
import { useRequestError } from '../../use-request-error.ts'
import { choicesOf } from './form-choices.ts'
import { changeBody, createBody, draftOf, newDraft, RequestDraft } from './request-draft.ts'
import { useCancelSeveral } from './use-cancel-several.ts'

interface FormFor {
  task: Extract<RequestTask, { mode: 'create' | 'edit' }>
  me: CurrentUser
  onClose: () => void
}

/** The state of the request form, and its submission. */
export function useRequestForm({ task, me, onClose }: FormFor) {
  const { t } = useTranslation(['leave', 'common'])
  const open = useOpenRequest()
  const blank = task.mode === 'create' ? newDraft(task.draft) : (task.draft ?? draftOf(task.request))
  const kept = useKeptDraft(
    task.mode === 'create' ? 'request' : `change.${task.request.id}`,
    blank,
    task.draft !== undefined,
  )
  const form = useForm({
    resolver: schemaResolver(RequestDraft),
    defaultValues: kept.initial,
    reValidateMode: 'onSubmit',
  })
  useKeepTyped(form.control, kept)
  const draft = useWatch({ control: form.control, compute: (typed: RequestDraft) => typed })
  const { formError, setFormError, submitWith } = useFormError(form)
  const [keys] = useState(() => (task.mode === 'create' && task.retryKeys) || retryKeys(() => crypto.randomUUID()))
  const [results, setResults] = useState<ResultPerPerson[]>()
  const creating = useChange(leave.requestLeave)
  const changing = useChange(leave.changeLeave)
  const { cancelAndToast } = useCancelSeveral()
  const handleError = useRequestError({ mode: task.mode, onClose, onContinue: resume })

  /** Opens the form again with its draft. */
  function resume() {
    open(task.mode === 'create' ? { mode: 'create', draft, retryKeys: keys } : { ...task, draft })
  }

  async function create(submitted: RequestDraft) {
    const body = bodyOf(submitted, me)
    const { data } = await creating.change({ body }, { retryKey: keys.for(body) })
    keys.done(body)
    kept.drop()
    if (Array.isArray(data)) return showResults(data)
    toast.success(t('created'))
    onClose()
  }

  function showResults(created: ResultPerPerson[]) {
    if (created.some(({ errors }) => errors)) return setResults(created)
    const shown = toast.undoable(t('createdForSeveral', { count: created.length }), {
      label: t('undo'),
      onAction: () => {
        toast.close(shown)
        void cancelAndToast(created)
      },
    })
    onClose()
  }

  async function save(id: string, submitted: RequestDraft) {
    await changing.change({ path: { id }, body: changeBody(submitted) })
    kept.drop()
    toast.success(t('modified'))
    onClose()
  }

  const submit = submitWith(async submitted => {
    try {
      await (task.mode === 'create' ? create(submitted) : save(task.request.id, submitted))
    } catch (error) {
      const unhandled = handleError(error)
      if (unhandled?.kind === 'retryable') setFormError(unhandled.sentence)
      if (unhandled?.kind !== 'invalid') return
      keys.done(bodyOf(submitted, me))
      throw error
    }
  })

  function startOver() {
    kept.startOver()
    form.reset(blank)
  }

  return {
    form,
    draft,
    formError,
    results,
    submit,
    isSubmitting: form.formState.isSubmitting,
    isContinued: kept.isContinued,
    startOver,
  }
}

/** Auto-approval that was ticked before somebody was picked for whom it is not allowed is left out. */
function bodyOf(draft: RequestDraft, me: CurrentUser) {
  const { adminOptions, canAutoApprove } = choicesOf(me, 'create', draft.user_id)
  return createBody({ ...draft, approves_now: draft.approves_now && canAutoApprove }, { asAdmin: adminOptions })
}
