import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { leave, type RequestView } from '#shared/leave/contract.ts'
import { useChange } from '#web/api/use-change.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import type { FormField } from '../../request-error.ts'
import { focusFirstTrouble } from '../form/focus-first-trouble.ts'
import { troubleWith } from '../form/typed-days.ts'
import { useFailure } from '../../use-request-error.ts'

/** What stands in the form that shortens a leave. */
interface Wish {
  last: string
  /** Nothing of the leave is left. */
  isGone: boolean
  reason: string
}

type Errors = Partial<Record<FormField, string>>

/** The state of the form that shortens a leave, and the sending of it. */
export function useShortening(request: RequestView, onClose: () => void) {
  const { t } = useTranslation(['request', 'leave'])
  const { change, isChanging: isSending } = useChange(leave.shortenLeave)
  const shownFailure = useFailure({ mode: 'shorten', onClose })
  const [wish, setWish] = useState<Wish>({ last: '', isGone: false, reason: '' })
  const [errors, setErrors] = useState<Errors>({})
  const [trouble, setTrouble] = useState<string>()
  const [refusals, countRefusals] = useState(0)
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) focusFirstTrouble(ref.current)
  }, [refusals])

  function edit(part: Partial<Wish>) {
    setWish(now => ({ ...now, ...part }))
    setErrors({})
  }

  function missing(): Errors {
    const day = wish.isGone ? undefined : troubleWith(wish.last)
    const example = t('common:dateFormatError', { example: request.from_date })
    return {
      ...(day && { to_date: day === 'missing' ? t('leave:lastDayMissing') : example }),
      ...(!wish.reason.trim() && { reason: t('problems:required') }),
    }
  }

  async function send() {
    try {
      const to_date = wish.isGone ? null : wish.last
      await change({ path: { id: request.id }, body: { to_date, reason: wish.reason.trim() } })
      toast.success(t('request:shortened'))
      onClose()
    } catch (error) {
      const failure = shownFailure(error)
      if (!failure) return
      countRefusals(count => count + 1)
      if (failure.kind === 'again') return setTrouble(failure.network ? t('leave:networkTrouble') : failure.message)
      setErrors(failure.errors)
      setTrouble(failure.general.join(' '))
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = missing()
    setErrors(wrong)
    setTrouble(undefined)
    if (Object.keys(wrong).length === 0) void send()
    else countRefusals(count => count + 1)
  }

  return { wish, edit, errors, trouble, submit, ref, isSending }
}
