import { Trans, useTranslation } from 'react-i18next'
import type { Period } from '#shared/calendar/period.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { useTypeName } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import type { Clash } from './clash.ts'
import styles from '../request-form.module.css'

interface ClashNoteProps {
  clash: Clash<Period & { type_id: number }> | undefined
  onUse: (instead: Period) => void
}

/** Names the booking that is in the way, and offers free days; while there is none its place says how days are chosen. */
export function ClashNote({ clash, onUse }: ClashNoteProps) {
  const { t } = useTranslation('request')
  const { shortRange } = useDates()
  const nameOf = useTypeName()
  return (
    <div className={styles.clash}>
      {!clash && <p className={styles.howTo}>{t('chooseDays')}</p>}
      <div className={styles.inTheWay} role="status">
        {clash && (
          <>
            <span className={styles.sentence}>
              <Icon name="error" size="sm" />
              <span>
                <Trans
                  t={t}
                  i18nKey="clash"
                  values={{
                    day: shortRange(clash.days.from_date, clash.days.to_date),
                    what: nameOf(clash.booking.type_id).toLocaleLowerCase(),
                    dates: shortRange(clash.booking.from_date, clash.booking.to_date),
                  }}
                  components={{ b: <b /> }}
                />
              </span>
            </span>
            {clash.instead && (
              <Button size="sm" onPress={() => onUse(clash.instead!)}>
                {t('clashUse', { dates: shortRange(clash.instead.from_date, clash.instead.to_date) })}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}
