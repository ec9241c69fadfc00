import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import type { ResultPerPerson } from '#shared/leave/view/bulk-request-view.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { retryKeys } from '#web/api/retry-keys.ts'
import { useChange } from '#web/api/use-change.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { draftOfTask, withoutDays } from '../../open-form.ts'
import { useOpenRequest } from '../../open-request.tsx'
import type { RequestTask } from '../../request-task.ts'
import { useRequestError } from '../../use-request-error.ts'
import { uploads } from '../documents/uploads.ts'
import { useSentToast } from '../use-sent-toast.ts'
import { choicesOf } from './form-choices.ts'
import { changeBody, createBody, draftOf, newDraft, RequestDraft, withoutComment } from './request-draft.ts'
import { useBulkId } from './bulk/use-bulk.ts'
import { useCancelSeveral } from './bulk/use-cancel-several.ts'

interface FormFor {
  task: Extract<RequestTask, { mode: 'create' | 'edit' }>
  me: CurrentUser
  onClose: () => void
}

/** The state of the request form, and its submission. */
export function useRequestForm({ task, me, onClose }: FormFor) {
  const { t } = useTranslation(['leave', 'common'])
  const open = useOpenRequest()
  const { form, isDirty, isContinued, discard, finish } = useDraftedForm({
    name: draftOfTask(task),
    schema: RequestDraft,
    known: task.mode === 'create' ? newDraft(task.draft) : draftOf(task.request),
    given: task.mode === 'create' ? chosenIn(task.draft) : undefined,
    reValidateMode: 'onSubmit',
  })
  const draft = useWatch({ control: form.control, compute: withoutComment })
  const { formError, setFormError, submitWith } = useFormError(form)
  const [keys] = useState(() => (task.mode === 'create' && task.retryKeys) || retryKeys(() => crypto.randomUUID()))
  const [results, setResults] = useState<ResultPerPerson[]>()
  const creating = useChange(leave.requestLeave)
  const changing = useChange(leave.changeLeave)
  const bulk = useBulkId(me)
  /** They go to the request once it is there, and are no part of its draft. */
  const [files, setFiles] = useState<readonly File[]>([])
  const { cancelAndToast } = useCancelSeveral()
  const toastSent = useSentToast(me)
  const handleError = useRequestError({ mode: task.mode, onClose, onContinue: resume })

  /** Opens the form again, which brings its draft back. */
  function resume() {
    open(task.mode === 'create' ? { ...withoutDays(task), retryKeys: keys } : task)
  }

  async function create(submitted: RequestDraft) {
    const body = bodyOf(submitted, me)
    const { data, bulk: begun } = await creating.change({ body }, { retryKey: keys.for(body) })
    keys.done(body)
    finish()
    if (begun) return bulk.begin(begun.bulk_id)
    if (Array.isArray(data)) return showResults(data)
    if (!files.length) {
      toastSent(data)
      return onClose()
    }
    toast.success(t('created'))
    uploads.add(data.id, files)
    open({ mode: 'details', request: data })
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
    finish()
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

  return {
    form,
    draft,
    formError,
    results,
    bulk,
    submit,
    isSubmitting: form.formState.isSubmitting,
    isDirty: isDirty || files.length > 0,
    isContinued,
    files,
    setFiles,
    discard: () => {
      setFiles([])
      discard()
    },
    leave: () => {
      finish()
      onClose()
    },
  }
}

/** What was chosen outside of the form wins over a draft, but whom it is for, which the draft is kept by. */
const chosenIn = (given: Partial<RequestDraft> = {}): Partial<RequestDraft> =>
  Object.fromEntries(Object.entries(given).filter(([field]) => field !== 'user_id'))

/** Auto-approval that was ticked before somebody was picked for whom it is not allowed is left out. */
function bodyOf(draft: RequestDraft, me: CurrentUser) {
  const { adminOptions, canAutoApprove } = choicesOf(me, 'create', draft.user_id)
  return createBody({ ...draft, approves_now: draft.approves_now && canAutoApprove }, { asAdmin: adminOptions })
}
