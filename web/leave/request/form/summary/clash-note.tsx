import { Trans, useTranslation } from 'react-i18next'
import type { Period } from '#shared/calendar/period.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { useTypeName } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import type { Clash } from './clash.ts'
import styles from '../request-form.module.css'

type BookingInTheWay = Clash<Period & { type_id: number }>

/** Which of the chosen days are taken, and by what. */
export function ClashSentence({ clash: { booking, days } }: { clash: BookingInTheWay }) {
  const { t } = useTranslation('request')
  const { shortRange } = useDates()
  const nameOf = useTypeName()
  const isWhole = booking.from_date === days.from_date && booking.to_date === days.to_date
  return (
    <span className={styles.taken}>
      <Trans
        t={t}
        i18nKey={isWhole ? 'clashWhole' : 'clash'}
        values={{
          day: shortRange(days.from_date, days.to_date),
          what: nameOf(booking.type_id).toLocaleLowerCase(),
          dates: shortRange(booking.from_date, booking.to_date),
        }}
        components={{ b: <b /> }}
      />
    </span>
  )
}

interface ClashNoteProps {
  clash: BookingInTheWay | undefined
  onUse: (instead: Period) => void
}

/** Names the booking that is in the way, and offers free days; while there is none its place says how days are chosen. */
export function ClashNote({ clash, onUse }: ClashNoteProps) {
  const { t } = useTranslation('request')
  const { shortRange } = useDates()
  return (
    <div className={styles.clash} data-hint={!clash || undefined}>
      {!clash && <p className={styles.howTo}>{t('chooseDays')}</p>}
      <div className={styles.inTheWay} role="status">
        {clash && (
          <>
            <span className={styles.sentence}>
              <Icon name="error" size="sm" />
              <ClashSentence clash={clash} />
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
