import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReplyOf } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import type { PersonView } from '#shared/people/contract/person-view.ts'
import { useApi } from '#web/api/use-api.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useChange } from '#web/api/use-change.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { thisYearInBudapest } from '#web/ui/dates/today.ts'
import { useEffectQuestion } from '#web/ui/feedback/effect/use-effect-question.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { Difference } from '#web/ui/data/difference/difference.tsx'
import { Select } from '#web/ui/form/select/select.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { factsEffectOf, usePendingEffect } from '../facts/effects.tsx'
import { signed } from '../facts/signed.ts'
import { ExtraDaysForm } from './extra-days-form.tsx'
import styles from '../profile/profile.module.css'

type ExtraGrant = ReplyOf<typeof leave.listExtraDays>['data'][number]

/** The days granted or taken away by hand in a year. */
export function ExtraDays({ person, mayGrant }: { person: PersonView; mayGrant: boolean }) {
  const { t, i18n } = useTranslation('profile')
  const thisYear = thisYearInBudapest()
  const [year, chooseYear] = useState(thisYear)
  const { change } = useChange(leave.removeExtraDays)
  const { ask, dialog } = useEffectQuestion()
  const pending = usePendingEffect()
  const { data, error, mutate } = useApi(leave.listExtraDays, {
    path: { id: person.id },
    query: { year: String(year) },
  })
  /** Asks first, and shows what the removal leads to. */
  async function remove({ id, days, comment }: ExtraGrant) {
    const effect = factsEffectOf(person.id, { call: leave.removeExtraDays.route, extra_id: id, year })
    const question = {
      title: t('removeExtraTitle', { days: signed(days, i18n.language), year }),
      confirm: t('removeExtra'),
      isDanger: true,
      note: comment && <p>{comment}</p>,
      effect: pending(effect),
    }
    if (!(await ask(question))) return
    await toastOnError(async () => {
      const { proposal } = await change({ path: { id: person.id, extraId: id }, query: { year: String(year) } })
      if (proposal) toast.info(t('extraToConfirm'))
      else toast.success(t('extraRemoved'))
    })
  }

  const years = [thisYear + 1, thisYear, thisYear - 1, thisYear - 2].map(String)

  return (
    <Card title={t('extraDays')}>
      <p className={styles.explained}>{t('extraDaysLead')}</p>
      <div className={styles.form}>
        <div className={styles.year}>
          <Select
            label={t('year')}
            options={years.map(value => ({ value, label: value }))}
            value={String(year)}
            onChange={chosen => chooseYear(Number(chosen))}
          />
        </div>
        {error && !data ? (
          <LoadFailed title={t('loadFailed')} onRetry={() => void mutate()} />
        ) : (
          <ExtraList extras={data?.data} year={year} {...(mayGrant && { onRemove: extra => void remove(extra) })} />
        )}
        {mayGrant && <ExtraDaysForm key={year} person={person} year={year} />}
      </div>
      {dialog}
    </Card>
  )
}

interface ExtraListProps {
  extras: readonly ExtraGrant[] | undefined
  year: number
  onRemove?: (extra: ExtraGrant) => void
}

function ExtraList({ extras, year, onRemove }: ExtraListProps) {
  const { t, i18n } = useTranslation('profile')
  if (!extras) return <SkeletonRows rows={1} />
  if (extras.length === 0) return <p className={styles.note}>{t('noExtraDays', { year })}</p>
  return (
    <ul className={styles.list} aria-label={t('extraDays')}>
      {extras.map(extra => (
        <li key={extra.id} className={styles.extra}>
          <Difference isGain={extra.days > 0}>
            {signed(extra.days, i18n.language)} {t('days')}
          </Difference>
          <span className={styles.comment}>{extra.comment || t('noComment')}</span>
          {onRemove && (
            <IconButton
              icon="trash"
              name={t('removeExtraNamed', { days: signed(extra.days, i18n.language), comment: extra.comment })}
              onPress={() => onRemove(extra)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
