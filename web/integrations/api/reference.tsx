import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import type { OpenApi } from '#shared/contract/openapi.ts'
import { referenceOf } from '#shared/integrations/reference.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { ReferenceEntry } from './reference-entry.tsx'
import styles from './api.module.css'

/** The endpoints in the order in which a program needs them. */
export const parts = [
  {
    word: 'partPeople',
    names: [
      'listPeople',
      'showPerson',
      'listEmployments',
      'upcomingEvents',
      'listGroups',
      'addGroup',
      'listPositions',
      'addPosition',
      'changePosition',
      'removePosition',
    ],
  },
  {
    word: 'partLeave',
    names: [
      'previewLeave',
      'requestLeave',
      'listDaysOff',
      'showRequest',
      'changeLeave',
      'shortenLeave',
      'cancelLeave',
      'listWaiting',
      'approveLeave',
      'denyLeave',
      'listAbsent',
      'showCalendar',
      'showBalance',
      'listBalances',
      'listExtraDays',
      'grantExtraDays',
      'removeExtraDays',
    ],
  },
  {
    word: 'partCompany',
    names: ['showCompany', 'listHolidays', 'addHoliday', 'changeHoliday', 'removeHoliday'],
  },
  {
    word: 'partAttendance',
    names: ['showAttendance', 'listSheets', 'listSheetStates', 'previewPayroll'],
  },
] as const

async function loadDescription(address: string): Promise<OpenApi> {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address} answers ${reply.status}`)
  return (await reply.json()) as OpenApi
}

/** Every endpoint that a key may call, as the service itself describes them. */
export function Reference({ base }: { base: string }) {
  const { t } = useTranslation('api')
  const { today } = useDates()
  const { data, error, mutate } = useSWR('/api/openapi.json', loadDescription, { revalidateOnFocus: false })
  if (error && !data) return <LoadFailed title={t('loadFailed')} onRetry={() => void mutate()} />
  if (!data) return <SkeletonRows rows={12} />
  const entries = referenceOf(data, today)
  return parts.map(({ word, names }) => {
    const here = names.flatMap(name => entries.filter(entry => entry.name === name))
    return (
      <section key={word}>
        <h3>{t(word)}</h3>
        <ul className={styles.entries} aria-label={t(word)}>
          {here.map(entry => (
            <ReferenceEntry key={entry.name} entry={entry} base={base} />
          ))}
        </ul>
      </section>
    )
  })
}
