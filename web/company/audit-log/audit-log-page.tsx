import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { auditActs } from '#shared/company/audit/audit-entry.ts'
import { listPeople } from '#shared/people/contract/list-people.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { csvOf, csvType } from '#shared/words/csv-of.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import { DayFilter } from '#web/ui/form/date-range/day-filter.tsx'
import { Select } from '#web/ui/form/select/select.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { PageTitle } from '#web/ui/page-title/page-title.tsx'
import styles from './audit-log.module.css'
import { rowOf } from './entry-in-words.ts'
import { LogEntries } from './log-entries.tsx'
import { loadLog } from './load-log.ts'
import { useLogFilter } from './use-log-filter.ts'

/** The value of a choice that filters nothing out. */
const every = 'every'

/** Who changed what in the company, from what to what. */
export function AuditLogPage() {
  const { t, i18n } = useTranslation(['auditlog', 'settings'])
  const { filter, set, clear } = useLogFilter()
  const people = useApi(listPeople)
  const { moment, today } = useDates()
  const [loaded, setLoaded] = useState<number>()
  const { compare } = new Intl.Collator(i18n.language)
  const employees = (people.data?.data ?? [])
    .map(person => ({ value: person.id, label: personName(person, i18n.language) }))
    .filter(({ label }) => label)
    .toSorted((one, other) => compare(one.label, other.label))
  const acts = auditActs
    .map(act => ({ value: act, label: t(act) }))
    .toSorted((one, other) => compare(one.label, other.label))

  async function download() {
    setLoaded(0)
    await toastOnError(async () => {
      const entries = await loadLog(filter, setLoaded)
      const head = [t('when'), t('who'), t('what'), t('whom'), t('changes'), t('reason')]
      const rows = entries.map(entry => rowOf(entry, t, moment))
      saveFile(`${t('fileName')}-${today}.csv`, csvOf([head, ...rows]), csvType)
      toast.success(t('downloaded', { count: entries.length }))
    })
    setLoaded(undefined)
  }

  return (
    <div className={styles.page}>
      <PageTitle
        actions={
          <Button icon="download" isPending={loaded !== undefined} onPress={() => void download()}>
            {loaded ? t('downloading', { count: loaded }) : t('download')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <p className={styles.lead}>{t('lead')}</p>
      <div className={styles.filters}>
        <Select
          label={t('person')}
          value={filter.subject ?? every}
          onChange={subject => set({ subject: subject === every ? null : subject })}
          options={[{ value: every, label: t('everybody') }, ...employees]}
        />
        <Select
          label={t('act')}
          value={filter.act ?? every}
          onChange={act => set({ act: act === every ? null : act })}
          options={[{ value: every, label: t('everyAct') }, ...acts]}
        />
        <DayFilter label={t('from')} value={filter.from} onChange={from => set({ from })} />
        <DayFilter label={t('to')} value={filter.to} onChange={to => set({ to })} />
      </div>
      <LogEntries key={JSON.stringify(filter)} filter={filter} onClear={clear} />
    </div>
  )
}
