import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Year } from '#shared/calendar/day.ts'
import { company } from '#shared/company/contract.ts'
import { call } from '#web/api/call.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { dayWithWeekday } from '#web/ui/dates/dates.ts'
import type { AskAboutEffect } from '#web/ui/feedback/effect/use-effect-question.tsx'
import { useCalendarEffect } from '../effect/use-calendar-effect.tsx'
import styles from './non-working-days.module.css'

interface ImportYearProps {
  year: Year
  ask: AskAboutEffect
}

interface MissingDay {
  date: string
  name: string
}

/** Imports the public holidays of a company outside Hungary, after a preview of the days and of whom they affect. */
export function ImportYear({ year, ask }: ImportYearProps) {
  const { t } = useTranslation('calendar')
  const { change } = useChange(company.importHolidays)
  const effectOf = useCalendarEffect()
  const [isBusy, setBusy] = useState(false)

  async function take() {
    const { data: days } = await call(company.listMissingHolidays, { query: { year: String(year) } })
    if (days.length === 0) return toast.success(t('importedNone'))
    const isSure = await ask({
      title: t('confirmImport', { year }),
      confirm: t('import'),
      note: <MissingDays days={days} />,
      effect: effectOf({ call: company.importHolidays.route, days }),
    })
    if (!isSure) return undefined
    const { data } = await change({ body: { year } })
    return toast.success(t('imported', { count: data.length }))
  }

  async function press() {
    setBusy(true)
    try {
      await toastOnError(take, ({ errors, message }) => Object.values(errors).flat()[0] ?? message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button icon="download" isPending={isBusy} onPress={() => void press()}>
      {t('importYear', { year })}
    </Button>
  )
}

function MissingDays({ days }: { days: readonly MissingDay[] }) {
  const { t, i18n } = useTranslation('calendar')
  return (
    <ul className={styles.missing} aria-label={t('missingDays')}>
      {days.map(({ date, name }) => (
        <li key={date}>
          <time dateTime={date}>{dayWithWeekday(date, i18n.language)}</time>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
