import { useTranslation } from 'react-i18next'
import type { Told } from '#shared/contract/client.ts'
import type { leave } from '#shared/leave/contract.ts'
import { personName } from '#web/ui/person/person-name.ts'
import styles from './non-working-days.module.css'

export type Effect = Told<typeof leave.recountEffect>['data']

/** Who gets booked days back by a change, and who needs more. */
export function EffectList({ effect }: { effect: Effect }) {
  const { t, i18n } = useTranslation('calendar')
  if (effect.length === 0) return <p className={styles.quiet}>{t('effectNobody')}</p>
  return (
    <section className={styles.effect} aria-label={t('effect')}>
      <h3>{t('effect')}</h3>
      <ul>
        {effect.map(({ user_id, days, ...person }) => (
          <li key={user_id}>
            <span>{personName(person, i18n.language)}</span>
            <span className={styles.gain} data-gain={days > 0 || undefined}>
              {t(days > 0 ? 'daysBack' : 'daysMore', { count: Math.abs(days) })}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{t('recountFollows')}</p>
    </section>
  )
}
