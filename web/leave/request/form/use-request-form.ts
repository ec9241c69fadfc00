import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import { isForChild } from '#shared/leave/types.ts'
import type { CurrentUser } from '#shared/people/contract.ts'
import { retryKeys } from '#web/api/retry-keys.ts'
import { useChange } from '#web/api/use-change.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import type { FormField } from '../../request-error.ts'
import { focusFirstTrouble } from './focus-first-trouble.ts'
import { choicesOf } from './form-choices.ts'
import { useOpenRequest, type RequestTask } from '../../open-request.tsx'
import { troubleWith } from './typed-days.ts'
import { change, creation, draftOf, newDraft, type RequestDraft } from './request-draft.ts'
import { useFailure } from '../../use-request-error.ts'
import { useTakeBack, type PersonResult } from './use-cancel-several.ts'

type Errors = Partial<Record<FormField, string>>

interface FormFor {
  task: Extract<RequestTask, { mode: 'create' | 'edit' }>
  me: CurrentUser
  onClose: () => void
}

/** The state of the request form, and the sending of it. */
export function useRequestForm({ task, me, onClose }: FormFor) {
  const { t } = useTranslation('leave')
  const open = useOpenRequest()
  const [draft, setDraft] = useState<RequestDraft>(() =>
    task.mode === 'create' ? newDraft(task.draft) : (task.draft ?? draftOf(task.request)),
  )
  const [keys] = useState(() => (task.mode === 'create' && task.retryKeys) || retryKeys(() => crypto.randomUUID()))
  const [errors, setErrors] = useState<Errors>({})
  const [general, setGeneral] = useState<string[]>([])
  const [refusals, countRefusals] = useState(0)
  const [results, setResults] = useState<PersonResult[]>()
  const creating = useChange(leave.requestLeave)
  const changing = useChange(leave.changeLeave)
  const { sayTakenBack } = useTakeBack()
  const ref = useRef<HTMLFormElement>(null)
  const onContinue = () =>
    open(task.mode === 'create' ? { mode: 'create', draft, retryKeys: keys } : { ...task, draft })
  const shownFailure = useFailure({ mode: task.mode, onClose, onContinue })

  // Once per refusal, not while it is being mended.
  useEffect(() => {
    if (refusals > 0) focusFirstTrouble(ref.current)
  }, [refusals])

  function edit(part: Partial<RequestDraft>) {
    setDraft(now => ({ ...now, ...part }))
    setErrors(now => withoutThoseOf(now, part))
  }

  function missing(): Errors {
    const days = { from_date: troubleWith(draft.from), to_date: troubleWith(draft.to) }
    const example = t('common:dateFormatError', { example: '2026-11-26' })
    return {
      ...(days.from_date && { from_date: days.from_date === 'missing' ? t('firstDayMissing') : example }),
      ...(days.to_date && { to_date: days.to_date === 'missing' ? t('lastDayMissing') : example }),
      ...(isForChild(draft.typeId) && draft.childId === null && { child_id: t('childMissing') }),
    }
  }

  async function create() {
    const body = bodyOf(draft, me)
    const { data } = await creating.change({ body }, { retryKey: keys.for(body) })
    keys.done(body)
    if (Array.isArray(data)) return setOutcome(data)
    toast.success(t('created'))
    onClose()
  }

  function setOutcome(told: PersonResult[]) {
    if (told.some(({ errors: refused }) => refused)) return setResults(told)
    const shown = toast.undoable(t('createdForSeveral', { count: told.length }), {
      label: t('undo'),
      onAction: () => {
        toast.close(shown)
        void sayTakenBack(told)
      },
    })
    onClose()
  }

  async function save(id: string) {
    await changing.change({ path: { id }, body: change(draft) })
    toast.success(t('modified'))
    onClose()
  }

  async function send() {
    try {
      await (task.mode === 'create' ? create() : save(task.request.id))
    } catch (error) {
      const failure = shownFailure(error)
      if (!failure) return
      countRefusals(count => count + 1)
      if (failure.kind === 'again') return setGeneral([failure.network ? t('networkTrouble') : failure.message])
      keys.done(bodyOf(draft, me))
      setErrors(failure.errors)
      setGeneral(failure.general)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = missing()
    setErrors(wrong)
    setGeneral([])
    if (Object.keys(wrong).length === 0) void send()
    else countRefusals(count => count + 1)
  }

  return { draft, edit, errors, general, results, submit, ref, isSending: creating.isChanging || changing.isChanging }
}

/** A box that was ticked before somebody was picked for whom it does not hold is not sent. */
function bodyOf(draft: RequestDraft, me: CurrentUser) {
  const { adminOptions, canAutoApprove } = choicesOf(me, 'create', draft.people)
  return creation({ ...draft, autoApprove: draft.autoApprove && canAutoApprove }, { asAdmin: adminOptions })
}

const fieldsOf: Partial<Record<keyof RequestDraft, FormField>> = {
  typeId: 'type_id',
  from: 'from_date',
  to: 'to_date',
  comment: 'comment',
  people: 'user_id',
  childId: 'child_id',
  unpaidKind: 'unpaid_kind',
}

/** What is being mended is not called wrong any more. */
function withoutThoseOf(errors: Errors, part: Partial<RequestDraft>): Errors {
  const mended = Object.keys(part).map(key => fieldsOf[key as keyof RequestDraft])
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !mended.includes(field as FormField)))
}
