import { useEffect, useState, type ClipboardEvent } from 'react'
import { useFieldArray, useForm, useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { people } from '#shared/people/contract.ts'
import { focusOnTrouble, troubleIn } from '#web/api/trouble-in.ts'
import { useChange } from '#web/api/use-change.ts'
import { Alert } from '#web/ui/alert/alert.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { FormSelect, FormTextField } from '#web/ui/form/form-parts.tsx'
import { StatusLabel } from '#web/ui/status-label/status-label.tsx'
import styles from './people.module.css'
import { addressesIn, emptyRow, filled, nothingYet, withPasted, type Team } from './team-rows.ts'

interface TeamPageProps {
  start: Team | undefined
  onTyping: (typed: Team) => void
  /** Ends the registration. */
  finish: () => Promise<void>
  /** The step before this one. */
  back: string
}

/** Who else belongs to the company: invited by e-mail, or later. */
export function TeamPage({ start = nothingYet, onTyping, finish, back }: TeamPageProps) {
  const { t } = useTranslation(['people', 'common'])
  const form = useForm<Team>({ defaultValues: start })
  const { control, getValues, setValue, setError, clearErrors } = form
  const { change, isChanging } = useChange(people.invitePeople)
  const [isFinishing, setFinishing] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const rows = useWatch({ control, name: 'rows' })
  const invited = useWatch({ control, name: 'invited' })
  const waiting = filled(rows).length

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => onTyping(values) }), [form, onTyping])

  async function invite() {
    setTrouble(undefined)
    clearErrors()
    const asked = filled(getValues('rows'))
    const twice = asked.filter(({ row }, index) => asked.findIndex(other => sameAddress(other.row, row)) < index)
    for (const { at } of twice) setError(`rows.${at}.email`, { message: t('twice') }, { shouldFocus: true })
    if (twice.length) return
    try {
      const invites = asked.map(({ row }) => ({ email: row.email.trim(), role: row.role === '2' ? (2 as const) : (1 as const) }))
      const { data } = await change({ body: { invites } })
      const failed = data.filter(result => result.errors)
      const sent = asked.filter((_, index) => !data[index]?.errors)
      setValue('invited', [...getValues('invited'), ...sent.map(({ row }) => row)])
      const left = asked.filter((_, index) => data[index]?.errors).map(({ row }) => row)
      setValue('rows', left.length ? left : [emptyRow])
      left.forEach((_, at) => setError(`rows.${at}.email`, { message: failed[at]!.errors!.join(' ') }, { shouldFocus: at === 0 }))
      if (failed.length) setTrouble(t('someFailed', { count: failed.length }))
    } catch (error) {
      setTrouble(troubleIn(error, errors => placeErrors(errors, asked, setError)))
    }
  }

  async function end() {
    setFinishing(true)
    try {
      await finish()
    } catch (error) {
      setFinishing(false)
      setTrouble(troubleIn(error, errors => Object.values(errors).flat()))
    }
  }

  return null
}
