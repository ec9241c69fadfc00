import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import type { Preview } from '#shared/leave/contract/request/preview-leave.ts'
import { isForChild } from '#shared/leave/types.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { call } from '#web/api/call.ts'
import { retryKeys } from '#web/api/retry-keys.ts'
import { useChange } from '#web/api/use-change.ts'
import { isUnpaid } from '../request/form/form-choices.ts'
import { changeBody, newDraft, previewBody } from '../request/form/request-draft.ts'
import { useSentToast } from '../request/use-sent-toast.ts'
import { useRequestError } from '../use-request-error.ts'
import type { Wish } from './use-meaning.ts'

/** The draft of the form that says what a wish says. */
export const draftOf = ({ typeId, person, period }: Wish) =>
  newDraft({ type_id: typeId, ...period, user_id: person ? [person.id] : [] })

/** Whether something has to be chosen that a line does not say: days, a child, or what kind of unpaid leave. */
export const needsForm = ({ typeId, period }: Wish) => !period || isForChild(typeId) || isUnpaid(typeId)

/** The sentences that stand against a request. */
export const objectionsOf = ({ errors }: Preview) => Object.values(errors).flat()

/** Sends a wish as a request, once, if nothing stands against it; the toast takes it back. */
export function useSend(me: CurrentUser, onClose: () => void) {
  const { t } = useTranslation('command')
  const { change } = useChange(leave.requestLeave)
  const toastSent = useSentToast(me)
  const [keys] = useState(() => retryKeys(() => crypto.randomUUID()))
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const handleError = useRequestError({ mode: 'create', onClose })

  /** @returns the objection, if there is one */
  async function objectionTo(wish: Wish, preview: Preview | undefined) {
    const about = wish.person ? { user_id: wish.person.id } : {}
    const known = preview ?? (await call(leave.previewLeave, { body: previewBody(draftOf(wish), about) })).data
    return objectionsOf(known)[0]
  }

  async function request(wish: Wish) {
    const body = { ...changeBody(draftOf(wish)), ...(wish.person && { user_id: wish.person.id }) }
    const { data } = await change({ body }, { retryKey: keys.for(body) })
    keys.done(body)
    if (!Array.isArray(data)) toastSent(data)
    onClose()
  }

  async function send(wish: Wish, preview: Preview | undefined) {
    if (isSending) return
    setSending(true)
    setProblem(undefined)
    try {
      const objection = await objectionTo(wish, preview)
      if (objection) setProblem(objection)
      else await request(wish)
    } catch (error) {
      const unhandled = handleError(error)
      if (unhandled) setProblem(unhandled.kind === 'retryable' ? unhandled.sentence : t('checkInForm'))
    } finally {
      setSending(false)
    }
  }

  return { send, isSending, problem, clearProblem: () => setProblem(undefined) }
}
